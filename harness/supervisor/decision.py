"""What the supervisor does when a worker has ended: a table of exit codes and a bound of tries; pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from harness.worker import CORRUPT, ENDED, HELD, INTERRUPTED, SETTINGS, STORAGE

MAX_TRIES = 6  # without a new checkpoint; then the run is parked
MAX_STORAGE_TRIES = 40  # a full disk or a locked database needs time, not another try
FIRST_WAIT_S, LONGEST_WAIT_S = 0.1, 30.0


@dataclass(frozen=True, slots=True)
class Decision:
    """`give_up` leaves the run as it is, for the operator; `park` ends it with its reason."""

    then: Literal["done", "again", "park", "give_up"]
    wait_s: float = 0.0


def after(code: int, tries: int) -> Decision:
    """`tries`: workers that failed since the last new checkpoint, this one included."""
    if code == ENDED:
        return Decision("done")
    if code in (SETTINGS, CORRUPT, INTERRUPTED):
        return Decision("give_up")
    wait_s = min(FIRST_WAIT_S * 2.0 ** (tries - 1), LONGEST_WAIT_S)
    if code in (STORAGE, HELD):
        return Decision("again", wait_s) if tries < MAX_STORAGE_TRIES else Decision("give_up")
    return Decision("again", wait_s) if tries < MAX_TRIES else Decision("park")
