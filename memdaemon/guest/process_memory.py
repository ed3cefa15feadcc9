"""Reading and writing the memory of a child process through /proc."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from memdaemon.errors import GuestEnded


@dataclass(frozen=True, slots=True)
class Mapping:
    """An anonymous writable piece of a process's address space."""

    start: int
    end: int


class ProcessMemory:
    """An open view into one process; it ends with the process, whatever its pid is used for later."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._file = os.open(f"/proc/{pid}/mem", os.O_RDWR | os.O_CLOEXEC)

    def mappings(self) -> list[Mapping]:
        """Anonymous writable mappings in address order."""
        found = []
        for line in Path(f"/proc/{self._pid}/maps").read_text().splitlines():
            place, rights, _, _, inode, *name = line.split(maxsplit=5)
            if rights.startswith("rw") and inode == "0" and name in ([], ["[heap]"]):
                start, end = (int(part, 16) for part in place.split("-"))
                found.append(Mapping(start, end))
        return found

    def read(self, address: int, size: int) -> bytes:
        """All `size` bytes; GuestEnded when the process is gone."""
        parts = []
        while size:
            try:
                part = os.pread(self._file, size, address)
            except OSError as failure:
                raise GuestEnded(f"guest memory cannot be read ({failure})") from failure
            if not part:
                raise GuestEnded("guest memory cannot be read: the process has ended")
            parts.append(part)
            address += len(part)
            size -= len(part)
        return b"".join(parts)

    def write(self, address: int, data: bytes) -> None:
        """Overwrite; GuestEnded when the process is gone."""
        try:
            written = os.pwrite(self._file, data, address)
        except OSError as failure:
            raise GuestEnded(f"guest memory cannot be written ({failure})") from failure
        if written != len(data):
            raise GuestEnded("guest memory cannot be written: the process has ended")

    def close(self) -> None:
        """Let go of the process."""
        os.close(self._file)
