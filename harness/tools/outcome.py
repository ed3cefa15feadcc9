"""What a tool decides, as values: an answer, a refusal, a change of the model's memory, or an act.

Tools are pure: `decide(arguments, context) -> Outcome`. Handlers carry out `Act`s, then `answer_for` words
the answer.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from pydantic import JsonValue

from cm9798.market import Asked, Decision, MarketAction
from cm9798.reports import History
from cm9798.team_sheet import TeamSheet
from cm9798.view_filter import ManagerView
from harness.game.port import Position

# "question": a question of the game or an offer made to the club; ToolContext.asked tells which.
TurnKind = Literal[
    "before_match", "half_time", "minute_70", "question", "monthly_review", "season_review", "correction"
]


@dataclass(frozen=True, slots=True)
class Memory:
    """The model's own memory between turns."""

    plan: str = ""
    notes: str = ""


@dataclass(frozen=True, slots=True)
class ToolContext:
    """What a tool may look at: the filtered snapshot of this stop, the turn's kind, the model's memory."""

    view: ManagerView
    turn_kind: TurnKind
    memory: Memory
    asked: Asked | None = None  # in a turn of kind `question`, until it is answered
    history: History = field(default_factory=History)
    queue: tuple[MarketAction, ...] = ()  # what was queued in this turn so far, and waits

    @property
    def in_play(self) -> bool:
        """Whether the turn is held in the middle of a match."""
        return self.turn_kind in ("half_time", "minute_70")

    @property
    def before_match(self) -> bool:
        """Whether a match waits for its team sheet: at no other stop may one be written."""
        return self.turn_kind in ("before_match", "correction")


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
    """`change_tactic` in play: one of the 19, then other positions of players on the pitch."""

    tactic: int
    positions: tuple[Position, ...] = ()


@dataclass(frozen=True, slots=True)
class RememberReview:
    """`write_review`: the review of this month or season."""

    text: str


@dataclass(frozen=True, slots=True)
class Queue:
    """A market action: carried out after the turn, in order."""

    action: MarketAction


@dataclass(frozen=True, slots=True)
class AnswerQuestion:
    """`answer`: one of the choices, 1.."""

    choice: int


@dataclass(frozen=True, slots=True)
class Decide:
    """`decide`: on the offer that the game asks about."""

    decision: Decision


@dataclass(frozen=True, slots=True)
class EndTurn:
    """`end_turn`."""


Act = WriteTeamSheet | Substitute | ChangeTactic | AnswerQuestion | Decide
Outcome = Answer | Refusal | RememberPlan | RememberNotes | RememberReview | Queue | Act | EndTurn
