"""Opens a turn: its kind follows from the stop, its briefing from what the manager may see."""

from __future__ import annotations

from harness.run_parts import RunParts
from harness.spine.effects import Happened, OpenTurn
from harness.spine.events import TurnKind, TurnOpened
from harness.spine.state import RunState
from harness.tools.outcome import Memory
from harness.turn.briefing import Extra, compose_briefing


async def handle(_effect: OpenTurn, state: RunState, parts: RunParts) -> Happened:
    """A new conversation begins."""
    view = parts.desk.shown
    kind = turn_kind(state)
    assert state.started is not None
    assert state.snapshot is not None
    extra = Extra(
        refused=state.refusal_reasons,
        news_since=state.last_turn_date,
        max_calls=state.started.max_calls,
    )
    briefing = compose_briefing(view, Memory(state.plan, state.notes), kind, extra)
    event = TurnOpened(
        turn=state.turns + 1,
        kind=kind,
        game_date=view.game_date,
        snapshot=state.snapshot,
        briefing=briefing,
    )
    return Happened((event,))


def turn_kind(state: RunState) -> TurnKind:
    """Before the match, at half-time, or once more because the game refused the team sheet."""
    if state.stop == "half_time":
        return "half_time"
    return "correction" if state.refusals else "before_match"
