"""The event that says which team sheet stands in guest memory."""

from __future__ import annotations

from cm9798.team_sheet import TeamSheet
from harness.spine.events import TeamSheetWritten


def sheet_written(turn: int, sheet: TeamSheet) -> TeamSheetWritten:
    """Written in, or for, this turn."""
    return TeamSheetWritten(
        turn=turn,
        players=sheet.players,
        cells=sheet.cells,
        tactic=sheet.tactic,
        captain=sheet.captain,
        penalties=sheet.penalties,
        free_kicks=sheet.free_kicks,
        corners=sheet.corners,
    )
