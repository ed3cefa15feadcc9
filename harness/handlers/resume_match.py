"""Plays on: from half-time to minute 70, from there through the report to the office."""

from __future__ import annotations

from harness.run_parts import RunParts
from harness.spine.effects import Happened, ResumeMatch
from harness.spine.events import StopReached
from harness.spine.state import RunState


async def handle(_effect: ResumeMatch, _state: RunState, parts: RunParts) -> Happened:
    """Minute 70, or full time."""
    stop = await parts.game.resume_match()
    return Happened((StopReached(kind=stop.kind, game_date=stop.game_date, minute=stop.minute),))
