"""What a run can have done: frozen orders, carried out by one handler each."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from typing import Literal

from cm9798.snapshot import Snapshot
from harness.models.seam import ToolCall
from harness.spine.events import Event, StopKind
from harness.spine.state import ClosingReason, Queued


@dataclass(frozen=True, slots=True)
class PrepareGameDirectory:
    """Copy program, data and start save into the run's own game directory, each checked by its hash."""


@dataclass(frozen=True, slots=True)
class StartGame:
    """Start daemon and emulator; main menu on the screen."""


@dataclass(frozen=True, slots=True)
class LoadSave:
    """Load a saved game from the main menu."""

    slot: int


@dataclass(frozen=True, slots=True)
class Advance:
    """Continue to the next stop."""


@dataclass(frozen=True, slots=True)
class CarryOut:
    """An order to the market, through the game's own screens."""

    queued: Queued


@dataclass(frozen=True, slots=True)
class ReadNews:
    """Open the own club's news that the run has not read yet."""

    since: date | None  # the day on which news were last read


@dataclass(frozen=True, slots=True)
class TakeSnapshot:
    """Decode and store the game at this stop."""

    kind: StopKind


@dataclass(frozen=True, slots=True)
class OpenTurn:
    """Write the briefing of a new turn, of the kind that this stop and earlier refusals make it."""


@dataclass(frozen=True, slots=True)
class AskModel:
    """Let the model answer the open turn's conversation."""


@dataclass(frozen=True, slots=True)
class RunTool:
    """Carry out one call of the model's last answer."""

    call: ToolCall


@dataclass(frozen=True, slots=True)
class CloseTurn:
    """End the turn and record what the guest's RAM holds."""

    reason: ClosingReason


@dataclass(frozen=True, slots=True)
class KickOff:
    """Play the match to half-time, if the game accepts the team sheet."""


@dataclass(frozen=True, slots=True)
class ReplaceUnavailable:
    """A harness fallback: make the refused team sheet legal, player for player of the same position."""


@dataclass(frozen=True, slots=True)
class ResumeMatch:
    """Play the match on to minute 70, from there to its end and back to the office."""


@dataclass(frozen=True, slots=True)
class TakeFirstChoice:
    """A harness fallback: the question or offer that a turn left unsettled gets its first choice."""


@dataclass(frozen=True, slots=True)
class SaveGame:
    """Save through the game's own screen."""

    slot: int


@dataclass(frozen=True, slots=True)
class StoreCheckpoint:
    """Save through the game's own screen, check the save, and copy it out of the game directory."""

    number: int
    slot: int


@dataclass(frozen=True, slots=True)
class RestoreCheckpoint:
    """Go back to the newest checkpoint that is whole, to the start save when there is none."""

    reason: str
    by: Literal["supervisor", "operator"] = "supervisor"
    newest: int | None = None  # no checkpoint after this one


@dataclass(frozen=True, slots=True)
class StopGame:
    """End emulator and daemon."""


@dataclass(frozen=True, slots=True)
class Record:
    """Nothing is to be done outside: these events follow from the state alone."""

    events: tuple[Event, ...]


Effect = (
    PrepareGameDirectory | StartGame | LoadSave | Advance | CarryOut | ReadNews | TakeSnapshot | OpenTurn
    | AskModel | RunTool | CloseTurn | KickOff | ReplaceUnavailable | ResumeMatch | TakeFirstChoice | SaveGame
    | StoreCheckpoint | RestoreCheckpoint | StopGame | Record
)  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class Happened:
    """A handler's result: the events of one append, with the snapshot that one of them names."""

    events: tuple[Event, ...]
    snapshot: Snapshot | None = field(default=None)
