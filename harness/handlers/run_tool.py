"""Carries out one call of the model: decided by the tool, acted out in the game, answered in one append."""

from __future__ import annotations

from harness.game.port import Game, GameAnswer
from harness.models.seam import ToolCall
from harness.run_parts import RunParts
from harness.spine.effects import Happened, RunTool
from harness.spine.events import Event, GameAnswered, NotesSet, PlanSet, TeamSheetWritten, ToolAnswered
from harness.spine.state import RunState
from harness.tools.answer_for import answer_for
from harness.tools.context_after import context_after
from harness.tools.outcome import (
    ChangeTactic,
    Memory,
    Outcome,
    RememberNotes,
    RememberPlan,
    Substitute,
    ToolContext,
    WriteTeamSheet,
)
from harness.tools.run_call import run_call


async def handle(effect: RunTool, state: RunState, parts: RunParts) -> Happened:
    """A refusal is an answer like any other; nothing that a model writes can raise here."""
    assert state.turn is not None
    call, turn = effect.call, state.turn.number
    context = ToolContext(parts.desk.shown, state.turn.kind, Memory(state.plan, state.notes))
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
    return Happened((*_consequences(outcome, game, turn, call), answered))


async def _act(outcome: Outcome, game: Game) -> GameAnswer | None:
    match outcome:
        case WriteTeamSheet(sheet):
            await game.write_team_sheet(sheet)
        case Substitute(off, on):
            return await game.substitute(off, on)
        case ChangeTactic(tactic):
            return await game.change_tactic(tactic)
        case _:
            pass
    return None


def _consequences(outcome: Outcome, game: GameAnswer | None, turn: int, call: ToolCall) -> tuple[Event, ...]:
    match outcome:
        case RememberPlan(plan):
            return (PlanSet(turn=turn, plan=plan),)
        case RememberNotes(notes):
            return (NotesSet(turn=turn, notes=notes),)
        case WriteTeamSheet(sheet):
            return (
                TeamSheetWritten(
                    turn=turn,
                    players=sheet.players,
                    cells=sheet.cells,
                    tactic=sheet.tactic,
                    captain=sheet.captain,
                    penalties=sheet.penalties,
                    free_kicks=sheet.free_kicks,
                    corners=sheet.corners,
                ),
            )
        case _ if game is not None:
            return (
                GameAnswered(
                    turn=turn,
                    call_id=call.call_id,
                    text=game.text,
                    accepted=game.accepted,
                    confirmed=game.confirmed,
                ),
            )
        case _:
            return ()
