"""What the supervisor decides, which checkpoints are kept, and when a worker is silent."""

from __future__ import annotations

import os
from datetime import date
from pathlib import Path

import pytest

from harness.checkpoints.keeping import to_drop
from harness.supervisor.decision import LONGEST_WAIT_S, MAX_TRIES, after
from harness.supervisor.heartbeat import NAME, Pulse
from harness.worker import CORRUPT, ENDED, FAILED, HELD, INTERRUPTED, SETTINGS, STORAGE


@pytest.mark.parametrize(
    ("code", "tries", "then"),
    [
        (ENDED, 1, "done"),
        (FAILED, 1, "again"),
        (-9, MAX_TRIES - 1, "again"),
        (-9, MAX_TRIES, "park"),
        (SETTINGS, 1, "give_up"),
        (CORRUPT, 1, "give_up"),
        (INTERRUPTED, 1, "give_up"),
        (STORAGE, MAX_TRIES + 5, "again"),
        (STORAGE, 100, "give_up"),
        (HELD, 2, "again"),
    ],
)
def test_worker_that_ended_is_started_again_parked_or_left(code: int, tries: int, then: str) -> None:
    """By its exit code and by how often it failed without a new checkpoint."""
    assert after(code, tries).then == then


def test_waits_between_workers_grow_to_their_limit() -> None:
    """Half a second, then doubling."""
    assert [after(STORAGE, tries).wait_s for tries in (1, 2, 3)] == [0.1, 0.2, 0.4]
    assert after(STORAGE, 20).wait_s == LONGEST_WAIT_S


def test_last_checkpoints_and_one_a_month_are_kept() -> None:
    """Everything else may go; with None nothing does."""
    stored = [(number, date(1997, 8 + number // 4, 1 + number)) for number in range(12)]
    assert to_drop(stored, 2) == [0, 1, 2, 4, 5, 6, 8, 9]
    assert to_drop(stored, None) == []
    assert to_drop(stored[:2], 5) == []


def test_worker_is_silent_when_its_file_keeps_its_time(tmp_path: Path) -> None:
    """Any change counts as a beat, also one back in time: the clock of the machine does not matter."""
    path = tmp_path / NAME
    path.touch()
    pulse = Pulse(tmp_path, 100.0)
    assert pulse.silent_s(130.0) == 30.0
    os.utime(path, (5, 5))
    assert pulse.silent_s(140.0) == 0.0
    assert pulse.silent_s(150.0) == 10.0
