"""A harness fallback: writes the team sheet that the game should accept in place of the refused one."""

from __future__ import annotations

from dataclasses import replace

from harness.run_parts import RunParts
from harness.spine.effects import Happened, ReplaceUnavailable
from harness.spine.events import FallbackTaken
from harness.spine.replacement import replacement
from harness.spine.sheet_event import sheet_written
from harness.spine.state import RunState
from harness.tools.sheet_words import player_name


async def handle(_effect: ReplaceUnavailable, state: RunState, parts: RunParts) -> Happened:
    """What was accepted of the model's sheet is kept."""
    view = parts.desk.shown
    sheet = replacement(view)
    await parts.game.write_team_sheet(sheet)
    swaps = [
        f"{player_name(view, new)} for {player_name(view, old)}"
        for old, new in zip(view.team_sheet.players, sheet.players, strict=True)
        if old != new
    ]
    refused = "; ".join(state.refusal_reasons)
    detail = f"refused: {refused}; replaced: {', '.join(swaps) or 'positions or set-piece takers'}"
    parts.desk.view = replace(view, team_sheet=sheet)
    written = sheet_written(state.turns, sheet)
    fallback = FallbackTaken(turn=state.turns, reason="invalid_sheet_replaced", detail=detail)
    return Happened((written, fallback))
