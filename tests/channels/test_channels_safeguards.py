"""The safeguards hold whatever a CLI does: silence, the same call again, too many calls."""

from __future__ import annotations

from pathlib import Path

import pytest
from played import MAX_CALLS, TURNS, Played, accepted, directly, play
from ways import CLIS, picks_team, way

from harness.models.seam import ModelAnswer, ToolCall
from harness.models.stand_in.reply import Said, policy
from harness.models.wire.form import WireRequest
from harness.spine import events as ev

pytestmark = pytest.mark.channels


@pytest.mark.parametrize("name", CLIS)
async def test_cli_that_calls_nothing_is_nudged_in_its_own_conversation(name: str, tmp_path: Path) -> None:
    """Each end without a call is one answer; what it is told next comes behind what was said before."""
    said = iter([ModelAnswer(text="Hm."), ModelAnswer(text="Well.")])
    plays = policy()

    def reply(request: WireRequest, number: int) -> Said:
        return (next(said, None) if picks_team(request) else None) or plays(request, number)

    async with way(name, reply) as through:
        played = await play(through.model, tmp_path, turns=TURNS)
        assert through.stand_in is not None
        third = [r for r in through.stand_in.requests if picks_team(r)][2].messages
    undisturbed = await directly(tmp_path, TURNS)
    assert texts_of(played)[:3] == ["Hm.", "Well.", texts_of(undisturbed)[0]]
    assert accepted(played) == accepted(undisturbed)
    roles = [message["role"] for message in third]
    assert roles == ["user", "assistant", "user", "assistant", "user"]
    assert "You called no tool" in third[2]["content"]


def texts_of(played: Played) -> list[str | None]:
    """What was said in the turn in which the team is picked."""
    return [answered.answer.text for answered in played.of(ev.ModelAnswered) if answered.turn == TURNS]


@pytest.mark.parametrize("name", CLIS)
async def test_cli_that_stays_silent_is_closed_by_the_safeguard(name: str, tmp_path: Path) -> None:
    """Three ends without a call: `no_tool_call`, as for any other model."""
    async with way(name, lambda _request, _number: ModelAnswer(text="I think.")) as through:
        played = await play(through.model, tmp_path, turns=1)
    assert [taken.reason for taken in played.of(ev.FallbackTaken)] == ["no_tool_call"]


@pytest.mark.parametrize("name", CLIS)
async def test_repeated_call_and_limit_hold_whatever_the_cli_does(name: str, tmp_path: Path) -> None:
    """The same acting call twice closes the turn; so do too many calls."""
    calls = {
        "before_match": ToolCall(call_id="t", tool="change_tactic", arguments='{"tactic": 3}'),
        "half_time": ToolCall(call_id="l", tool="list_tactics", arguments="{}"),
    }
    end = ToolCall(call_id="e", tool="end_turn", arguments="{}")

    def reply(request: WireRequest, number: int) -> Said:
        told = str(request.messages[0]["content"])
        call = next((call for kind, call in calls.items() if f"Turn: {kind} " in told), end)
        return ModelAnswer(calls=(call.model_copy(update={"call_id": f"{call.call_id}{number}"}),))

    async with way(name, reply) as through:
        played = await play(through.model, tmp_path)
    taken = played.of(ev.FallbackTaken)
    assert [fallback.reason for fallback in taken] == ["repeated_call", "too_many_calls"]
    assert sum(turn == taken[1].turn for turn, *_ in played.calls) == MAX_CALLS
