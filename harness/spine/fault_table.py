"""What each effect touches, how long it may take, how often it is tried, and what follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from harness.spine import effects as e
from harness.tools.catalogue import BY_NAME

Then = Literal["retry", "park", "restart"]

# A run whose guest fails is restored at most so often without a new checkpoint, then it is parked.
MAX_FAILED_RESTARTS = 3
RESTORE_WAITS_S = (0.0, 1.0, 4.0)  # before the first, second, third such restore
INTERRUPTED = "Interrupted"  # EffectFailed.error when the worker was told to stop; no fault of the guest
NO_FAULT_OF_THE_GUEST = (INTERRUPTED, "StorageFull")


@dataclass(frozen=True, slots=True)
class FaultPolicy:
    """One effect's line."""

    touches: Literal["guest", "model", "nothing"]
    timeout_s: float
    tries: int
    then: Literal["park", "restart"]
    first_wait_s: float = 0.0  # doubles with every further try
    longest_wait_s: float = 120.0


# An effect that may have moved the guest is never repeated on it: the run goes back to a save.
#                                         touches   timeout  tries  then
FAULT_TABLE: dict[type[e.Effect], FaultPolicy] = {
    e.PrepareGameDirectory: FaultPolicy("nothing", 120.0, 1, "restart"),
    e.StartGame:            FaultPolicy("guest", 120.0, 3, "park", first_wait_s=1.0),
    e.LoadSave:             FaultPolicy("guest", 60.0, 1, "restart"),
    e.Advance:              FaultPolicy("guest", 600.0, 1, "restart"),
    e.CarryOut:             FaultPolicy("guest", 120.0, 1, "restart"),
    e.ReadNews:             FaultPolicy("guest", 120.0, 1, "restart"),
    e.TakeSnapshot:         FaultPolicy("guest", 60.0, 2, "restart", first_wait_s=0.2),
    e.OpenTurn:             FaultPolicy("nothing", 60.0, 1, "restart"),
    e.AskModel:             FaultPolicy("model", 3600.0, 10, "park", first_wait_s=1.0),
    e.RunTool:              FaultPolicy("guest", 120.0, 1, "restart"),
    e.CloseTurn:            FaultPolicy("guest", 30.0, 2, "restart", first_wait_s=0.2),
    e.KickOff:              FaultPolicy("guest", 300.0, 1, "restart"),
    e.ReplaceUnavailable:   FaultPolicy("guest", 60.0, 1, "restart"),
    e.ResumeMatch:          FaultPolicy("guest", 300.0, 1, "restart"),
    e.TakeFirstChoice:      FaultPolicy("guest", 120.0, 1, "restart"),
    e.SaveGame:             FaultPolicy("guest", 60.0, 1, "restart"),
    e.StoreCheckpoint:      FaultPolicy("guest", 120.0, 1, "restart"),
    e.RestoreCheckpoint:    FaultPolicy("nothing", 120.0, 3, "park", first_wait_s=1.0),
    e.StopGame:             FaultPolicy("guest", 60.0, 1, "restart"),
    e.Record:               FaultPolicy("nothing", 60.0, 1, "restart"),
}  # fmt: skip


def effect_name(effect: e.Effect) -> str:
    """The name in the log: `StartGame` -> `start_game`."""
    name = type(effect).__name__
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


def touches_outside(effect: e.Effect) -> bool:
    """Whether `EffectStarted` precedes it: a tool that reads, remembers or queues touches nothing."""
    if isinstance(effect, e.RunTool):
        tool = BY_NAME.get(effect.call.tool)
        return tool is not None and tool.kind == "A" and tool.name != "end_turn"
    return FAULT_TABLE[type(effect)].touches != "nothing"


def wait_before(policy: FaultPolicy, failures: int) -> float:
    """Seconds to wait before the next try, after so many failures in a row."""
    if failures == 0:
        return 0.0
    return min(policy.first_wait_s * 2.0 ** (failures - 1), policy.longest_wait_s)


def what_then(policy: FaultPolicy, failures: int, failed_restarts: int, *, worth_another: bool) -> Then:
    """What follows a failure: `failures` counts this one, `failed_restarts` the restarts before it."""
    if worth_another and failures < policy.tries:
        return "retry"
    if policy.then == "restart" and failed_restarts >= MAX_FAILED_RESTARTS:
        return "park"
    return policy.then
