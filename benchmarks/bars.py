"""The table of bars: one line a figure. Where a limit comes from stands beside it."""

from __future__ import annotations

from benchmarks.bar import Bar

# The speeds that the first release must hold.
PLAYER_TABLE = Bar("player table (default size) to columns", "ms", 3.0, "time", 2)
SQUAD_OBJECTS = Bar("objects of one squad", "ms", 1.0, "time", 2)
FULL_PLAYER_TABLE = Bar("player table (20,000) to columns", "ms", 10.0, "time", 1)
SEARCH = Bar("search among 20,000 players, the first at a stop", "ms", 20.0, "time", 1)
TEXT_LIST_P50 = Bar("text list with strings over HTTP, p50", "ms", 1.0, "time", 2)
TEXT_LIST_P99 = Bar("text list with strings over HTTP, p99", "ms", 5.0, "time", 2)
SNAPSHOT = Bar("snapshot taken and stored, p50", "ms", 150.0, "time", 0)
TURN = Bar("harness time a turn without the model, p50", "s", 0.5, "time", 2)
TURN_P95 = Bar("harness time a turn without the model, p95", "s", 2.0, "time", 2)

# A whole snapshot is 240 kB at 4,000 players, most are differences of 5 to 40 kB: 169 stops a season took
# 6.2 MB when the bar was set, and a stop more in each match was in sight. A hundred seasons stay below 2 GB.
SNAPSHOT_MB = Bar("snapshots, a season of one run", "MB", 12.0, "fixed", 1)
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
CHECKPOINTS = Bar("checkpoints, share of a season's time", "%", 5.0, "fixed", 1)
# Three seasons of one run: nothing may grow but what is stored, and that evenly.
MEMORY_SEASONS = Bar("memory after season 3, beside season 1", "times", 1.1, "fixed", 2)
GROWTH_SEASONS = Bar("database growth of season 3 beside season 1, or the reverse", "times", 1.1, "fixed", 2)
# What a run leaves beside the database: the game with its saves (some 10 MB, always), logs, and checkpoints,
# of which a month's last stays: 2.2 MB each.
FOLDER_MB = Bar("folder of one run after a season: game, logs, checkpoints", "MB", 60.0, "fixed", 0)
# From the moment in which an emulator is killed.
RESTORE = Bar("a lost game restored, to its next turn, the slowest of 4", "s", 10.0, "time", 1)
RESTORE_FULL = Bar("full data size: a lost game started and loaded, to its next stop", "s", 30.0, "time", 1)
PART_MB = 200.0  # no single process of a run needs more
