"""Opens a turn: its kind follows from the stop, its briefing from what the manager may see."""

from __future__ import annotations

from harness.run_parts import RunParts
from harness.spine.effects import Happened, OpenTurn
from harness.spine.events import TurnOpened
from harness.spine.state import RunState
from harness.spine.turn_kinds import turn_kind
from harness.turn.opening import briefing_of


async def handle(_effect: OpenTurn, state: RunState, parts: RunParts) -> Happened:
    """A new conversation begins."""
    view = parts.desk.shown
    assert state.snapshot is not None
    event = TurnOpened(
        turn=state.turns + 1,
        kind=turn_kind(state),
        game_date=view.game_date,
        snapshot=state.snapshot,
        briefing=briefing_of(state, view),
    )
    return Happened((event,))
