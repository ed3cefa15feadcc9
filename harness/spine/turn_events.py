"""What can have happened in a turn: the conversation, the model's memory, what was accepted, its end."""

from __future__ import annotations

from datetime import date
from typing import Literal

from pydantic import JsonValue

from harness.models.seam import ModelAnswer
from harness.spine.recorded import Recorded

# As `harness.tools.outcome.TurnKind`; the schema of the log stands on no tool.
TurnKind = Literal[
    "before_match", "half_time", "minute_70", "question", "monthly_review", "season_review", "correction"
]
FallbackReason = Literal[
    "no_tool_call", "repeated_call", "too_many_calls", "invalid_sheet_replaced", "question_first_choice"
]


class TurnOpened(Recorded):
    """A new conversation begins; the rules are the same for all and are not repeated here."""

    type: Literal["turn_opened"] = "turn_opened"
    turn: int  # 1.. in the run
    kind: TurnKind
    game_date: date
    snapshot: str
    briefing: str


class ModelAnswered(Recorded):
    """One answer of the model, stored before it acts."""

    type: Literal["model_answered"] = "model_answered"
    turn: int
    answer: ModelAnswer
    replayed: bool = False  # taken from a turn that was set aside: its tokens were not paid again


class ToolAnswered(Recorded):
    """One tool call and what it returned. `accepted` is False for refusals and malformed calls."""

    type: Literal["tool_answered"] = "tool_answered"
    turn: int
    call_id: str
    tool: str
    arguments: str
    accepted: bool
    answer: JsonValue


class PlanSet(Recorded):
    """The season plan was replaced."""

    type: Literal["plan_set"] = "plan_set"
    turn: int
    plan: str


class NotesSet(Recorded):
    """The notes were replaced or extended."""

    type: Literal["notes_set"] = "notes_set"
    turn: int
    notes: str


class TeamSheetWritten(Recorded):
    """The sheet's bytes stand in guest memory."""

    type: Literal["team_sheet_written"] = "team_sheet_written"
    turn: int
    players: tuple[int, ...]
    cells: tuple[int, ...]
    tactic: int
    captain: int
    penalties: int
    free_kicks: int
    corners: int


class GameAnswered(Recorded):
    """What the game said to a macro inside the turn."""

    type: Literal["game_answered"] = "game_answered"
    turn: int
    call_id: str
    text: str
    accepted: bool
    confirmed: bool


class FallbackTaken(Recorded):
    """A harness fallback: a decision that the harness had to take for the model."""

    type: Literal["fallback_taken"] = "fallback_taken"
    turn: int | None  # None: outside a turn
    reason: FallbackReason
    detail: str


class TurnClosed(Recorded):
    """The turn is over. `ram_sha256` as in the snapshot before it unless an act changed the guest."""

    type: Literal["turn_closed"] = "turn_closed"
    turn: int
    reason: Literal["end_turn", "no_tool_call", "repeated_call", "too_many_calls"]
    ram_sha256: str


TurnEvent = (
    TurnOpened | ModelAnswered | ToolAnswered | PlanSet | NotesSet
    | TeamSheetWritten | GameAnswered | FallbackTaken | TurnClosed
)  # fmt: skip
TURN_EVENTS = (
    TurnOpened, ModelAnswered, ToolAnswered, PlanSet, NotesSet,
    TeamSheetWritten, GameAnswered, FallbackTaken, TurnClosed,
)  # fmt: skip
