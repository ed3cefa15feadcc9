"""The seam to time: what the harness asks a clock, a real one and one that a test moves."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Protocol


class Clock(Protocol):
    """Real time, measured and waited for; the game's own time is none of its business."""

    def now(self) -> datetime:
        """The time of day, aware, UTC."""

    def monotonic(self) -> float:
        """Seconds from some fixed point, never going back."""

    async def sleep(self, seconds: float) -> None:
        """Wait so long."""


class SystemClock:
    """The machine's clock."""

    def now(self) -> datetime:
        """The time of day, aware, UTC."""
        return datetime.now(UTC)

    def monotonic(self) -> float:
        """Seconds since the machine started."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait so long."""
        await asyncio.sleep(seconds)


class SteppedClock(SystemClock):
    """The machine's clock, off by the seconds in a file: a time of day that jumps, for chaos tests."""

    def __init__(self, offset: Path) -> None:
        self._offset = offset

    def now(self) -> datetime:
        """The time of day as it is now said to be."""
        try:
            seconds = float(self._offset.read_text())
        except (OSError, ValueError):
            seconds = 0.0
        return super().now() + timedelta(seconds=seconds)


class FakeClock:
    """A clock that passes only when somebody sleeps; remembers every sleep."""

    def __init__(self, start: datetime = datetime(2020, 1, 1, tzinfo=UTC)) -> None:
        self._start = start
        self.sleeps: list[float] = []

    def now(self) -> datetime:
        """The start and every sleep since."""
        return self._start + timedelta(seconds=self.monotonic())

    def monotonic(self) -> float:
        """Seconds slept so far."""
        return sum(self.sleeps)

    async def sleep(self, seconds: float) -> None:
        """Let so much time pass at once, and others run."""
        self.sleeps.append(seconds)
        await asyncio.sleep(0)
