"""Who writes a run or plays a batch: a holder's name, and whether that holder still lives.

A process is known by its number and the clock ticks from boot to its start: the time of day may be set back.
"""

from __future__ import annotations

import os
import socket
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from ulid import ULID

STATE, START_TICKS = 0, 19  # among the fields behind the name in /proc/<pid>/stat


@dataclass(frozen=True, slots=True)
class Holder:
    """A holder's name taken apart; `since` is when it took its place, in UTC."""

    host: str
    pid: int
    start_ticks: int
    since: str

    @classmethod
    def of(cls, name: str) -> Holder:
        """From the stored text."""
        host, pid, ticks, since, _ = name.split(" ")
        return cls(host, int(pid), int(ticks), since)

    @property
    def here(self) -> bool:
        """Whether it is a process of this machine."""
        return self.host == socket.gethostname()


def new_holder() -> str:
    """This process, named so that a reused process number is not mistaken for it."""
    pid = os.getpid()
    since = datetime.now(UTC).isoformat(timespec="seconds")
    return f"{socket.gethostname()} {pid} {_stat(pid)[START_TICKS]} {since} {ULID()}"


def holder_lives(name: str) -> bool:
    """Whether the process behind the name runs; one on another machine is taken to live."""
    holder = Holder.of(name)
    if not holder.here:
        return True
    try:
        fields = _stat(holder.pid)
    except (FileNotFoundError, ProcessLookupError):
        return False
    return int(fields[START_TICKS]) == holder.start_ticks and fields[STATE] not in "ZX"


def shown(name: str) -> str:
    """The holder in an operator's words."""
    holder = Holder.of(name)
    return f"process {holder.pid} on {holder.host} since {holder.since}"


def _stat(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace").rpartition(") ")[2].split()
