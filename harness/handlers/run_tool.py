"""Carries out one call of the model: decided by the tool, acted out in the game, answered in one append."""

from __future__ import annotations

from harness.game.port import Game, GameAnswer
from harness.models.seam import ToolCall
from harness.run_parts import RunParts
from harness.spine.effects import Happened, RunTool
from harness.spine.events import (
    ActionQueued,
    Event,
    GameAnswered,
    NotesSet,
    PlanSet,
    ReviewWritten,
    ToolAnswered,
)
from harness.spine.sheet_event import sheet_written
from harness.spine.state import RunState, Turn
from harness.tools.answer_for import answer_for
from harness.tools.context_after import context_after
from harness.tools.outcome import (
    AnswerQuestion,
    ChangeTactic,
    Decide,
    Outcome,
    Queue,
    RememberNotes,
    RememberPlan,
    RememberReview,
    Substitute,
    WriteTeamSheet,
)
from harness.tools.run_call import run_call
from harness.turn.context import tool_context


async def handle(effect: RunTool, state: RunState, parts: RunParts) -> Happened:
    """A refusal is an answer like any other; nothing that a model writes can raise here."""
    assert state.turn is not None
    call, turn = effect.call, state.turn.number
    context = tool_context(state, parts.desk.shown)
    outcome = run_call(call.tool, call.arguments, context, frozenset(parts.tools))
    game = await _act(outcome, parts.game)
    told = answer_for(outcome, context, game)
    parts.desk.view = context_after(context, outcome, game).view
    answered = ToolAnswered(
        turn=turn,
        call_id=call.call_id,
        tool=call.tool,
        arguments=call.arguments,
        accepted=told.accepted,
        answer=told.data,
    )
    return Happened((*_consequences(outcome, game, state.turn, call), answered))


async def _act(outcome: Outcome, game: Game) -> GameAnswer | None:
    match outcome:
        case WriteTeamSheet(sheet):
            await game.write_team_sheet(sheet)
        case Substitute(off, on):
            return await game.substitute(off, on)
        case ChangeTactic(tactic, positions):
            return await game.change_tactic(tactic, positions)
        case AnswerQuestion(choice):
            return await game.answer_question(choice)
        case Decide(decision):
            return await game.decide(decision)
        case _:
            pass
    return None


def _consequences(  # noqa: PLR0911 - one return an outcome
    outcome: Outcome, game: GameAnswer | None, turn: Turn, call: ToolCall
) -> tuple[Event, ...]:
    match outcome:
        case RememberPlan(plan):
            return (PlanSet(turn=turn.number, plan=plan),)
        case RememberNotes(notes):
            return (NotesSet(turn=turn.number, notes=notes),)
        case RememberReview(text) if turn.kind in ("monthly_review", "season_review"):
            return (ReviewWritten(turn=turn.number, game_date=turn.game_date, kind=turn.kind, text=text),)
        case Queue(action):
            return (ActionQueued(turn=turn.number, call_id=call.call_id, action=action),)
        case WriteTeamSheet(sheet):
            return (sheet_written(turn.number, sheet),)
        case _ if game is not None:
            answered = GameAnswered(
                turn=turn.number,
                call_id=call.call_id,
                text=game.text,
                accepted=game.accepted,
                confirmed=game.confirmed,
            )
            return (answered,)
        case _:
            return ()
