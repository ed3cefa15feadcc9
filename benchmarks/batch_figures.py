"""Figures of a batch that was played: turns, sizes, speed, memory and CPU of its runs."""

from __future__ import annotations

import statistics

from sqlalchemy import select

from benchmarks import bars
from benchmarks.bar import Figure
from benchmarks.batch_events import MB, PlayedRun, file_bytes, played_runs
from benchmarks.timing import percentile
from benchmarks.watched_batch import WatchedBatch
from harness.spine.events import StoredEvent
from harness.store.database import open_database
from harness.store.reading import read_events
from harness.store.tables import RUNS

SEASON_MATCHES = 38


def batch_figures(batch: WatchedBatch) -> list[Figure]:
    """Sizes are scaled to a season by its league matches."""
    runs = runs_of(batch)
    turns = [seconds for run in runs for seconds in run.turn_seconds]
    return [
        Figure(bars.TURN, percentile(turns, 50)),
        Figure(bars.TURN_P95, percentile(turns, 95)),
        *sizes(batch, runs),
        Figure(bars.GAME_DAYS, statistics.mean(run.days_a_minute for run in runs)),
        *loads(batch),
    ]


def runs_of(batch: WatchedBatch) -> list[PlayedRun]:
    """What its event logs say."""
    database = open_database(f"sqlite:///{batch.database}", must_exist=True)
    try:
        return played_runs(database)
    finally:
        database.close()


def events_of(batch: WatchedBatch) -> list[list[StoredEvent]]:
    """The log of each run, rows set aside among them."""
    database = open_database(f"sqlite:///{batch.database}", must_exist=True)
    try:
        with database.read() as connection:
            names = connection.execute(select(RUNS.c.id).order_by(RUNS.c.number)).scalars().all()
            return [read_events(connection, run) for run in names]
    finally:
        database.close()


def sizes(batch: WatchedBatch, runs: list[PlayedRun]) -> list[Figure]:
    """A season of one run in the database."""
    seasons = sum(run.league_matches for run in runs) / SEASON_MATCHES
    snapshots = sum(run.snapshot_bytes for run in runs)
    return [
        Figure(bars.SNAPSHOT_MB, snapshots / MB / seasons),
        Figure(bars.DATABASE_MB, file_bytes(batch.database) / MB / seasons),
    ]


def loads(batch: WatchedBatch) -> list[Figure]:
    """The run that needed most."""
    return [
        Figure(bars.MEMORY_PLAYING, max(run.highest_pss_mb for run in batch.runs)),
        Figure(bars.CPU_PLAYING, max(run.cpu_percent for run in batch.runs)),
    ]
