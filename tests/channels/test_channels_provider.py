"""A provider that fails: nothing accepted is lost, nothing is done twice, and the log says what happened."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from played import TURNS, accepted, directly, play
from ways import CLIS, Around, picks_team, still_running, way

from harness.freezing.lineup import Entry
from harness.models.entry_model import model_of
from harness.models.policies import POLICIES
from harness.models.stand_in.app import standing_in
from harness.models.stand_in.reply import Cut, Failure, Hang, Reply, Said, policy
from harness.models.wire.form import WireRequest
from harness.spine import events as ev
from harness.spine.effects import AskModel
from harness.spine.fault_table import FAULT_TABLE

pytestmark = pytest.mark.channels
SILENCE_S = 15.0  # longer than any CLI takes to start beside busy neighbours


def at(number: int, trouble: Callable[[WireRequest], Said]) -> Reply:
    """The assistant, with one request of the team's turn that comes to something else."""
    plays, asked = policy(), list[WireRequest]()

    def reply(request: WireRequest, now: int) -> Said:
        asked.extend([request] if picks_team(request) else [])
        troubled = picks_team(request) and len(asked) == number
        return trouble(request) if troubled else plays(request, now)

    return reply


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
    async with way(name, at(2, trouble)) as through:
        played = await play(through.model, tmp_path, turns=TURNS)
    assert accepted(played) == accepted(await directly(tmp_path, TURNS))
    assert len(played.of(ev.EffectFailed)) <= 1
    assert not played.of(ev.FallbackTaken)
    assert any("provider" in text for text in [*played.notes, *map(failure, played.of(ev.EffectFailed))])


def failure(event: ev.EffectFailed) -> str:
    return event.detail


@pytest.mark.parametrize("name", CLIS)
async def test_provider_that_hangs_is_given_up_after_the_time_out(name: str, tmp_path: Path) -> None:
    """The process group is killed, and another CLI is told the turn so far."""
    over = asyncio.Event()
    async with way(name, at(2, lambda _: Hang(over)), timeout_s=SILENCE_S) as through:
        around = Around(through.cli)
        played = await play(around, tmp_path, turns=TURNS)
        over.set()
        assert through.stand_in is not None
        told = [r for r in through.stand_in.requests if picks_team(r)][2].messages[0]["content"]
    assert [event.error for event in played.of(ev.EffectFailed)] == ["ModelUnavailable"]
    assert f"did nothing for {SILENCE_S:g} s" in played.of(ev.EffectFailed)[0].detail
    assert "## This turn so far" in told
    assert "call: get_squad" in told
    assert accepted(played) == accepted(await directly(tmp_path, TURNS))
    assert len(around.tokens) == TURNS + 1
    assert not still_running(around.tokens)


async def test_dead_endpoint_of_a_cli_gives_way_to_the_next_address(tmp_path: Path) -> None:
    """Its circuit opens after its share of tries; the run goes on elsewhere and the log says so."""
    async with standing_in() as stand_in:
        entry = Entry(
            name="A", channel="codex", model="gpt-5.5", base_url=nobody(), fallback_urls=(stand_in.base_url,)
        )
        async with model_of(entry, 40, tmp_path) as model:
            played = await play(model, tmp_path, turns=TURNS)
    assert len(played.of(ev.EffectFailed)) == FAULT_TABLE[AskModel].tries // 2
    assert [note for note in played.notes if "gives way to" in note]
    assert accepted(played) == accepted(await directly(tmp_path, TURNS))


def nobody() -> str:
    """An address at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return f"http://127.0.0.1:{listener.getsockname()[1]}"
