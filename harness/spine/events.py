"""What can have happened in a run: a closed union of frozen records, each with its own tag.

Order within a run is the order of sequence numbers. Time (`at`) and ULID are given when an event is appended
(`StoredEvent`); nothing here reads a clock. An answer is an event before it acts.
"""

from __future__ import annotations

from datetime import date, datetime
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, TypeAdapter

from harness.models.seam import ModelAnswer

TurnKind = Literal["before_match", "half_time", "correction"]
StopKind = Literal["match_day", "half_time", "full_time", "season_end"]
StopReason = Literal["period_complete", "sacked", "parked", "stopped", "intervened", "disqualified"]


class _Event(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class RunStarted(_Event):
    """The run exists: which entry plays what from which save."""

    type: Literal["run_started"] = "run_started"
    batch: str
    entry: str
    benchmark: str
    start_save_sha256: str
    matches: int | None  # the period: so many league matches, or
    seasons: int | None  # so many seasons
    max_calls: int


class RunRestarted(_Event):
    """An interrupted run begins again from its start save; earlier rows are set aside, never deleted."""

    type: Literal["run_restarted"] = "run_restarted"
    set_aside_from: int
    set_aside_to: int
    reason: str


class EffectStarted(_Event):
    """Appended before a handler touches the guest or a model."""

    type: Literal["effect_started"] = "effect_started"
    effect: str
    attempt: int = 1


class EffectFailed(_Event):
    """The handler raised; what the fault table does next stands in `then`."""

    type: Literal["effect_failed"] = "effect_failed"
    effect: str
    attempt: int
    error: str
    detail: str
    then: Literal["retry", "park", "restart"]


class GameDirectoryPrepared(_Event):
    """The run's own game directory holds program, data and start save, each checked against the batch."""

    type: Literal["game_directory_prepared"] = "game_directory_prepared"
    files: dict[str, str]  # upper-case name -> SHA-256


class GuestStarted(_Event):
    """Emulator and daemon are up, main menu on the screen."""

    type: Literal["guest_started"] = "guest_started"
    pid: int
    pid_start_time: int
    port: int
    epoch: int


class GameLoaded(_Event):
    """The saved game is loaded, office on the screen."""

    type: Literal["game_loaded"] = "game_loaded"
    slot: int
    game_date: date


class StopReached(_Event):
    """The game waits for the manager."""

    type: Literal["stop_reached"] = "stop_reached"
    kind: StopKind
    game_date: date
    minute: int | None = None


class KickOffRefused(_Event):
    """The game refused the team sheet, in its words."""

    type: Literal["kick_off_refused"] = "kick_off_refused"
    reasons: tuple[str, ...]


class SnapshotTaken(_Event):
    """Decoded state stored in the same transaction; `league_matches` = the human club's, this season."""

    type: Literal["snapshot_taken"] = "snapshot_taken"
    snapshot: str  # ULID of the snapshot row
    kind: StopKind
    game_date: date
    season: int
    league_matches: int
    sha256: str
    ram_sha256: str


class TurnOpened(_Event):
    """A new conversation begins; the rules are the same for all and are not repeated here."""

    type: Literal["turn_opened"] = "turn_opened"
    turn: int  # 1.. in the run
    kind: TurnKind
    game_date: date
    snapshot: str
    briefing: str


class ModelAnswered(_Event):
    """One answer of the model, stored before it acts."""

    type: Literal["model_answered"] = "model_answered"
    turn: int
    answer: ModelAnswer


class ToolAnswered(_Event):
    """One tool call and what it returned. `accepted` is False for refusals and malformed calls."""

    type: Literal["tool_answered"] = "tool_answered"
    turn: int
    call_id: str
    tool: str
    arguments: str
    accepted: bool
    answer: JsonValue


class PlanSet(_Event):
    """The season plan was replaced."""

    type: Literal["plan_set"] = "plan_set"
    turn: int
    plan: str


class NotesSet(_Event):
    """The notes were replaced or extended."""

    type: Literal["notes_set"] = "notes_set"
    turn: int
    notes: str


class TeamSheetWritten(_Event):
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


class GameAnswered(_Event):
    """What the game said to a macro inside the turn."""

    type: Literal["game_answered"] = "game_answered"
    turn: int
    call_id: str
    text: str
    accepted: bool
    confirmed: bool


class FallbackTaken(_Event):
    """A harness fallback: a decision that the harness had to take for the model."""

    type: Literal["fallback_taken"] = "fallback_taken"
    turn: int | None
    reason: Literal["no_tool_call", "repeated_call", "too_many_calls", "invalid_sheet_replaced"]
    detail: str


class TurnClosed(_Event):
    """The turn is over. `ram_sha256` as in the snapshot before it unless an act changed the guest."""

    type: Literal["turn_closed"] = "turn_closed"
    turn: int
    reason: Literal["end_turn", "no_tool_call", "repeated_call", "too_many_calls"]
    ram_sha256: str


class GameSaved(_Event):
    """The game's own save was written and checked."""

    type: Literal["game_saved"] = "game_saved"
    slot: int
    files: dict[str, str]  # name -> SHA-256


class GuestStopped(_Event):
    """Emulator and daemon were ended in good order."""

    type: Literal["guest_stopped"] = "guest_stopped"


class OperatorCommanded(_Event):
    """An operator's command from the inbox."""

    type: Literal["operator_commanded"] = "operator_commanded"
    command: Literal["pause", "resume", "stop", "restore"]
    who: str


class RunEnded(_Event):
    """Nothing follows."""

    type: Literal["run_ended"] = "run_ended"
    stop_reason: StopReason
    detail: str = ""


Event = (
    RunStarted | RunRestarted | EffectStarted | EffectFailed | GameDirectoryPrepared | GuestStarted
    | GameLoaded | StopReached | KickOffRefused | SnapshotTaken | TurnOpened | ModelAnswered | ToolAnswered
    | PlanSet | NotesSet | TeamSheetWritten | GameAnswered | FallbackTaken | TurnClosed | GameSaved
    | GuestStopped | OperatorCommanded | RunEnded
)  # fmt: skip

EVENT: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="type")])


class StoredEvent(BaseModel):
    """An event with its place in the log. `digest` = SHA-256 over the previous digest and this row."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    run: str
    seq: int  # 1.. without gaps
    ulid: str
    at: datetime
    digest: str
    event: Annotated[Event, Field(discriminator="type")]
