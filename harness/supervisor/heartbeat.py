"""A worker's sign of life: a file whose time changes every second, whatever the clock says."""

from __future__ import annotations

import asyncio
import contextlib
import os
from pathlib import Path

NAME = "heartbeat"
EVERY_S = 1.0
# Longer than a database may be locked: a worker that waits for it does not beat.
SILENT_S = 90.0


async def beat(folder: Path) -> None:
    """For ever. The file has no content, so a full disk does not stop it."""
    path, number = folder / NAME, 0
    while True:
        number += 1
        with contextlib.suppress(OSError):
            path.touch()
            os.utime(path, (number, number))
        await asyncio.sleep(EVERY_S)


class Pulse:
    """What a watcher has heard of one worker."""

    def __init__(self, folder: Path, now: float) -> None:
        self._path = folder / NAME
        self._last = self._read()
        self._since = now

    def silent_s(self, now: float) -> float:
        """Seconds of the watcher's own clock since the last beat."""
        seen = self._read()
        if seen != self._last:
            self._last, self._since = seen, now
        return now - self._since

    def _read(self) -> int:
        try:
            return self._path.stat().st_mtime_ns
        except OSError:
            return 0
