"""What can have happened around checkpoints: one stored, the run gone back to one or to its beginning."""

from __future__ import annotations

from datetime import date
from typing import Literal

from harness.spine.recorded import Recorded


class CheckpointStored(Recorded):
    """A verified save lies outside the game directory; the run can go on from this event.

    The checkpoint exists when its manifest does; `manifest_sha256` ties the files to this place of the log.
    """

    type: Literal["checkpoint_stored"] = "checkpoint_stored"
    number: int  # 1.. in the run; goes on after a restore
    slot: int
    game_date: date
    snapshot_sha256: str  # of the guest as it was saved, and as it must be when it is loaded again
    manifest_sha256: str
    files: dict[str, str]  # name -> SHA-256
    size_bytes: int


class RunRestarted(Recorded):
    """An interrupted run begins again from its start save; earlier rows are set aside, never deleted."""

    type: Literal["run_restarted"] = "run_restarted"
    set_aside_from: int
    set_aside_to: int
    reason: str


class RunRestored(Recorded):
    """The run goes on from a checkpoint; the rows written after it are set aside, never deleted."""

    type: Literal["run_restored"] = "run_restored"
    checkpoint: int
    set_aside_from: int
    set_aside_to: int
    reason: str
    by: Literal["supervisor", "operator"] = "supervisor"
    rejected: tuple[str, ...] = ()  # newer checkpoints that could not be used, and why
