"""`change_tactic` with single positions: on the team sheet before a match, on the screen in play."""

from __future__ import annotations

from typing import Any

import pytest
from full_contexts import context_of
from turn_views import DONE, call

from harness.game.port import Position
from harness.tools.context_after import context_after
from harness.tools.outcome import ChangeTactic, Refusal, WriteTeamSheet

SHEET = context_of().view.team_sheet
STRIKER, KEEPER = SHEET.players[10], SHEET.players[0]
BENCHED = SHEET.players[12]
FREE_CELL = next(cell for cell in range(1, 31) if cell not in SHEET.cells[:11])


def moved(player: int, cell: int, run: int | None = None) -> dict[str, Any]:
    """An argument `positions` with one player."""
    place = {"player": player, "cell": cell} | ({} if run is None else {"run": run})
    return {"positions": [place]}


def test_positions_before_a_match() -> None:
    """One starter stands and runs elsewhere; everything else stays."""
    outcome = call("change_tactic", context_of(), **moved(STRIKER, FREE_CELL, run=1))
    assert isinstance(outcome, WriteTeamSheet)
    assert (outcome.sheet.cells[10], outcome.sheet.cells[26]) == (FREE_CELL, 1)
    rest = [i for i in range(32) if i not in (10, 26)]
    assert [outcome.sheet.cells[i] for i in rest] == [SHEET.cells[i] for i in rest]
    assert outcome.sheet.players == SHEET.players


def test_positions_with_a_tactic_before_a_match() -> None:
    """First the tactic's cells, then the positions."""
    outcome = call("change_tactic", context_of(), tactic=4, **moved(STRIKER, 3))
    assert isinstance(outcome, WriteTeamSheet)
    assert (outcome.sheet.tactic, outcome.sheet.cells[10]) == (4, 3)
    assert outcome.sheet.cells[26] == 3


@pytest.mark.parametrize("kind", ["half_time", "minute_70"])
def test_positions_in_play(kind: Any) -> None:
    """An act on the screen: the tactic as it is, then the moves; the match shows them once confirmed."""
    at = context_of(kind)
    outcome = call("change_tactic", at, **moved(STRIKER, 3, run=8))
    assert isinstance(outcome, ChangeTactic)
    assert outcome.positions == (Position(STRIKER, 3, 8),)
    match = context_after(at, outcome, DONE).view.match
    assert match is not None
    assert next(a.cell for a in match.own if a.player == STRIKER) == 3
    assert context_after(at, outcome, None) == at


@pytest.mark.parametrize(
    ("kind", "arguments", "words"),
    [
        ("before_match", {}, "Give a tactic, positions, or both."),
        ("before_match", moved(BENCHED, 3), "is not in the team."),
        ("before_match", moved(STRIKER, 0), "That position is not on the pitch."),
        ("before_match", moved(STRIKER, SHEET.cells[9]), "Two players stand in the same position."),
        ("before_match", moved(KEEPER, FREE_CELL), "You must field one goalkeeper, in shirt 1."),
        ("minute_70", moved(BENCHED, 3), "is not on the pitch."),
        ("minute_70", moved(STRIKER, 3, run=0), "That position is not on the pitch."),
        (
            "minute_70",
            {"positions": [{"player": STRIKER, "cell": 3}, {"player": SHEET.players[9], "cell": 3}]},
            "Two players stand in the same position.",
        ),
        (
            "half_time",
            {"positions": [{"player": STRIKER, "cell": 3}, {"player": STRIKER, "cell": 4}]},
            "A player can stand in one position only.",
        ),
    ],
)
def test_positions_refused(kind: Any, arguments: dict[str, Any], words: str) -> None:
    """What no sheet and no screen would take."""
    outcome = call("change_tactic", context_of(kind), **arguments)
    assert isinstance(outcome, Refusal)
    assert words in outcome.reasons[0]
