"""Saves through the game's own screen."""

from __future__ import annotations

import hashlib

from harness.run_parts import RunParts
from harness.spine.effects import Happened, SaveGame
from harness.spine.events import GameSaved
from harness.spine.state import RunState


async def handle(effect: SaveGame, _state: RunState, parts: RunParts) -> Happened:
    """The files' hashes go into the log."""
    paths = await parts.game.save(effect.slot)
    files = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in paths}
    return Happened((GameSaved(slot=effect.slot, files=files),))
