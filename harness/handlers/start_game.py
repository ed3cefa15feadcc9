"""Starts daemon and emulator."""

from __future__ import annotations

from harness.run_parts import RunParts
from harness.spine.effects import Happened, StartGame
from harness.spine.events import GuestStarted
from harness.spine.state import RunState


async def handle(_effect: StartGame, state: RunState, parts: RunParts) -> Happened:
    """A try before this one may have left half a guest behind."""
    if state.failures:
        await parts.game.stop()
    identity = await parts.game.start()
    return Happened(
        (
            GuestStarted(
                pid=identity.pid,
                pid_start_time=identity.pid_start_time,
                port=identity.port,
                epoch=identity.epoch,
            ),
        )
    )
