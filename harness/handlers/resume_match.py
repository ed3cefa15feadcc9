"""Plays the second half and whatever follows it, through the report to the office."""

from __future__ import annotations

from harness.run_parts import RunParts
from harness.spine.effects import Happened, ResumeMatch
from harness.spine.events import StopReached
from harness.spine.state import RunState


async def handle(_effect: ResumeMatch, _state: RunState, parts: RunParts) -> Happened:
    """Full time."""
    stop = await parts.game.resume_match()
    return Happened((StopReached(kind=stop.kind, game_date=stop.game_date, minute=stop.minute),))
