"""How the daemon learns that it must end: a signal, or its parent's end."""

from __future__ import annotations

import asyncio
import os
import select
import signal
from collections.abc import Callable
from types import FrameType


def end_on_signals() -> None:
    """SIGTERM and SIGINT leave by SystemExit, so that every `finally` on the way runs."""

    def leave(number: int, _: FrameType | None) -> None:
        raise SystemExit(0 if number == signal.SIGTERM else 130)

    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, leave)


class Lifeline:
    """An input that the parent holds open: its end is the parent's end. Without one it is never cut."""

    def __init__(self, descriptor: int | None) -> None:
        self._descriptor = descriptor

    def check(self) -> None:
        """Raise SystemExit when the parent is gone."""
        if self._cut():
            raise SystemExit(0)

    def _cut(self) -> bool:
        if self._descriptor is None:
            return False
        ready, _, _ = select.select([self._descriptor], [], [], 0)
        return bool(ready) and not os.read(self._descriptor, 4096)

    async def watch(self, end: Callable[[], None]) -> None:
        """Call `end` once the parent is gone."""
        if self._descriptor is None:
            return
        loop, readable = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self._descriptor, readable.set)
        try:
            while not self._cut():
                readable.clear()
                await readable.wait()
        finally:
            loop.remove_reader(self._descriptor)
        end()
