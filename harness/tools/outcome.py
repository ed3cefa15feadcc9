"""What a tool decides, as values: an answer, a refusal, a change of the model's memory, or an act.

Tools are pure: `decide(arguments, context) -> Outcome`. Handlers carry out `Act`s, then `answer_for` words
the answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pydantic import JsonValue

from cm9798.team_sheet import TeamSheet
from cm9798.view_filter import ManagerView


@dataclass(frozen=True, slots=True)
class Memory:
    """The model's own memory between turns."""

    plan: str = ""
    notes: str = ""


@dataclass(frozen=True, slots=True)
class ToolContext:
    """What a tool may look at: the filtered snapshot of this stop, the turn's kind, the model's memory."""

    view: ManagerView
    turn_kind: Literal["before_match", "half_time", "correction"]
    memory: Memory


@dataclass(frozen=True, slots=True)
class Answer:
    """A read's result."""

    data: JsonValue


@dataclass(frozen=True, slots=True)
class Refusal:
    """Nothing happened; the reasons tell the model what to mend."""

    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RememberPlan:
    """`set_plan`: the season plan becomes this text."""

    plan: str


@dataclass(frozen=True, slots=True)
class RememberNotes:
    """`update_notes`: the notes become this text (already appended or replaced)."""

    notes: str


@dataclass(frozen=True, slots=True)
class WriteTeamSheet:
    """`set_lineup`, `change_tactic` before a match: write this legal sheet."""

    sheet: TeamSheet


@dataclass(frozen=True, slots=True)
class Substitute:
    """`substitute` in play: player table indexes."""

    off: int
    on: int


@dataclass(frozen=True, slots=True)
class ChangeTactic:
    """`change_tactic` in play."""

    tactic: int


@dataclass(frozen=True, slots=True)
class EndTurn:
    """`end_turn`."""


Act = WriteTeamSheet | Substitute | ChangeTactic
Outcome = Answer | Refusal | RememberPlan | RememberNotes | Act | EndTurn
