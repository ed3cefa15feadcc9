"""A whole team sheet set by hand: the keys on the team selection screen that turn one sheet into another."""

from __future__ import annotations

from collections.abc import Sequence

from cm9798.editions.touchline98.macros import LEAVE_TEAM_SELECTION, MENU_S, OPEN_TEAM_SELECTION
from cm9798.editions.touchline98.screens import SCREENS
from cm9798.macros.macro import Macro, MacroError, Step, check
from cm9798.macros.planner import row_keys, tactic_keys
from cm9798.team_sheet import NONE, PLACES, TeamSheet
from cm9798.views import TacticView

HOLDERS = (("captain", "k"), ("penalties", "p"), ("free_kicks", "f"), ("corners", "r"))


def set_sheet(
    present: TeamSheet, wanted: TeamSheet, squad: Sequence[int], tactics: Sequence[TacticView]
) -> Macro:
    """From office or Match Day through team selection and back; `squad` in the screen's order.

    The screen opens with the cursor on shirt 1 in the left column and on the first row in the right one.
    """
    steps = [*OPEN_TEAM_SELECTION.steps]
    change = tactic_keys(present.tactic, wanted.tactic)
    if change:
        steps.append(_step(change))
    cells = _cells_of(tactics[wanted.tactic]) if change else present.cells
    steps.append(_step(("Tab",)))  # to the squad
    steps += [_step(_player_keys(player, squad)) for player in wanted.players]
    steps.append(_step(("Tab", "Home")))  # back to the shirts
    for place in range(PLACES):
        steps.append(_step((*_place_keys(place, cells, wanted), "Down")))
    steps += LEAVE_TEAM_SELECTION.steps
    return check(Macro("set_sheet_by_hand", OPEN_TEAM_SELECTION.start, tuple(steps)), SCREENS)


def _step(keys: tuple[str, ...]) -> Step:
    return Step(keys, ("team_selection",), MENU_S)


def _cells_of(tactic: TacticView) -> tuple[int, ...]:
    return (*tactic.cells, *tactic.substitute_cells, *tactic.runs, *tactic.substitute_cells)


def _player_keys(player: int, squad: Sequence[int]) -> tuple[str, ...]:
    """Put a player into the current shirt, or empty it; the shirt's cursor is one further down afterwards."""
    if player == NONE:
        return ("Delete", "Tab", "Down", "Tab")
    if player not in squad:
        raise MacroError(f"player {player} is not in the squad: the screen does not offer him")
    return (*row_keys(squad.index(player)), "Return")


def _place_keys(place: int, cells: Sequence[int], wanted: TeamSheet) -> tuple[str, ...]:
    """Position, run and marks of one shirt."""
    position = wanted.cells[place] - cells[place]
    run = wanted.cells[PLACES + place] - cells[PLACES + place]
    keys = ("bracketright" if position > 0 else "bracketleft",) * abs(position)
    keys += ("braceright" if run > 0 else "braceleft",) * abs(run)
    player = wanted.players[place]
    marks = tuple(key for holder, key in HOLDERS if player != NONE and getattr(wanted, holder) == player)
    return keys + marks
