"""Times one thing many times, and what is told of the times."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

import numpy as np

WARM_UP = 3
ROUNDS, PAUSE_S = 5, 0.3


def percentile(seconds: list[float], share: int) -> float:
    """The value that `share` percent of the times do not exceed."""
    return float(np.percentile(seconds, share))


def time_each(work: Callable[[], object], times: int) -> list[float]:
    """Seconds of each call, after a few that do not count; in rounds, since a disturbance is short."""
    found = []
    for _ in range(ROUNDS):
        for number in range(-WARM_UP, times // ROUNDS):
            begin = time.perf_counter()
            work()
            if number >= 0:
                found.append(time.perf_counter() - begin)
        time.sleep(PAUSE_S)
    return found


async def time_each_async(work: Callable[[], Awaitable[object]], times: int) -> list[float]:
    """The same for what is awaited."""
    found = []
    for number in range(-WARM_UP, times):
        begin = time.perf_counter()
        await work()
        if number >= 0:
            found.append(time.perf_counter() - begin)
    return found
