"""What can have happened in a run: a closed union of frozen records, each with its own tag.

Order within a run is the order of sequence numbers. Time (`at`) and ULID are given when an event is appended
(`StoredEvent`); nothing here reads a clock. An answer is an event before it acts. The events of a turn stand
in `turn_events.py`, those of checkpoints in `restore_events.py`, orders, news, reports and reviews in
`season_events.py`.
"""

from __future__ import annotations

from datetime import date, datetime
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from cm9798.market import Asked
from harness.spine.recorded import Recorded
from harness.spine.restore_events import CheckpointStored, RunRestarted, RunRestored
from harness.spine.season_events import (
    ActionCarriedOut,
    ActionQueued,
    MatchReported,
    NewsRead,
    ReviewDue,
    ReviewWritten,
    TacticsRead,
)
from harness.spine.turn_events import (
    FallbackTaken,
    GameAnswered,
    ModelAnswered,
    NotesSet,
    PlanSet,
    TeamSheetWritten,
    ToolAnswered,
    TurnClosed,
    TurnKind,
    TurnOpened,
)

__all__ = [
    "EVENT",
    "ActionCarriedOut",
    "ActionQueued",
    "CheckpointStored",
    "EffectFailed",
    "EffectStarted",
    "Event",
    "FallbackTaken",
    "GameAnswered",
    "GameDirectoryPrepared",
    "GameLoaded",
    "GameSaved",
    "GuestStarted",
    "GuestStopped",
    "KickOffRefused",
    "MatchReported",
    "ModelAnswered",
    "NewsRead",
    "NotesSet",
    "OperatorCommanded",
    "PlanSet",
    "ReviewDue",
    "ReviewWritten",
    "RunEnded",
    "RunRestarted",
    "RunRestored",
    "RunStarted",
    "SnapshotTaken",
    "StopKind",
    "StopReached",
    "StopReason",
    "StoredEvent",
    "TacticsRead",
    "TeamSheetWritten",
    "ToolAnswered",
    "TurnClosed",
    "TurnKind",
    "TurnOpened",
]

StopKind = Literal[
    "match_day", "half_time", "minute_70", "full_time", "season_end", "question", "offer", "sacked", "office",
]  # fmt: skip
StopReason = Literal["period_complete", "sacked", "parked", "stopped", "intervened", "disqualified"]


class RunStarted(Recorded):
    """The run exists: which entry plays what from which save."""

    type: Literal["run_started"] = "run_started"
    batch: str
    entry: str
    benchmark: str
    start_save_sha256: str
    matches: int | None  # the period: so many league matches, or
    seasons: int | None  # so many seasons
    max_calls: int


class EffectStarted(Recorded):
    """Appended before a handler touches the guest or a model."""

    type: Literal["effect_started"] = "effect_started"
    effect: str
    attempt: int = 1


class EffectFailed(Recorded):
    """The handler raised; what the fault table does next stands in `then`."""

    type: Literal["effect_failed"] = "effect_failed"
    effect: str
    attempt: int
    error: str
    detail: str
    then: Literal["retry", "park", "restart"]


class GameDirectoryPrepared(Recorded):
    """The run's own game directory holds program, data and start save, each checked against the batch."""

    type: Literal["game_directory_prepared"] = "game_directory_prepared"
    files: dict[str, str]  # upper-case name -> SHA-256


class GuestStarted(Recorded):
    """Emulator and daemon are up, main menu on the screen."""

    type: Literal["guest_started"] = "guest_started"
    pid: int
    pid_start_time: int
    port: int
    epoch: int


class GameLoaded(Recorded):
    """The saved game is loaded, office on the screen."""

    type: Literal["game_loaded"] = "game_loaded"
    slot: int
    game_date: date


class StopReached(Recorded):
    """The game waits for the manager."""

    type: Literal["stop_reached"] = "stop_reached"
    kind: StopKind
    game_date: date
    minute: int | None = None
    asked: Asked | None = None  # at a question or an offer, in the game's words


class KickOffRefused(Recorded):
    """The game refused the team sheet, in its words."""

    type: Literal["kick_off_refused"] = "kick_off_refused"
    reasons: tuple[str, ...]


class SnapshotTaken(Recorded):
    """Decoded state stored in the same transaction; `league_matches` = the human club's, this season."""

    type: Literal["snapshot_taken"] = "snapshot_taken"
    snapshot: str  # ULID of the snapshot row
    kind: StopKind
    game_date: date
    season: int
    league_matches: int
    sha256: str
    ram_sha256: str


class GameSaved(Recorded):
    """The game's own save was written and checked."""

    type: Literal["game_saved"] = "game_saved"
    slot: int
    files: dict[str, str]  # name -> SHA-256


class GuestStopped(Recorded):
    """Emulator and daemon were ended. `evidence` = what was found of a guest that had failed."""

    type: Literal["guest_stopped"] = "guest_stopped"
    evidence: dict[str, str] = Field(default_factory=dict)


class OperatorCommanded(Recorded):
    """An operator's command from the inbox."""

    type: Literal["operator_commanded"] = "operator_commanded"
    command: Literal["pause", "resume", "stop", "restore"]
    who: str
    inbox: str | None = None  # ULID of the inbox's row
    checkpoint: int | None = None  # for `restore`: to this one at the latest; else the newest


class RunEnded(Recorded):
    """Nothing follows."""

    type: Literal["run_ended"] = "run_ended"
    stop_reason: StopReason
    detail: str = ""


Event = (
    RunStarted | RunRestarted | RunRestored | CheckpointStored | EffectStarted | EffectFailed
    | GameDirectoryPrepared | GuestStarted | GameLoaded | StopReached | KickOffRefused | SnapshotTaken
    | TurnOpened | ModelAnswered | ToolAnswered | PlanSet | NotesSet | TeamSheetWritten | GameAnswered
    | FallbackTaken | TurnClosed | ActionQueued | ActionCarriedOut | ReviewDue | NewsRead | MatchReported
    | ReviewWritten | TacticsRead | GameSaved | GuestStopped | OperatorCommanded | RunEnded
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
