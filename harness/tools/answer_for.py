"""What the model is told about an outcome, after a handler carried it out where it is an act."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from pydantic import JsonValue

from harness.game.port import GameAnswer
from harness.tools.outcome import (
    Answer,
    ChangeTactic,
    EndTurn,
    Outcome,
    Refusal,
    RememberNotes,
    RememberPlan,
    Substitute,
    ToolContext,
    WriteTeamSheet,
)
from harness.tools.set_plan import PLAN_LIMIT
from harness.tools.sheet_words import player_name, sheet_words, tactic_name
from harness.tools.update_notes import NOTES_LIMIT


@dataclass(frozen=True, slots=True)
class Told:
    """A tool's answer, and whether the call was accepted."""

    accepted: bool
    data: JsonValue


def answer_for(outcome: Outcome, context: ToolContext, game: GameAnswer | None = None) -> Told:
    """The wording; `game` = what the game said, for `Substitute` and `ChangeTactic` only."""
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
        case ChangeTactic(tactic):
            told = _played(f"tactic {tactic_name(context.view, tactic)}", game)
        case EndTurn():
            told = Told(True, {"done": "turn ended"})
        case _:
            assert_never(outcome)
    return told


def _played(act: str, game: GameAnswer | None) -> Told:
    """Done only when memory shows it; else refused or unconfirmed, with the game's own text."""
    text = "" if game is None else game.text
    if game is not None and game.accepted and game.confirmed:
        return Told(True, {"done": act, "game": text})
    if game is not None and not game.accepted:
        return Told(False, {"refused": [text or "The game refused."]})
    return Told(False, {"unconfirmed": act, "game": text})
