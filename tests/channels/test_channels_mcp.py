"""Our MCP server as a CLI meets it: down, with another token, without tools; and what it serves nobody."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from failing_mcp import FailingMcp
from mcp import MCPError
from plain_client import connected
from played import TURNS, accepted, directly, play
from ways import CLIS, Around, way

from harness.models.mcp_server import OVER, McpServer
from harness.models.seam import ModelAnswer, ToolCall
from harness.models.turn_calls import TurnCalls
from harness.models.wire.form import call_message, result_message
from harness.spine import events as ev
from harness.tools.catalogue import BY_NAME, openai_tools

pytestmark = pytest.mark.channels


def down(server: FailingMcp) -> None:
    server.relay.go_down()


def without_tokens(server: FailingMcp) -> None:
    server.knows_tokens = False


def without_tools(server: FailingMcp) -> None:
    server.has_tools = False


@pytest.mark.parametrize("name", CLIS)
@pytest.mark.parametrize("trouble", [down, without_tokens, without_tools])
async def test_turn_without_our_tools_fails_before_it_counts(
    name: str, trouble: Callable[[FailingMcp], None], tmp_path: Path
) -> None:
    """ModelUnavailable, shown in the log, and no model was asked without tools; then the turn is played."""
    async with way(name) as through:
        server, tries = through.mcp, list[bool]()
        assert server is not None

        async def trouble_first(_messages: list[dict[str, Any]]) -> None:
            tries.append(True)
            if len(tries) == 1:
                trouble(server)
            elif len(tries) == 2:
                await server.mend()

        played = await play(Around(through.cli, trouble_first), tmp_path, turns=1)
        assert through.stand_in is not None
        assert all(request.tools for request in through.stand_in.requests)
    failed = played.of(ev.EffectFailed)
    assert [(event.error, event.then) for event in failed] == [("ModelUnavailable", "retry")]
    kinds = [event.type for event in played.events]
    assert kinds.index("effect_failed") < kinds.index("model_answered")
    assert accepted(played) == accepted(await directly(tmp_path, 1))


async def test_stale_token_of_a_turn_is_refused(tmp_path: Path) -> None:
    """After the turn its token opens nothing, neither tools nor model."""
    async with way("claude-code") as through:
        model, around = through.cli, Around(through.cli)
        await play(around, tmp_path, turns=TURNS)
        assert len(around.tokens) == TURNS  # one a turn
        async with httpx.AsyncClient(trust_env=False) as client:
            asked = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "end_turn"}}
            for token in around.tokens:
                header = {"Authorization": f"Bearer {token}"}
                answer = await client.post(model.server.url, json=asked, headers=header)
                assert (answer.status_code, answer.json()) == (401, {"error": OVER})
                to_model = f"http://127.0.0.1:{model.proxy.port}/v1/messages"
                assert (await client.post(to_model, json={}, headers=header)).status_code == 401


@contextlib.asynccontextmanager
async def serving_turn() -> AsyncIterator[McpServer]:
    """The server with one open turn."""
    server = McpServer()
    async with server.running():
        server.turn = TurnCalls(openai_tools())
        yield server


async def test_token_of_a_turn_before_opens_nothing_in_the_next_one() -> None:
    """Neither the tools' list nor a call; the open turn hears nothing of it."""
    async with serving_turn() as server, httpx.AsyncClient(trust_env=False) as client:
        assert server.turn is not None
        header = {"Authorization": f"Bearer {server.turn.token}"}
        server.turn = TurnCalls(openai_tools())
        for method, params in (("tools/list", {}), ("tools/call", {"name": "end_turn"})):
            asked = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
            answer = await client.post(server.url, json=asked, headers=header)
            assert (answer.status_code, answer.json()) == (401, {"error": OVER})
        assert server.refused == 2
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(server.turn.next(), 0.05)


async def test_server_has_tools_alone() -> None:
    """No resources, no templates, no prompts: the protocol's own refusal."""
    async with serving_turn() as server:
        assert server.turn is not None
        async with connected(server.url, server.turn.token) as client:
            assert [tool.name for tool in (await client.list_tools()).tools] == list(BY_NAME)
            for ask in (client.list_resources, client.list_resource_templates, client.list_prompts):
                with pytest.raises(MCPError, match="not found"):
                    await ask()
            with pytest.raises(MCPError, match="not found"):
                await client.read_resource("file:///etc/passwd")


@pytest.mark.parametrize("name", CLIS)
async def test_large_result_reaches_the_model_whole(name: str) -> None:
    """150,000 characters, accents and quotes among them: several times what a tool answers."""
    large = json.dumps({"players": "é'\"\\ <b>" * 15_000}, ensure_ascii=False)
    look = ToolCall(call_id="x", tool="get_squad", arguments="{}")
    said = iter([ModelAnswer(calls=(look,)), ModelAnswer(text="Seen.")])
    talk = [{"role": "system", "content": "Rules."}, {"role": "user", "content": "Look."}]
    async with way(name, lambda _request, _number: next(said)) as through:
        answer = await through.model.answer(talk, openai_tools())
        call = answer.calls[0]
        talk.append(call_message(None, [(call.call_id, call.tool, call.arguments)]))
        answer = await through.model.answer([*talk, result_message(call.call_id, large)], openai_tools())
        assert through.stand_in is not None
        shown = [m["content"] for m in through.stand_in.requests[-1].messages if m["role"] == "tool"]
    assert answer.text == "Seen."
    assert len(large) > 150_000
    assert shown == [large]
    assert not [note for note in answer.notes if "in other words" in note]
