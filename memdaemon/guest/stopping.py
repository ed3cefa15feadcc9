"""Stopping a process without ending it, and letting it go on, each awaited."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from memdaemon.errors import GuestEnded
from memdaemon.guest.children import stat_fields

PAUSE_S = 0.0002
STATE, USER_TICKS, SYSTEM_TICKS = 0, 11, 12


def stop(pid: int, timeout_s: float = 2.0) -> None:
    """SIGSTOP; returns when every thread is stopped and has used no further CPU time."""
    _signal(pid, signal.SIGSTOP)
    deadline = time.monotonic() + timeout_s
    before: list[tuple[str, ...]] = []
    while True:
        now = _threads(pid)
        if now == before and all(state in "Tt" for state, *_ in now):
            return
        before = now
        _wait(deadline, "the emulator did not stop")


def go_on(pid: int, timeout_s: float = 2.0) -> None:
    """SIGCONT; returns when no thread is stopped."""
    _signal(pid, signal.SIGCONT)
    deadline = time.monotonic() + timeout_s
    while any(state in "Tt" for state, *_ in _threads(pid)):
        _wait(deadline, "the emulator did not go on")


def _signal(pid: int, number: signal.Signals) -> None:
    try:
        os.kill(pid, number)
    except ProcessLookupError as failure:
        raise GuestEnded from failure


def _threads(pid: int) -> list[tuple[str, ...]]:
    """State and CPU ticks of each thread."""
    try:
        fields = [stat_fields(task / "stat") for task in sorted(Path(f"/proc/{pid}/task").iterdir())]
    except (FileNotFoundError, ProcessLookupError) as failure:
        raise GuestEnded from failure
    if any(one[STATE] in "ZX" for one in fields):
        raise GuestEnded
    return [(one[STATE], one[USER_TICKS], one[SYSTEM_TICKS]) for one in fields]


def _wait(deadline: float, message: str) -> None:
    if time.monotonic() > deadline:
        raise GuestEnded(message)
    time.sleep(PAUSE_S)
