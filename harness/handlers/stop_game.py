"""Ends emulator and daemon."""

from __future__ import annotations

from harness.run_parts import RunParts
from harness.spine.effects import Happened, StopGame
from harness.spine.events import GuestStopped
from harness.spine.state import RunState


async def handle(_effect: StopGame, state: RunState, parts: RunParts) -> Happened:
    """In good order; of a guest that failed, what can be found is kept first."""
    evidence = await parts.game.evidence() if state.restart_reason is not None else {}
    await parts.game.stop()
    return Happened((GuestStopped(evidence=evidence),))
