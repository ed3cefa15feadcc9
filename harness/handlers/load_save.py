"""Loads a saved game through the game's own screen."""

from __future__ import annotations

from harness.run_parts import RunParts
from harness.spine.effects import Happened, LoadSave
from harness.spine.events import GameLoaded
from harness.spine.state import RunState


async def handle(effect: LoadSave, _state: RunState, parts: RunParts) -> Happened:
    """At the office afterwards."""
    game_date = await parts.game.load(effect.slot)
    return Happened((GameLoaded(slot=effect.slot, game_date=game_date),))
