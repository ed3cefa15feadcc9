"""`set_lineup` and `change_tactic` before a match."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from turn_views import before_match, call, context, half_time, told, view_of, world

from cm9798.team_sheet import NONE, TeamSheet
from harness.tools.outcome import Refusal, WriteTeamSheet

NOW = before_match().team_sheet
ELEVEN = list(NOW.players[:11])


def sheet(**arguments: Any) -> TeamSheet:
    outcome = call("set_lineup", **arguments)
    assert isinstance(outcome, WriteTeamSheet), outcome
    return outcome.sheet


def test_set_lineup_with_nothing() -> None:
    """What is left out stays as it is."""
    assert sheet() == NOW


def test_set_lineup_with_everything() -> None:
    """Every part of the sheet can be set, by id or by name."""
    squad = before_match().squad
    written = sheet(
        eleven=[*ELEVEN[:10], squad[20].name],
        substitutes=[1, 3],
        tactic="4-4-2 plan 3",
        captain=squad[2].name,
        penalties=4,
        free_kicks=6,
        corners=7,
    )
    tactic = before_match().tactics[3]
    assert written == TeamSheet(
        players=(*ELEVEN[:10], 20, 1, 3, NONE, NONE, NONE),
        cells=(*tactic.cells, *tactic.substitute_cells, *tactic.runs, *tactic.substitute_cells),
        tactic=3,
        captain=2,
        penalties=4,
        free_kicks=6,
        corners=7,
    )


def test_set_lineup_own_cells() -> None:
    """Own cells replace the tactic's; without runs nobody runs."""
    cells = [0, 10, 6, 9, 7, 13, 20, 16, 18, 29, 27]
    written = sheet(cells=cells)
    assert written.cells == (*cells, *NOW.cells[11:16], *cells, *NOW.cells[11:16])
    runs = [0, 15, 6, 9, 7, 13, 25, 16, 18, 29, 27]
    assert sheet(cells=cells, runs=runs).cells[16:27] == tuple(runs)


def test_set_lineup_bench_keeps_who_can_sit_there() -> None:
    """A substitute who starts leaves the bench, and the bench closes up."""
    written = sheet(eleven=[*ELEVEN[:10], NOW.players[12]])
    assert written.players[11:] == (*(p for p in NOW.players[11:] if p != NOW.players[12]), NONE)


def test_set_lineup_captain_by_default() -> None:
    """When the captain does not play, the most influential starter leads the team."""
    others = [p.index for p in before_match().squad if p.index not in ELEVEN and "GK" not in p.position]
    eleven = [p if p != NOW.captain else others[0] for p in ELEVEN]
    influence = {p.index: p.attributes["influence"] for p in before_match().squad}
    assert influence[sheet(eleven=eleven).captain] == max(influence[p] for p in eleven)


def test_set_lineup_answer_in_words() -> None:
    """The answer names the eleven with their places, the bench and the takers."""
    answer = told("set_lineup", tactic=12)
    squad = {p.index: p.name for p in before_match().squad}
    assert answer.accepted
    assert isinstance(answer.data, dict)
    words: Any = answer.data["team_sheet"]
    assert words["tactic"] == "4-4-2 Plan 12"
    assert words["eleven"][0] == f"1 {squad[ELEVEN[0]]} (GK)"
    assert words["eleven"][1] == f"2 {squad[ELEVEN[1]]} (D far right -> DM far right)"
    assert words["captain"] == squad[NOW.captain]


def refused(kind: str = "", **arguments: Any) -> tuple[str, ...]:
    outcome = call("set_lineup", **arguments)
    assert isinstance(outcome, Refusal), kind
    return outcome.reasons


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        pytest.param({"eleven": [*ELEVEN[:10], ELEVEN[0]]}, "has been selected twice.", id="twice"),
        pytest.param({"substitutes": [ELEVEN[3]]}, "has been selected twice.", id="starts and sits"),
        pytest.param({"eleven": [*ELEVEN[:10], 30]}, "no player 30 in your squad", id="not ours"),
        pytest.param({"cells": [5, *range(6, 16)]}, "one goalkeeper, in shirt 1", id="no goalkeeper"),
        pytest.param({"cells": [0, 0, *range(6, 15)]}, "one goalkeeper, in shirt 1", id="two goalkeepers"),
        pytest.param({"cells": [0, 6, 6, *range(7, 15)]}, "stand in the same position", id="same cell"),
        pytest.param({"captain": 1}, "captain must be in the team", id="captain on the bench"),
        pytest.param({"corners": 1}, "takers must be in the team", id="taker on the bench"),
        pytest.param({"tactic": "Catenaccio"}, "no tactic 'Catenaccio'", id="unknown tactic"),
        pytest.param({"runs": ELEVEN}, "runs needs cells", id="runs alone"),
    ],
)
def test_set_lineup_refused(arguments: dict[str, Any], words: str) -> None:
    """An illegal sheet is refused in the game's words."""
    assert words in refused(**arguments)[0]


@pytest.mark.parametrize(
    ("field", "words"),
    [
        pytest.param("injury_type", "is injured.", id="injured"),
        pytest.param("domestic_ban", "is suspended.", id="banned"),
    ],
)
def test_set_lineup_unavailable_player(field: str, words: str) -> None:
    """Who cannot play is refused by name; the default bench leaves him out."""
    given = world()
    for player in (20, NOW.players[11]):
        given.tables["player"][player][field] = 3
    at = context(view_of(given))
    outcome = call("set_lineup", at, eleven=[*ELEVEN[:10], 20])
    assert outcome == Refusal((f"{at.view.players[20].name} {words}",))
    kept = call("set_lineup", at, eleven=ELEVEN)
    assert isinstance(kept, WriteTeamSheet)
    assert NOW.players[11] not in kept.sheet.players


def test_set_lineup_during_a_match() -> None:
    """Never during a match."""
    outcome = call("set_lineup", context(half_time(), "half_time"))
    assert isinstance(outcome, Refusal)
    assert "match is in play" in outcome.reasons[0]


def test_set_lineup_correction_turn() -> None:
    """A correction turn may set the sheet."""
    assert isinstance(call("set_lineup", context(kind="correction")), WriteTeamSheet)


def test_change_tactic_before_a_match() -> None:
    """The same players with the tactic's 32 cells."""
    tactic = before_match().tactics[15]
    cells = (*tactic.cells, *tactic.substitute_cells, *tactic.runs, *tactic.substitute_cells)
    assert call("change_tactic", tactic=15) == WriteTeamSheet(replace(NOW, tactic=15, cells=cells))


def test_change_tactic_with_an_illegal_sheet() -> None:
    """An illegal sheet is not written; the refusal says why."""
    given = world()
    given.tables["player"][ELEVEN[4]]["injury_type"] = 2
    outcome = call("change_tactic", context(view_of(given)), tactic=15)
    assert isinstance(outcome, Refusal)
    assert outcome.reasons[0].endswith("is injured.")
