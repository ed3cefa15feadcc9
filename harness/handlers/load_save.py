"""Loads a saved game through the game's own screen."""

from __future__ import annotations

from cm9798.snapshot_codec import sha256
from harness.errors import CheckpointInvalid
from harness.run_parts import RunParts
from harness.spine.effects import Happened, LoadSave
from harness.spine.events import GameLoaded
from harness.spine.state import RunState


async def handle(effect: LoadSave, state: RunState, parts: RunParts) -> Happened:
    """At the office afterwards; from a checkpoint with every value as it was saved."""
    game_date = await parts.game.load(effect.slot)
    if state.from_checkpoint is not None:
        expected = state.checkpoints[-1].snapshot_sha256
        found = sha256(await parts.game.snapshot())
        if found != expected:
            raise CheckpointInvalid(f"the loaded game has SHA-256 {found[:12]}, expected {expected[:12]}")
    return Happened((GameLoaded(slot=effect.slot, game_date=game_date),))
