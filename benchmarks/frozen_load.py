"""Memory and CPU of a frozen run: what it costs to let a model think."""

from __future__ import annotations

import asyncio
import time

from benchmarks import bars
from benchmarks.bar import Figure
from benchmarks.one_game import OneGame
from benchmarks.processes import cpu_s, family, pss_mb

WATCHED_S = 5.0


async def frozen_load(one: OneGame) -> list[Figure]:
    """Over some seconds in which nobody asks for anything."""
    before, begin = family(one.daemon_pid), time.monotonic()
    await asyncio.sleep(WATCHED_S)
    after, passed = family(one.daemon_pid), time.monotonic() - begin
    emulator = [cpu_s([use for use in uses if use.pid == one.emulator_pid]) for uses in (before, after)]
    return [
        Figure(bars.MEMORY_FROZEN, pss_mb(after)),
        Figure(bars.CPU_FROZEN, 100 * (emulator[1] - emulator[0]) / passed),
        Figure(bars.CPU_FROZEN_ALL, 100 * (cpu_s(after) - cpu_s(before)) / passed),
    ]
