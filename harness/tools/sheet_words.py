"""A team sheet in words, as the tools echo it and the briefing shows it."""

from __future__ import annotations

from pydantic import JsonValue

from cm9798.team_sheet import NONE, STARTERS, TeamSheet
from cm9798.view_filter import ManagerView
from harness.tools.pitch import cell_words


def player_name(view: ManagerView, index: int) -> str:
    """A player's name; of an empty place a dash."""
    if index == NONE:
        return "-"
    for player in view.squad:
        if player.index == index:
            return player.name
    return view.players[index].name if index in view.players else f"player {index}"


def tactic_name(view: ManagerView, index: int) -> str:
    """A tactic's name."""
    return next((t.name for t in view.tactics if t.index == index), f"tactic {index}")


def sheet_words(view: ManagerView, sheet: TeamSheet) -> dict[str, JsonValue]:
    """Tactic, eleven with shirts and positions, bench, captain and takers."""
    runs = sheet.cells[16 : 16 + STARTERS]
    eleven: list[JsonValue] = []
    for shirt in range(1, STARTERS + 1):
        cell, run = sheet.cells[shirt - 1], runs[shirt - 1]
        running = "" if run == cell else f" -> {cell_words(run)}"
        player = player_name(view, sheet.players[shirt - 1])
        eleven.append(f"{shirt} {player} ({cell_words(cell)}{running})")
    bench: list[JsonValue] = [player_name(view, p) for p in sheet.players[STARTERS:]]
    return {
        "tactic": tactic_name(view, sheet.tactic),
        "eleven": eleven,
        "substitutes": bench,
        "captain": player_name(view, sheet.captain),
        "penalties": player_name(view, sheet.penalties),
        "free_kicks": player_name(view, sheet.free_kicks),
        "corners": player_name(view, sheet.corners),
    }
