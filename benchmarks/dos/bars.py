"""The bars of the DOS program, one line each."""

from __future__ import annotations

from benchmarks.bar import Bar

SEASONS = Bar("seasons on holiday without hang, crash or broken table", "", 30, "least", 0)
SEASON_CPU = Bar("a season on holiday, the slowest, of one core", "s", 60.0, "fixed", 1)
SEASON_CPU_P50 = Bar("a season on holiday, p50, of one core", "s", 60.0, "fixed", 1)

# What is told in seconds of the wall clock follows the speed of the machine.
FULL_START = Bar("full data size: from the start of DOSBox to the office", "s", 20.0, "time", 1)
FULL_MEMORY = Bar("full data size: memory in use, of memsize=16", "MiB", 16.0, "fixed", 1)
MATCH = Bar("a match in play at the fastest speed, the slowest of 3", "s", 8.0, "time", 1)

PAUSES = Bar("pauses that fell in the minute they were asked for in", "", 200, "least", 0)
PAUSES_BUSY = Bar("the same beside four busy processes", "", 200, "least", 0)
