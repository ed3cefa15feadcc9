"""Replay: the log folded into its state without game or model."""

from __future__ import annotations

from collections.abc import Iterable

from harness.errors import LogCorrupt
from harness.spine.events import StoredEvent
from harness.spine.evolve import evolve
from harness.spine.state import RunState


def fold(log: Iterable[StoredEvent]) -> RunState:
    """The state after these events. LogCorrupt when a number is missing or an event does not fit."""
    state = RunState()
    for stored in log:
        if stored.seq != state.seq + 1:
            raise LogCorrupt(
                f"event {state.seq + 1} of run {stored.run} is missing; found event {stored.seq}"
            )
        state = evolve(state, stored.event)
    return state
