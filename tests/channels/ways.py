"""The ways to play through every channel against the stand-in provider, and what passed on each."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from failing_mcp import FailingMcp
from plain_client import PlainMcpModel
from played import MAX_CALLS
from relay import Relay, relaying

from harness.models.cli.model import CliModel, cli_model
from harness.models.cli.program import Ask
from harness.models.cli.programs import PROGRAMS
from harness.models.mcp_server import McpServer
from harness.models.openai_chat import OpenAIChat
from harness.models.seam import Model, ModelAnswer
from harness.models.stand_in.app import StandIn, standing_in
from harness.models.stand_in.reply import Reply
from harness.models.wire.form import WireRequest

MODELS = {"claude-code": "claude-opus-4-6", "codex": "gpt-6.2-sol", "gemini-cli": "gemini-2.5-pro"}
CLIS = tuple(MODELS)
WAYS = ("openai", "openai-streamed", "mcp", *CLIS)


@dataclass(slots=True)
class Way:
    """One channel with its provider."""

    model: Model
    stand_in: StandIn | None = None
    endpoint: Relay | None = None  # before the stand-in: takes it down and up again
    mcp: FailingMcp | None = None
    plain: PlainMcpModel | None = None

    @property
    def cli(self) -> CliModel:
        """Where the channel is a CLI."""
        assert isinstance(self.model, CliModel)
        return self.model


@asynccontextmanager
async def way(
    name: str,
    reply: Reply | None = None,
    *,
    seal: bool = True,
    timeout_s: float = 60.0,
    log_folder: Path | None = None,
    under: tuple[str, ...] = (),
) -> AsyncIterator[Way]:
    """The channel against a stand-in that says this (by default: plays `assistant`)."""
    if name == "mcp":
        server = McpServer()
        async with server.running():
            plain = PlainMcpModel(server)
            yield Way(plain, plain=plain)
            await plain.close()
        return
    async with standing_in(reply) as stand_in, relaying(port_of(stand_in.base_url)) as endpoint:
        url = f"http://127.0.0.1:{endpoint.port}"
        if name in PROGRAMS:
            ask, mcp = Ask(MODELS[name], "high", MAX_CALLS), FailingMcp()
            async with cli_model(
                PROGRAMS[name],
                ask,
                base_url=url,
                api_key="k-real",
                seal=seal,
                timeout_s=timeout_s,
                log_folder=log_folder,
                under=under,
                server=mcp,
            ) as model:
                yield Way(model, stand_in, endpoint, mcp)
            return
        chat = OpenAIChat(
            model="m",
            base_url=f"{url}/v1",
            api_key="k-real",
            stream=name == "openai-streamed",
            timeout_s=timeout_s,
        )
        yield Way(chat, stand_in, endpoint)
        await chat.close()


def picks_team(request: WireRequest) -> bool:
    """Whether the team for a match is picked in this turn."""
    return "Turn: before_match " in str(request.messages[0]["content"])


async def _nothing(_passed: object) -> None:
    """Neither before nor after."""


class Around:
    """A channel with something done before each question and after each answer."""

    def __init__(
        self,
        model: Model,
        before: Callable[[list[dict[str, Any]]], Awaitable[None]] = _nothing,
        after: Callable[[ModelAnswer], Awaitable[None]] = _nothing,
    ) -> None:
        self._model, self._before, self._after = model, before, after
        self.tokens: set[str] = set()

    async def answer(self, messages: list[dict[str, Any]], tools: list[dict[str, Any]]) -> ModelAnswer:
        """As the channel; a CLI's token of the turn is remembered."""
        await self._before(messages)
        answer = await self._model.answer(messages, tools)
        if isinstance(self._model, CliModel) and self._model.server.turn is not None:
            self.tokens.add(self._model.server.turn.token)
        await self._after(answer)
        return answer

    async def leave_turn(self) -> None:
        """As the channel."""
        await self._model.leave_turn()

    async def close(self) -> None:
        """As the channel."""
        await self._model.close()


def port_of(base_url: str) -> int:
    """Of a server on this machine."""
    port = urlsplit(base_url).port
    assert port is not None
    return port


def still_running(tokens: set[str]) -> list[str]:
    """Commands of processes that hold one of these tokens."""
    found = []
    for environment in Path("/proc").glob("[0-9]*/environ"):
        try:
            held = environment.read_bytes()
            command = (environment.parent / "cmdline").read_bytes()
        except OSError:  # it ended while we looked
            continue
        if any(token.encode() in held for token in tokens):
            found.append(command.replace(b"\0", b" ").decode("utf-8", "replace"))
    return found
