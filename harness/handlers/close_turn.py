"""Closes a turn and records what the guest's RAM holds then."""

from __future__ import annotations

from harness.run_parts import RunParts
from harness.spine.effects import CloseTurn, Happened
from harness.spine.events import TurnClosed
from harness.spine.state import RunState


async def handle(effect: CloseTurn, state: RunState, parts: RunParts) -> Happened:
    """Everything but the team sheet's bytes must be as it was, unless the model acted in play."""
    await parts.model.leave_turn()
    ram_sha256 = await parts.game.ram_hash()
    return Happened((TurnClosed(turn=state.turns, reason=effect.reason, ram_sha256=ram_sha256),))
