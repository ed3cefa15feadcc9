"""`substitute` and `change_tactic` at half-time."""

from __future__ import annotations

from typing import Any

import pytest
from turn_views import DONE, call, context, half_time

from harness.game.port import GameAnswer
from harness.tools.answer_for import answer_for
from harness.tools.context_after import context_after
from harness.tools.outcome import ChangeTactic, Refusal, Substitute, ToolContext

PITCH = [a.player for a in (half_time().match or pytest.fail("no match")).own if a.status == "playing"]
BENCH = [a.player for a in (half_time().match or pytest.fail("no match")).own if a.status == "on the bench"]


def at_half_time() -> ToolContext:
    return context(half_time(), "half_time")


def test_substitute_in_play() -> None:
    """A player on the pitch for one on the bench is an act."""
    assert call("substitute", at_half_time(), off=PITCH[4], on=BENCH[1]) == Substitute(PITCH[4], BENCH[1])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        pytest.param({"off": BENCH[0], "on": BENCH[1]}, "is not on the pitch.", id="off sits"),
        pytest.param({"off": PITCH[0], "on": PITCH[1]}, "cannot come on.", id="on plays"),
        pytest.param({"off": PITCH[0], "on": 3}, "cannot come on.", id="on is at home"),
        pytest.param({"off": PITCH[0], "on": 99}, "no player 99", id="unknown"),
    ],
)
def test_substitute_refused(arguments: dict[str, Any], words: str) -> None:
    """What the screen would refuse is refused in its words."""
    outcome = call("substitute", at_half_time(), **arguments)
    assert isinstance(outcome, Refusal)
    assert words in outcome.reasons[0]


def test_substitute_a_fourth_time() -> None:
    """After three confirmed substitutions all have been made, and nobody comes on twice."""
    now = at_half_time()
    for off, on in zip(PITCH[1:4], BENCH[1:4], strict=True):
        outcome = call("substitute", now, off=off, on=on)
        assert isinstance(outcome, Substitute)
        now = context_after(now, outcome, DONE)
    assert call("substitute", now, off=PITCH[5], on=BENCH[0]) == Refusal(
        ("All substitutions have been made.",)
    )
    own = now.view.match.own if now.view.match else ()
    assert sum(a.status == "playing" for a in own) == 11
    assert {a.player for a in own if a.status == "taken off"} == set(PITCH[1:4])


def test_substitute_before_a_match() -> None:
    """There is nothing to substitute before a match."""
    outcome = call("substitute", off=0, on=1)
    assert isinstance(outcome, Refusal)
    assert "in play only" in outcome.reasons[0]


def test_change_tactic_in_play() -> None:
    """In play it is an act on the tactics screen, by index or name."""
    assert call("change_tactic", at_half_time(), tactic=4) == ChangeTactic(4)
    assert call("change_tactic", at_half_time(), tactic="4-4-2 Plan 4") == ChangeTactic(4)


@pytest.mark.parametrize(
    ("game", "accepted", "key"),
    [
        pytest.param(DONE, True, "done", id="confirmed"),
        pytest.param(GameAnswer("No.", accepted=False, confirmed=False), False, "refused", id="refused"),
        pytest.param(GameAnswer("Eh?", accepted=True, confirmed=False), False, "unconfirmed", id="unseen"),
        pytest.param(None, False, "unconfirmed", id="nothing said"),
    ],
)
def test_answer_to_an_act(game: GameAnswer | None, accepted: bool, key: str) -> None:
    """Done only when memory shows it; the context changes only then."""
    now, outcome = at_half_time(), Substitute(PITCH[2], BENCH[0])
    told = answer_for(outcome, now, game)
    assert isinstance(told.data, dict)
    assert (told.accepted, next(iter(told.data))) == (accepted, key)
    assert (context_after(now, outcome, game) != now) is accepted
