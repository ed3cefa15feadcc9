"""Stores a checkpoint: the game's own save, read back, copied out of the game directory, hashed."""

from __future__ import annotations

import asyncio

from cm9798.snapshot_codec import sha256
from harness.run_parts import RunParts
from harness.spine.effects import Happened, StoreCheckpoint
from harness.spine.events import CheckpointStored
from harness.spine.state import RunState


async def handle(effect: StoreCheckpoint, state: RunState, parts: RunParts) -> Happened:
    """The event follows the manifest, which is on the disk by then."""
    paths = await parts.game.save(effect.slot)
    snapshot = await parts.game.snapshot()
    digest = sha256(snapshot)
    manifest = await asyncio.to_thread(
        parts.checkpoints.store,
        effect.number,
        paths=paths,
        after_seq=state.seq,
        slot=effect.slot,
        game_date=snapshot.game_date,
        snapshot=digest,
    )
    await asyncio.to_thread(parts.checkpoints.prune)
    event = CheckpointStored(
        number=effect.number,
        slot=effect.slot,
        game_date=snapshot.game_date,
        snapshot_sha256=digest,
        manifest_sha256=manifest.sha256(),
        files=manifest.files,
        size_bytes=manifest.size_bytes,
    )
    return Happened((event,))
