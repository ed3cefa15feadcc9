"""What the model is told about an outcome, after a handler carried it out where it is an act."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from pydantic import JsonValue

from harness.game.port import GameAnswer, Position
from harness.tools.action_words import action_words
from harness.tools.outcome import (
    Answer,
    AnswerQuestion,
    ChangeTactic,
    Decide,
    EndTurn,
    Outcome,
    Queue,
    Refusal,
    RememberNotes,
    RememberPlan,
    RememberReview,
    Substitute,
    ToolContext,
    WriteTeamSheet,
)
from harness.tools.pitch import cell_words
from harness.tools.set_plan import PLAN_LIMIT
from harness.tools.sheet_words import player_name, sheet_words, tactic_name
from harness.tools.update_notes import NOTES_LIMIT
from harness.tools.write_review import REVIEW_LIMIT


@dataclass(frozen=True, slots=True)
class Told:
    """A tool's answer, and whether the call was accepted."""

    accepted: bool
    data: JsonValue


def answer_for(  # noqa: PLR0912 - one case an outcome
    outcome: Outcome, context: ToolContext, game: GameAnswer | None = None
) -> Told:
    """The wording; `game` = what the game said, for acts on the game's screens."""
    match outcome:
        case Answer(data):
            told = Told(True, data)
        case Refusal(reasons):
            told = Told(False, {"refused": list(reasons)})
        case RememberPlan(plan):
            told = Told(True, {"done": "plan set", "characters": len(plan), "limit": PLAN_LIMIT})
        case RememberNotes(notes):
            told = Told(True, {"done": "notes kept", "characters": len(notes), "limit": NOTES_LIMIT})
        case WriteTeamSheet(sheet):
            told = Told(True, {"done": "team sheet set", "team_sheet": sheet_words(context.view, sheet)})
        case Substitute(off, on):
            told = _played(f"{player_name(context.view, on)} for {player_name(context.view, off)}", game)
        case ChangeTactic(tactic, positions):
            told = _played(_tactic_words(context, tactic, positions), game)
        case AnswerQuestion(choice):
            told = _played(f"answer {choice}", game)
        case Decide(decision):
            told = _played(decision.choice, game)
        case Queue(action):
            told = Told(True, {"queued": action_words(context.view, action), "when": _when(context)})
        case RememberReview(text):
            told = Told(True, {"done": "review kept", "characters": len(text), "limit": REVIEW_LIMIT})
        case EndTurn():
            told = Told(True, {"done": "turn ended"})
        case _:
            assert_never(outcome)
    return told


def _tactic_words(context: ToolContext, tactic: int, positions: tuple[Position, ...]) -> str:
    moves = [f"{player_name(context.view, p.player)} {cell_words(p.cell)}" for p in positions]
    return ", ".join((f"tactic {tactic_name(context.view, tactic)}", *moves))


def _when(context: ToolContext) -> str:
    """Orders are carried out in the manager's office, where the guest is after the match or the turn."""
    before_office = context.in_play or context.turn_kind in ("before_match", "correction")
    return f"after {'the match' if before_office else 'this turn'}; the answer opens your next briefing"


def _played(act: str, game: GameAnswer | None) -> Told:
    """Done only when memory shows it; else refused or unconfirmed, with the game's own text."""
    text = "" if game is None else game.text
    if game is not None and game.accepted and game.confirmed:
        return Told(True, {"done": act, "game": text})
    if game is not None and not game.accepted:
        return Told(False, {"refused": [text or "The game refused."]})
    return Told(False, {"unconfirmed": act, "game": text})
