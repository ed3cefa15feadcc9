"""What the events of a turn make of the state: the conversation, the model's memory, the team sheet."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from harness.errors import LogCorrupt
from harness.spine import events as ev
from harness.spine.period import period_over
from harness.spine.state import ClosingReason, Exchange, Phase, RunState, Told, Turn
from harness.spine.turn_events import TurnEvent


def evolve_turn(state: RunState, event: TurnEvent) -> RunState:  # noqa: PLR0911 - one return a case
    """The state after an event of a turn."""
    match event:
        case ev.TurnOpened():
            return _opened(state, event)
        case ev.ModelAnswered():
            return _model_answered(state, event)
        case ev.ToolAnswered():
            return _tool_answered(state, event)
        case ev.PlanSet():
            _open_turn(state, event)
            return replace(state, plan=event.plan)
        case ev.NotesSet():
            _open_turn(state, event)
            return replace(state, notes=event.notes)
        case ev.TeamSheetWritten():
            if state.phase != "replace":
                _open_turn(state, event)
            return replace(state, team_sheet=event)
        case ev.GameAnswered():
            return _game_answered(state, event)
        case ev.FallbackTaken():
            return _fallback(state, event)
        case ev.TurnClosed():
            return _closed(state, event)
        case _:
            assert_never(event)


def _open_turn(state: RunState, event: ev.Event) -> Turn:
    if state.turn is None or state.turn.number != getattr(event, "turn", None):
        raise LogCorrupt(f"event {state.seq} ({event.type}) belongs to a turn that is not open")
    return state.turn


def _opened(state: RunState, event: ev.TurnOpened) -> RunState:
    if state.phase != "open_turn" or event.turn != state.turns + 1:
        raise LogCorrupt(
            f"event {state.seq} opens turn {event.turn} in phase {state.phase} after turn {state.turns}"
        )
    turn = Turn(event.turn, event.kind, event.game_date, event.snapshot, event.briefing)
    told = Told(len(state.history.market), len(state.history.news))
    state = replace(state, phase="turn", turns=event.turn, turn=turn, told=told)
    if event.kind == "monthly_review":
        return replace(state, reviewed=(event.game_date.year, event.game_date.month))
    return state


def _game_answered(state: RunState, event: ev.GameAnswered) -> RunState:
    """What the game asked is settled with the first answer that it accepts."""
    turn = _open_turn(state, event)
    settled = turn.kind == "question" and event.accepted
    return replace(state, asked=None) if settled else state


def _model_answered(state: RunState, event: ev.ModelAnswered) -> RunState:
    turn = _open_turn(state, event)
    if turn.pending or turn.closing:
        raise LogCorrupt(f"event {state.seq}: the model answered while calls of its last answer were open")
    return replace(state, turn=replace(turn, exchanges=(*turn.exchanges, Exchange(event.answer))))


def _tool_answered(state: RunState, event: ev.ToolAnswered) -> RunState:
    turn = _open_turn(state, event)
    if not turn.pending or turn.pending[0].call_id != event.call_id:
        raise LogCorrupt(f"event {state.seq} answers call {event.call_id}, which is not the next one open")
    last = turn.exchanges[-1]
    turn = replace(turn, exchanges=(*turn.exchanges[:-1], replace(last, results=(*last.results, event))))
    if event.tool == "end_turn" and event.accepted:
        turn = replace(turn, closing="end_turn")
    return replace(state, turn=turn)


def _fallback(state: RunState, event: ev.FallbackTaken) -> RunState:
    state = replace(state, fallbacks=state.fallbacks + 1)
    if event.reason == "invalid_sheet_replaced":
        if state.phase != "replace":
            raise LogCorrupt(f"event {state.seq}: a team sheet was replaced in phase {state.phase}")
        return replace(state, phase="kick_off")
    if event.reason == "question_first_choice":
        if state.phase != "answer":
            raise LogCorrupt(f"event {state.seq}: a first choice was taken in phase {state.phase}")
        return replace(state, phase="office", asked=None)
    closing: ClosingReason = event.reason
    return replace(state, turn=replace(_open_turn(state, event), closing=closing))


def _closed(state: RunState, event: ev.TurnClosed) -> RunState:
    turn = _open_turn(state, event)
    if turn.closing != event.reason or turn.pending:
        raise LogCorrupt(
            f"event {state.seq} closes turn {event.turn} for {event.reason}, expected {turn.closing}"
        )
    return replace(state, phase=_after(turn, state), turn=None, last_turn_date=turn.game_date)


def _after(turn: Turn, state: RunState) -> Phase:
    """What follows a turn; a question that the model did not settle is left to the harness."""
    match turn.kind:
        case "before_match" | "correction":
            return "kick_off"
        case "half_time" | "minute_70":
            return "resume"
        case "question":
            return "office" if state.asked is None else "answer"
        case "monthly_review":
            return "office"
        case "season_review":
            return "save" if period_over(state) else "advance"
        case _:
            assert_never(turn.kind)
