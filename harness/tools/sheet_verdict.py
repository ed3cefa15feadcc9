"""Whether a team sheet is legal, judged on what the manager sees; the reason in the game's words."""

from __future__ import annotations

from cm9798.team_sheet import NONE, STARTERS, TeamSheet
from cm9798.view_filter import ManagerView


def reason(sheet: TeamSheet, view: ManagerView) -> str | None:
    """The first reason against the sheet in the order of docs/contracts.md; None when it is legal."""
    return _persons(sheet, view) or _places(sheet) or _offices(sheet)


def _persons(sheet: TeamSheet, view: ManagerView) -> str | None:
    if NONE in sheet.players[:STARTERS]:
        return "You must select eleven players."
    squad = {p.index: p for p in view.squad}
    named = [p for p in sheet.players if p != NONE]
    for place, player in enumerate(named):
        if player in named[:place]:
            known = view.players.get(player)
            return f"{known.name if known else player} has been selected twice."
    for player in named:
        if player not in squad:
            known = view.players.get(player)
            return f"{known.name if known else player} is not one of your players."
    for player in named:
        if squad[player].status.startswith("injured"):
            return f"{squad[player].name} is injured."
        if squad[player].status.startswith("suspended"):
            return f"{squad[player].name} is suspended."
    return None


def _places(sheet: TeamSheet) -> str | None:
    starters = sheet.cells[:STARTERS]
    if starters[0] != 0 or 0 in starters[1:]:
        return "You must field one goalkeeper, in shirt 1."
    if len(set(starters)) != STARTERS:
        return "Two players stand in the same position."
    if any(not 0 <= cell <= 30 for cell in sheet.cells):
        return "That position is not on the pitch."
    return None if 0 <= sheet.tactic <= 18 else "Choose a tactic."


def _offices(sheet: TeamSheet) -> str | None:
    eleven = sheet.players[:STARTERS]
    if sheet.captain not in eleven:
        return "Your captain must be in the team."
    if not {sheet.penalties, sheet.free_kicks, sheet.corners} <= set(eleven):
        return "Your set-piece takers must be in the team."
    return None
