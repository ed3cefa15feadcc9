"""What orders to the market, news, match reports and reviews make of the state."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cm9798.reports import MarketAnswer, Review
from harness.errors import LogCorrupt
from harness.spine import events as ev
from harness.spine.season_events import SeasonEvent
from harness.spine.state import Queued, RunState
from harness.spine.stepping import step


def evolve_season(state: RunState, event: SeasonEvent) -> RunState:  # noqa: PLR0911 - one return a case
    """The state after one of these events."""
    match event:
        case ev.ActionQueued():
            _of_open_turn(state, event, event.turn)
            return replace(state, queue=(*state.queue, Queued(event.turn, event.action)))
        case ev.ActionCarriedOut():
            return _carried_out(state, event)
        case ev.ReviewDue():
            return replace(step(state, event, ("office",), "news"), stop="office")
        case ev.NewsRead():
            state = replace(step(state, event, ("news",), "snapshot"), news_until=event.game_date)
            return _remembering(state, news=(*state.history.news, *event.items))
        case ev.MatchReported():
            if state.stop != "full_time":
                raise LogCorrupt(f"event {state.seq} reports a match at a stop for {state.stop}")
            return _remembering(state, reports=(*state.history.reports, event.report))
        case ev.ReviewWritten():
            return _reviewed(state, event)
        case ev.TacticsRead():
            return replace(state, tactics=event.tactics)
        case _:
            assert_never(event)


def _remembering(state: RunState, **what: object) -> RunState:
    return replace(state, history=replace(state.history, **what))  # type: ignore[arg-type]  # History's own fields


def _of_open_turn(state: RunState, event: SeasonEvent, turn: int) -> None:
    if state.turn is None or state.turn.number != turn:
        raise LogCorrupt(f"event {state.seq} ({event.type}) belongs to a turn that is not open")


def _carried_out(state: RunState, event: ev.ActionCarriedOut) -> RunState:
    """In the order in which they were queued, so it is the oldest."""
    state = step(state, event, ("office",), "office")
    if not state.queue or state.queue[0] != Queued(event.turn, event.action):
        raise LogCorrupt(f"event {state.seq} carries out {event.action}, which is not the next that waits")
    answer = MarketAnswer(event.game_date, event.action, event.outcome, event.text)
    state = replace(state, queue=state.queue[1:])
    return _remembering(state, market=(*state.history.market, answer))


def _reviewed(state: RunState, event: ev.ReviewWritten) -> RunState:
    _of_open_turn(state, event, event.turn)
    review = Review(event.game_date, event.kind, event.text)
    kept = state.history.reviews
    if kept and (kept[-1].game_date, kept[-1].kind) == (event.game_date, event.kind):
        kept = kept[:-1]
    return _remembering(state, reviews=(*kept, review))
