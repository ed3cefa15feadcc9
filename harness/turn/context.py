"""What a tool may look at in the open turn: the filtered snapshot and the run's own past, nothing else."""

from __future__ import annotations

from cm9798.views import ManagerView
from harness.spine.state import RunState
from harness.tools.outcome import Memory, ToolContext


def tool_context(state: RunState, view: ManagerView) -> ToolContext:
    """Of the turn that is open in this state."""
    assert state.turn is not None
    return ToolContext(
        view=view,
        turn_kind=state.turn.kind,
        memory=Memory(state.plan, state.notes),
        asked=state.asked,
        history=state.history,
        queue=tuple(queued.action for queued in state.queue),
    )
