"""Kicks off the match, or hears the game refuse the team sheet."""

from __future__ import annotations

from harness.game.port import Refused
from harness.run_parts import RunParts
from harness.spine.effects import Happened, KickOff
from harness.spine.events import KickOffRefused, StopReached
from harness.spine.state import RunState


async def handle(_effect: KickOff, _state: RunState, parts: RunParts) -> Happened:
    """Half-time, or still Match Day."""
    result = await parts.game.kick_off()
    if isinstance(result, Refused):
        return Happened((KickOffRefused(reasons=result.reasons),))
    parts.desk.sheet = parts.desk.shown.team_sheet
    return Happened((StopReached(kind=result.kind, game_date=result.game_date, minute=result.minute),))
