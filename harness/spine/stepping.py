"""A step from one phase to the next: an event in another phase than its own is `LogCorrupt`."""

from __future__ import annotations

from dataclasses import replace

from harness.errors import LogCorrupt
from harness.spine.events import Event
from harness.spine.state import Phase, RunState


def step(state: RunState, event: Event, expected: tuple[Phase, ...], then: Phase) -> RunState:
    """The state in phase `then`."""
    if state.phase not in expected:
        named = " or ".join(expected)
        raise LogCorrupt(
            f"event {state.seq} ({event.type}) belongs to phase {named}, the run is in phase {state.phase}"
        )
    return replace(state, phase=then)
