"""The ways to play through every channel against the stand-in provider, and what passed on each."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from plain_client import PlainMcpModel
from pydantic import BaseModel
from run_parts_fakes import parts, started

from harness.clock import FakeClock
from harness.game.fake import FakeGame
from harness.handlers import handlers_of
from harness.models.cli.model import CliModel, cli_model
from harness.models.cli.program import Ask
from harness.models.cli.programs import PROGRAMS
from harness.models.mcp_server import McpServer
from harness.models.openai_chat import OpenAIChat
from harness.models.seam import Model, ModelAnswer
from harness.models.stand_in.app import StandIn, standing_in
from harness.models.stand_in.reply import Reply
from harness.spine import events as ev
from harness.spine.coordinator import Coordinator
from harness.store.fake import MemoryEventLog

E = TypeVar("E", bound=BaseModel)
MODELS = {"claude-code": "claude-opus-4-6", "codex": "gpt-6.2-sol", "gemini-cli": "gemini-2.5-pro"}
CLIS = tuple(MODELS)
WAYS = ("openai", "openai-streamed", "mcp", *CLIS)
MAX_CALLS = 40


@dataclass(slots=True)
class Way:
    """One channel with its provider."""

    model: Model
    stand_in: StandIn | None = None
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
    async with standing_in(reply) as stand_in:
        if name in PROGRAMS:
            ask = Ask(MODELS[name], "high", MAX_CALLS)
            url = stand_in.base_url
            async with cli_model(
                PROGRAMS[name],
                ask,
                base_url=url,
                api_key="k-real",
                seal=seal,
                timeout_s=timeout_s,
                log_folder=log_folder,
                under=under,
            ) as model:
                yield Way(model, stand_in)
            return
        chat = OpenAIChat(
            model="m",
            base_url=f"{stand_in.base_url}/v1",
            api_key="k-real",
            stream=name == "openai-streamed",
            timeout_s=timeout_s,
        )
        yield Way(chat, stand_in)
        await chat.close()


class Around:
    """A CLI's channel with something done before each question and after each answer."""

    def __init__(
        self,
        model: CliModel,
        before: Callable[[list[dict[str, Any]]], None] = lambda _messages: None,
        after: Callable[[ModelAnswer], None] = lambda _answer: None,
    ) -> None:
        self._model, self._before, self._after = model, before, after
        self.tokens: set[str] = set()

    async def answer(self, messages: list[dict[str, Any]], tools: list[dict[str, Any]]) -> ModelAnswer:
        """As the channel; its turn's token is remembered."""
        self._before(messages)
        answer = await self._model.answer(messages, tools)
        assert self._model.server.turn is not None
        self.tokens.add(self._model.server.turn.token)
        self._after(answer)
        return answer

    async def leave_turn(self) -> None:
        """As the channel."""
        await self._model.leave_turn()

    async def close(self) -> None:
        """As the channel."""
        await self._model.close()


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


@dataclass(slots=True)
class Played:
    """A run's events."""

    events: list[ev.Event] = field(default_factory=list)

    def of(self, kind: type[E]) -> list[E]:
        """Those of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def calls(self) -> list[tuple[int, str, str, bool, Any]]:
        """Every call with its result, in order."""
        return [(c.turn, c.tool, c.arguments, c.accepted, c.answer) for c in self.of(ev.ToolAnswered)]

    @property
    def notes(self) -> list[str]:
        """What the channel noted."""
        return [note for answered in self.of(ev.ModelAnswered) for note in answered.answer.notes]

    @property
    def snapshots(self) -> list[str]:
        """Digests of the states."""
        return [taken.sha256 for taken in self.of(ev.SnapshotTaken)]


async def play(model: Model, folder: Path, matches: int = 1, max_calls: int = MAX_CALLS) -> Played:
    """A run on the game in memory."""
    log = MemoryEventLog("b-01", FakeClock().now)
    made = parts(folder, FakeGame(), model)
    await Coordinator(log, handlers_of(made), FakeClock()).play(started(matches, max_calls))
    return Played([stored.event for stored in log.load()])
