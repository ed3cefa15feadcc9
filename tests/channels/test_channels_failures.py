"""Silence, failures and kills in the middle of a turn: nothing accepted is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from ways import CLIS, Around, Played, play, still_running, way

from harness.freezing.lineup import Entry
from harness.models.entry_model import model_of
from harness.models.mcp_server import OVER
from harness.models.policies import POLICIES
from harness.models.seam import ModelAnswer, ToolCall
from harness.models.stand_in.app import standing_in
from harness.models.stand_in.reply import Cut, Failure, Hang, Reply, Said, policy
from harness.models.wire.form import WireRequest
from harness.spine import events as ev
from harness.spine.effects import AskModel
from harness.spine.fault_table import FAULT_TABLE

pytestmark = pytest.mark.channels


def at(number: int, trouble: Callable[[WireRequest], Said]) -> Reply:
    """The assistant, with one request that comes to something else."""
    plays = policy()

    def reply(request: WireRequest, now: int) -> Said:
        return trouble(request) if now == number else plays(request, now)

    return reply


def accepted(played: Played) -> list[tuple[int, str]]:
    """Acting calls that were accepted."""
    acting = ("set_lineup", "set_plan", "substitute", "change_tactic", "end_turn")
    return [(turn, tool) for turn, tool, _, ok, _ in played.calls if ok and tool in acting]


ONCE = [(1, "set_lineup"), (1, "set_plan"), (1, "end_turn"), (2, "end_turn")]


@pytest.mark.parametrize("name", CLIS)
async def test_cli_that_calls_nothing_is_nudged_in_its_own_conversation(name: str, tmp_path: Path) -> None:
    """Each end without a call is one answer; what it is told next comes behind what was said before."""
    said = iter([ModelAnswer(text="Hm."), ModelAnswer(text="Well.")])
    plays = policy()

    def reply(request: WireRequest, number: int) -> Said:
        return next(said, None) or plays(request, number)

    async with way(name, reply) as through:
        played = await play(through.model, tmp_path)
        assert through.stand_in is not None
        third = through.stand_in.requests[2].messages
    texts = [answered.answer.text for answered in played.of(ev.ModelAnswered)]
    assert texts[:3] == ["Hm.", "Well.", "I look at the squad first."]
    assert accepted(played) == ONCE
    roles = [message["role"] for message in third]
    assert roles == ["user", "assistant", "user", "assistant", "user"]
    assert "You called no tool" in third[2]["content"]


@pytest.mark.parametrize("name", CLIS)
async def test_cli_that_stays_silent_is_closed_by_the_safeguard(name: str, tmp_path: Path) -> None:
    """Three ends without a call: `no_tool_call`, as for any other model."""
    async with way(name, lambda _request, _number: ModelAnswer(text="I think.")) as through:
        played = await play(through.model, tmp_path)
    assert [taken.reason for taken in played.of(ev.FallbackTaken)] == ["no_tool_call"] * 2


@pytest.mark.parametrize("name", CLIS)
@pytest.mark.parametrize(
    "trouble",
    [
        pytest.param(lambda _: Failure(500), id="500"),
        pytest.param(lambda _: Failure(401), id="401"),
        pytest.param(lambda r: Cut(POLICIES["assistant"](list(r.messages), list(r.tools), 0)), id="cut"),
    ],
)
async def test_provider_that_fails_in_a_turn_costs_a_retry_and_no_call(
    name: str, trouble: Callable[[WireRequest], Said], tmp_path: Path
) -> None:
    """Whether the CLI or the harness tries again: every accepted call stands once."""
    async with way(name, at(3, trouble)) as through:
        played = await play(through.model, tmp_path)
    assert accepted(played) == ONCE
    assert len(played.of(ev.EffectFailed)) <= 1
    assert not played.of(ev.FallbackTaken)
    assert any("provider" in text for text in [*played.notes, *map(failure, played.of(ev.EffectFailed))])


def failure(event: ev.EffectFailed) -> str:
    return event.detail


@pytest.mark.parametrize("name", CLIS)
async def test_provider_that_hangs_is_given_up_after_the_time_out(name: str, tmp_path: Path) -> None:
    """The process group is killed, and another CLI is told the turn so far."""
    over = asyncio.Event()
    async with way(name, at(2, lambda _: Hang(over)), timeout_s=4) as through:
        around = Around(through.cli)
        played = await play(around, tmp_path)
        over.set()
        assert through.stand_in is not None
        told = through.stand_in.requests[2].messages[0]["content"]
    assert [event.error for event in played.of(ev.EffectFailed)] == ["ModelUnavailable"]
    assert "did nothing for 4 s" in played.of(ev.EffectFailed)[0].detail
    assert "## This turn so far" in told
    assert "call: get_squad" in told
    assert accepted(played) == ONCE
    assert len(around.tokens) == 3
    assert not still_running(around.tokens)


@pytest.mark.parametrize("name", CLIS)
async def test_cli_killed_in_the_middle_of_a_turn_is_followed_by_another(name: str, tmp_path: Path) -> None:
    """After set_lineup was accepted, before its result got back to the model."""
    killed = list[int]()
    async with way(name) as through:

        def kill_once(messages: list[dict[str, Any]]) -> None:
            calls = [call["function"]["name"] for m in messages for call in m.get("tool_calls") or ()]
            if calls[-1:] == ["set_lineup"] and not killed:
                killed.append(through.cli.process_id)
                os.killpg(killed[0], signal.SIGKILL)

        played = await play(Around(through.cli, kill_once), tmp_path)
    assert killed
    assert len(played.of(ev.EffectFailed)) == 1
    done = accepted(played)
    assert done[0] == (1, "set_lineup")
    assert len(done) == len(set(done))
    assert (1, "end_turn") in done
    assert (2, "end_turn") in done


@pytest.mark.parametrize("name", CLIS)
async def test_turn_without_our_tools_fails_before_it_counts(name: str, tmp_path: Path) -> None:
    """The MCP server refuses the token: ModelUnavailable, no answer, then the turn is played; all shown."""
    async with way(name) as through:
        server, tries = through.cli.server, list[bool]()

        def refuse_first(_messages: list[dict[str, Any]]) -> None:
            server.accepts = bool(tries)
            tries.append(server.accepts)

        played = await play(Around(through.cli, refuse_first), tmp_path)
        assert server.refused > 0
        assert through.stand_in is not None
        assert len(through.stand_in.requests) == len({id(r) for r in through.stand_in.requests if r.tools})
    failed = played.of(ev.EffectFailed)
    assert [(event.error, event.then) for event in failed] == [("ModelUnavailable", "retry")]
    kinds = [event.type for event in played.events]
    assert kinds.index("effect_failed") < kinds.index("model_answered")
    assert accepted(played) == ONCE


@pytest.mark.parametrize("name", CLIS)
async def test_mcp_server_that_loses_the_turn_in_its_middle_costs_a_retry(name: str, tmp_path: Path) -> None:
    """After set_lineup was accepted it knows no token any more: given up at once, told again, done once."""
    async with way(name) as through:
        server, lost = through.cli.server, list[bool]()

        def lose_once(messages: list[dict[str, Any]]) -> None:
            server.accepts = True
            calls = [call["function"]["name"] for m in messages for call in m.get("tool_calls") or ()]
            if calls[-1:] == ["set_lineup"] and not lost:
                lost.append(True)
                server.accepts = False

        played = await play(Around(through.cli, lose_once), tmp_path)
        assert through.stand_in is not None
        assert len(through.stand_in.requests) < 12
    assert lost
    assert [event.error for event in played.of(ev.EffectFailed)] in ([], ["ModelUnavailable"])
    done = accepted(played)
    assert len(done) == len(set(done))
    assert {(1, "set_lineup"), (1, "end_turn"), (2, "end_turn")} <= set(done)


async def test_stale_token_of_a_turn_is_refused(tmp_path: Path) -> None:
    """After the turn its token opens nothing, neither tools nor model."""
    async with way("claude-code") as through:
        model, around = through.cli, Around(through.cli)
        await play(around, tmp_path)
        assert len(around.tokens) == 2  # one a turn
        async with httpx.AsyncClient(trust_env=False) as client:
            asked = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "end_turn"}}
            for token in around.tokens:
                header = {"Authorization": f"Bearer {token}"}
                answer = await client.post(model.server.url, json=asked, headers=header)
                assert (answer.status_code, answer.json()) == (401, {"error": OVER})
                to_model = f"http://127.0.0.1:{model.proxy.port}/v1/messages"
                assert (await client.post(to_model, json={}, headers=header)).status_code == 401


@pytest.mark.parametrize("name", CLIS)
async def test_repeated_call_and_limit_hold_whatever_the_cli_does(name: str, tmp_path: Path) -> None:
    """The same acting call twice closes the turn; so do too many calls."""
    plan = ToolCall(call_id="p", tool="set_plan", arguments='{"plan": "x"}')
    look = ToolCall(call_id="l", tool="list_tactics", arguments="{}")
    tactic = ToolCall(call_id="t", tool="change_tactic", arguments='{"tactic": 3}')

    def reply(request: WireRequest, number: int) -> Said:
        call = look if "Turn: half_time" in str(request.messages[0]["content"]) else tactic
        return ModelAnswer(calls=(call.model_copy(update={"call_id": f"{plan.call_id}{number}"}),))

    async with way(name, reply) as through:
        played = await play(through.model, tmp_path)
    assert [taken.reason for taken in played.of(ev.FallbackTaken)] == ["repeated_call", "too_many_calls"]
    assert sum(turn == 2 for turn, *_ in played.calls) == 40


async def test_dead_endpoint_of_a_cli_gives_way_to_the_next_address(tmp_path: Path) -> None:
    """Its circuit opens after its share of tries; the run goes on elsewhere and the log says so."""
    async with standing_in() as stand_in:
        entry = Entry(
            name="A", channel="codex", model="gpt-5.5", base_url=nobody(), fallback_urls=(stand_in.base_url,)
        )
        async with model_of(entry, 40, tmp_path) as model:
            played = await play(model, tmp_path)
    assert len(played.of(ev.EffectFailed)) == FAULT_TABLE[AskModel].tries // 2
    assert [note for note in played.notes if "gives way to" in note]
    assert accepted(played) == ONCE


def nobody() -> str:
    """An address at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return f"http://127.0.0.1:{listener.getsockname()[1]}"
