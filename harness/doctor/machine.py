"""The seam to the machine that is examined: what the checks ask it.

Real implementation: `real_machine.py`. In-memory fake: `fake.py`. Nothing here raises for what it finds: an
answer says what happened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Ran:
    """How a program ended and what it wrote; `code` is None when it did not end by itself in time."""

    code: int | None
    output: str


@dataclass(frozen=True, slots=True)
class Disk:
    """The file system that holds a folder, and whether this user may write there."""

    free_bytes: int
    total_bytes: int
    free_files: int | None  # None where the file system has no such limit
    writable: bool


@dataclass(frozen=True, slots=True)
class MemoryAccess:
    """Whether the memory of a started child could be read and written back; `reason` when not."""

    allowed: bool
    reason: str = ""


@dataclass(frozen=True, slots=True)
class DatabaseState:
    """What is at a database URL. `error` when it cannot be used; revisions are those of its schema."""

    exists: bool
    error: str = ""
    found: str | None = None  # None: no schema yet
    known: Sequence[str] = field(default_factory=tuple)  # every schema of this version, newest first


class Machine(Protocol):
    """One machine, as the user who runs the check sees it."""

    def user(self) -> str:
        """Who runs the check, for messages."""

    def which(self, program: str) -> str | None:
        """Where a run would find the program; None when it would not."""

    def run(self, command: Sequence[str]) -> Ran:
        """Run a program to its end."""

    def first_line(self, command: Sequence[str]) -> Ran:
        """Start a program that goes on running: its first line of output with `code` 0, then end it."""

    def child_memory(self, command: Sequence[str], environment: Mapping[str, str]) -> MemoryAccess:
        """Start the program as a child and read its memory as the daemon does."""

    def sealing(self) -> str | None:
        """Why a vendor's CLI cannot be walled in here; None when it can."""

    def text(self, path: Path) -> str | None:
        """A file's text without spaces at its ends; None when it cannot be read."""

    def content(self, path: Path) -> bytes | None:
        """A file's bytes; None when it cannot be read."""

    def disk(self, folder: Path) -> Disk:
        """Where the folder lies, or will lie once it is made."""

    def bind(self, port: int) -> str | None:
        """Bind a loopback port (0: any) and let go of it: None, or why it cannot be bound."""

    def holder(self, port: int) -> str | None:
        """Who listens on a loopback port; None when that cannot be seen."""

    def database(self, url: str) -> DatabaseState:
        """Look at a database without changing it."""
