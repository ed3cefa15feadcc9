"""Stores a checkpoint: the game's own save, read back, copied out of the game directory, hashed."""

from __future__ import annotations

import asyncio

from harness.run_parts import RunParts
from harness.spine.effects import Happened, StoreCheckpoint
from harness.spine.events import CheckpointStored
from harness.spine.state import RunState


async def handle(effect: StoreCheckpoint, state: RunState, parts: RunParts) -> Happened:
    """The event follows the manifest, which is on the disk by then."""
    paths = await parts.game.save(effect.slot)
    assert state.game_date is not None
    manifest = await asyncio.to_thread(
        parts.checkpoints.store,
        effect.number,
        paths=paths,
        after_seq=state.seq,
        slot=effect.slot,
        game_date=state.game_date,
        snapshot=state.snapshot_sha256,  # saving changes nothing, or the load from it will be refused
    )
    await asyncio.to_thread(parts.checkpoints.prune)
    event = CheckpointStored(
        number=effect.number,
        slot=effect.slot,
        game_date=state.game_date,
        snapshot_sha256=state.snapshot_sha256,
        manifest_sha256=manifest.sha256(),
        files=manifest.files,
        size_bytes=manifest.size_bytes,
    )
    return Happened((event,))
