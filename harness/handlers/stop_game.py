"""Ends emulator and daemon."""

from __future__ import annotations

from harness.run_parts import RunParts
from harness.spine.effects import Happened, StopGame
from harness.spine.events import GuestStopped
from harness.spine.state import RunState


async def handle(_effect: StopGame, _state: RunState, parts: RunParts) -> Happened:
    """In good order."""
    await parts.game.stop()
    return Happened((GuestStopped(),))
