"""Finds the newest checkpoint that is whole; the game is loaded from it by the effects that follow."""

from __future__ import annotations

import asyncio

from harness.run_parts import RunParts
from harness.spine.effects import Happened, RestoreCheckpoint
from harness.spine.restoring import candidates, restored_to
from harness.spine.state import RunState


async def handle(effect: RestoreCheckpoint, state: RunState, parts: RunParts) -> Happened:
    """Every newer one that cannot be used is named in the event, with the reason."""
    await parts.game.stop()
    rejected: dict[int, str] = {}
    for checkpoint in candidates(state, effect):
        why: str | None = "the game could not be loaded from it"
        if checkpoint.number not in state.distrusted:
            why = await asyncio.to_thread(
                parts.checkpoints.objection, checkpoint.number, checkpoint.manifest_sha256
            )
        if why is None:
            return Happened((restored_to(state, effect, checkpoint, rejected),))
        rejected[checkpoint.number] = why
    return Happened((restored_to(state, effect, None, rejected),))
