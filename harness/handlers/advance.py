"""Lets the game go on to its next stop."""

from __future__ import annotations

from harness.run_parts import RunParts
from harness.spine.effects import Advance, Happened
from harness.spine.events import StopReached
from harness.spine.state import RunState


async def handle(_effect: Advance, _state: RunState, parts: RunParts) -> Happened:
    """Match Day, the end of the season, a question, an offer, the sack, or a new season's office."""
    stop = await parts.game.advance()
    reached = StopReached(kind=stop.kind, game_date=stop.game_date, minute=stop.minute, asked=stop.asked)
    return Happened((reached,))
