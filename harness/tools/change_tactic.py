"""`change_tactic`: tactic or positions: the team sheet's before a match, the tactics screen's in play."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from pydantic import Field

from cm9798.team_sheet import STARTERS, TeamSheet
from cm9798.view_filter import ManagerView, MatchView
from harness.game.port import Position
from harness.tools.lineup_defaults import cells_with
from harness.tools.outcome import ChangeTactic, Outcome, Refusal, ToolContext, WriteTeamSheet
from harness.tools.references import own_player, tactic
from harness.tools.sheet_verdict import NO_MATCH_WAITS, reasons
from harness.tools.tool import Arguments, Cell, PlayerReference, TacticReference, Tool

OUTFIELD = range(1, 31)


class Moved(Arguments):
    """A player's new place."""

    player: PlayerReference = Field(description="Player id or name, in the team.")
    cell: Cell = Field(description="Cell 1-30 (list_tactics has the grid).")
    run: Cell | None = Field(None, description="Cell he runs to in attack; default: none.")


class ChangeTacticArguments(Arguments):
    """The tactic, single positions, or both."""

    tactic: TacticReference | None = Field(
        None, description="Tactic index 0-18 or name (see list_tactics); default: as now."
    )
    positions: Annotated[tuple[Moved, ...], Field(max_length=STARTERS)] = Field(
        (), description="Players who stand elsewhere than the tactic has them."
    )


def decide(arguments: ChangeTacticArguments, context: ToolContext) -> Outcome:
    """Before a match the present sheet with the new cells, if legal; in play an act on the screen."""
    if not (context.before_match or context.in_play):
        return Refusal((NO_MATCH_WAITS,))
    if arguments.tactic is None and not arguments.positions:
        return Refusal(("Give a tactic, positions, or both.",))
    view = context.view
    chosen = None if arguments.tactic is None else tactic(view, arguments.tactic)
    moves = tuple(_position(view, moved) for moved in arguments.positions)
    against = _against(moves)
    if context.in_play:
        if view.match is None:
            return Refusal(("No match is in play.",))
        against = against or _not_on_the_pitch(view, view.match, moves)
        index = _tactic_in_play(view, view.match) if chosen is None else chosen.index
        return Refusal(against) if against else ChangeTactic(index, moves)
    sheet = view.team_sheet
    if chosen is not None:
        sheet = replace(sheet, tactic=chosen.index, cells=cells_with(sheet, chosen, None, None))
    against = against or _not_in_the_team(view, sheet, moves)
    if not against:
        sheet = replace(sheet, cells=_moved(sheet, moves))
        against = reasons(sheet, view)
    return Refusal((*against, "Give the whole team with set_lineup.")) if against else WriteTeamSheet(sheet)


def _position(view: ManagerView, moved: Moved) -> Position:
    run = moved.cell if moved.run is None else moved.run
    return Position(own_player(view, moved.player).index, moved.cell, run)


def _against(moves: tuple[Position, ...]) -> tuple[str, ...]:
    """What holds before a match and in play: each man once, in a cell of the outfield, alone."""
    if len({move.player for move in moves}) < len(moves):
        return ("A player can stand in one position only.",)
    if any(move.cell not in OUTFIELD or move.run not in OUTFIELD for move in moves):
        return ("That position is not on the pitch.",)
    if len({move.cell for move in moves}) < len(moves):
        return ("Two players stand in the same position.",)
    return ()


def _not_on_the_pitch(view: ManagerView, match: MatchView, moves: tuple[Position, ...]) -> tuple[str, ...]:
    playing = {a.player for a in match.own if a.status == "playing"}
    return tuple(
        f"{view.players[m.player].name} is not on the pitch." for m in moves if m.player not in playing
    )


def _not_in_the_team(view: ManagerView, sheet: TeamSheet, moves: tuple[Position, ...]) -> tuple[str, ...]:
    team = sheet.players[:STARTERS]
    return tuple(f"{view.players[m.player].name} is not in the team." for m in moves if m.player not in team)


def _moved(sheet: TeamSheet, moves: tuple[Position, ...]) -> tuple[int, ...]:
    """The sheet's cells with some starters elsewhere."""
    cells = list(sheet.cells)
    for move in moves:
        place = sheet.players.index(move.player)
        cells[place], cells[len(cells) // 2 + place] = move.cell, move.run
    return tuple(cells)


def _tactic_in_play(view: ManagerView, match: MatchView) -> int:
    return next((t.index for t in view.tactics if t.name == match.own_tactic), view.team_sheet.tactic)


TOOL = Tool(
    "change_tactic",
    "A",
    "Another tactic or other positions: before a match for the team sheet (same players), in play at once.",
    ChangeTacticArguments,
    decide,
)
