"""The table of bars: one line a figure. Where a limit comes from stands beside it."""

from __future__ import annotations

from benchmarks.bar import Bar

# The speeds that the first release must hold.
PLAYER_TABLE = Bar("player table (default size) to columns", "ms", 3.0, "time", 2)
SQUAD_OBJECTS = Bar("objects of one squad", "ms", 1.0, "time", 2)
TEXT_LIST_P50 = Bar("text list with strings over HTTP, p50", "ms", 1.0, "time", 2)
TEXT_LIST_P99 = Bar("text list with strings over HTTP, p99", "ms", 5.0, "time", 2)
SNAPSHOT = Bar("snapshot taken and stored, p50", "ms", 150.0, "time", 0)
TURN = Bar("harness time a turn without the model, p50", "s", 0.5, "time", 2)

# A stop's snapshot was 178 kB at 3,960 players when the bar was set: 115 stops a season are 20 MB. A batch of
# a hundred seasons then stays below 4 GB, a disk that any machine has.
SNAPSHOT_MB = Bar("snapshots, a season of one run", "MB", 25.0, "fixed", 1)
DATABASE_MB = Bar("whole database, a season of one run", "MB", 40.0, "fixed", 1)

# A season has some 315 days and must be over in 30 minutes, two runs side by side: 10.5. Twice that leaves
# room for the slower models' tools and for cups.
GAME_DAYS = Bar("game days a minute, each of two runs side by side", "days", 20.0, "rate", 1)

# Eight runs fit into 4 GB; 203 and 393 MB were measured when the bars were set.
MEMORY_FROZEN = Bar("memory (PSS) of emulator, X and daemon, frozen", "MB", 250.0, "fixed", 0)
MEMORY_PLAYING = Bar("memory (PSS) of a whole run, playing, highest", "MB", 500.0, "fixed", 0)
CPU_FROZEN = Bar("CPU of a run's emulator, frozen", "%", 0.0, "fixed", 1)
CPU_FROZEN_ALL = Bar("CPU of emulator, X and daemon, frozen", "%", 1.0, "fixed", 1)
# Of one core: the emulator takes what it can get while the game computes, and no more than one.
CPU_PLAYING = Bar("CPU of a whole run, playing", "%", 120.0, "fixed", 0)

# Whole seasons (`make bench-long`).
SEASON_MINUTES = Bar("a whole season, two runs side by side", "min", 30.0, "fixed", 1)  # on any 2 cores
SEASON_MATCHES = Bar("league matches of each run", "", 38, "least", 0)
PART_MB = 200.0  # no single process of a run needs more
