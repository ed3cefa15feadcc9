"""`next_effects`: what is to be done in this state, by the flow of a run. Pure; empty when paused."""

from __future__ import annotations

from typing import assert_never

from harness.spine import effects as e
from harness.spine.events import ReviewDue, RunEnded, ToolAnswered
from harness.spine.period import review_due
from harness.spine.safeguards import fallback_due, retried
from harness.spine.state import ClosingReason, RunState, Turn

START_SLOT = 1
END_SLOT = 2
CHECKPOINT_SLOT = 3  # one for all: what counts is the copy outside the game directory
NOT_EXECUTED = "Not executed: the turn had ended."


def next_effects(state: RunState) -> tuple[e.Effect, ...]:
    """The effects due now, each to be carried out before the next."""
    if state.phase in ("unborn", "ended"):
        return ()
    if state.ending is not None:
        return (e.StopGame() if state.guest_running else _end(state),)
    if state.restart_reason is not None:
        return (e.StopGame() if state.guest_running else _restore(state, state.restart_reason),)
    if state.paused:
        return ()
    return (_in_flow(state),)


def _restore(state: RunState, reason: str) -> e.RestoreCheckpoint:
    return e.RestoreCheckpoint(reason, state.restart_by, state.restart_newest)


def interrupted(state: RunState) -> e.RestoreCheckpoint | None:
    """What a new process does with a log that another left: what the guest was doing is unknown."""
    if state.phase in ("unborn", "ended") or state.ending is not None or state.restart_reason is not None:
        return None
    if state.seq == state.began_seq:  # nothing was done since the run's beginning or its last restore
        return None
    doubt = f" in {state.in_doubt}" if state.in_doubt else ""
    return e.RestoreCheckpoint(f"interrupted{doubt}")


def _end(state: RunState) -> e.Record:
    assert state.ending is not None
    stop_reason, detail = state.ending
    if state.intervened and stop_reason in ("period_complete", "sacked"):
        stop_reason, detail = "intervened", stop_reason
    return e.Record((RunEnded(stop_reason=stop_reason, detail=detail),))


def _in_flow(state: RunState) -> e.Effect:  # noqa: PLR0911, PLR0912 - one return a phase
    match state.phase:
        case "prepare":
            return e.PrepareGameDirectory()
        case "start":
            return e.StartGame()
        case "load":
            return e.LoadSave(START_SLOT if state.from_checkpoint is None else CHECKPOINT_SLOT)
        case "office":
            return _in_office(state)
        case "advance":
            return e.Advance()
        case "news":
            return e.ReadNews(state.news_until)
        case "snapshot":
            assert state.stop is not None
            return e.TakeSnapshot(state.stop)
        case "open_turn":
            return e.OpenTurn()
        case "turn":
            assert state.turn is not None
            assert state.started is not None
            return _in_turn(state.turn, state.started.max_calls)
        case "kick_off":
            return e.KickOff()
        case "replace":
            return e.ReplaceUnavailable()
        case "resume":
            return e.ResumeMatch()
        case "checkpoint":
            return e.StoreCheckpoint(state.checkpoints_made + 1, CHECKPOINT_SLOT)
        case "answer":
            return e.TakeFirstChoice()
        case "save":
            return e.SaveGame(END_SLOT)
        case "unborn" | "finish" | "ended":
            raise AssertionError(f"phase {state.phase} has an ending or nothing to do")
        case _:
            assert_never(state.phase)


def _in_office(state: RunState) -> e.Effect:
    """Orders first, in their order, then a review that is due, then on to the next stop."""
    if state.queue:
        return e.CarryOut(state.queue[0])
    if review_due(state):
        assert state.game_date is not None
        return e.Record((ReviewDue(game_date=state.game_date),))
    return e.Advance()


def _in_turn(turn: Turn, max_calls: int) -> e.Effect:
    """One call after the other, a new answer when none is open, until something closes the turn."""
    if turn.closing is not None:
        return _wind_up(turn, turn.closing)
    fallback = fallback_due(turn, max_calls)
    if fallback is not None:
        return e.Record((fallback,))
    if not turn.pending:
        return e.AskModel()
    call = turn.pending[0]
    earlier = retried(turn, call)
    if earlier is not None:
        return e.Record((earlier,))
    return e.RunTool(call)


def _wind_up(turn: Turn, closing: ClosingReason) -> e.Effect:
    """Answer what came after the end of the turn, then close it."""
    if not turn.pending:
        return e.CloseTurn(closing)
    answers = tuple(
        ToolAnswered(
            turn=turn.number,
            call_id=call.call_id,
            tool=call.tool,
            arguments=call.arguments,
            accepted=False,
            answer={"error": NOT_EXECUTED},
        )
        for call in turn.pending
    )
    return e.Record(answers)
