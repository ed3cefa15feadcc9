"""Reads careers and records of a batch's runs from the store: rows that stand, nothing else."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date

from sqlalchemy import Connection, Table, and_, func, select

from harness.store.standing import standing
from harness.store.tables import (
    BATCHES,
    FALLBACKS,
    RESTARTS,
    RUNS,
    SNAPSHOT_RESULTS,
    SNAPSHOT_TABLES,
    SNAPSHOTS,
    TURNS,
)
from scoring.career import Career, Line, Stop
from scoring.entry import Records


@dataclass(frozen=True, slots=True)
class ScoredRun:
    """A run as scoring needs it; `last_seq` says up to which event."""

    run: str
    name: str
    stop_reason: str | None
    last_seq: int


@dataclass(frozen=True, slots=True)
class ScoredBatch:
    """A batch: its benchmark, its scoring rule, the date of its start save."""

    batch: str
    benchmark: str
    rule: str
    start_date: date


def read_batch(connection: Connection, batch: str) -> ScoredBatch | None:
    """The batch, or None when there is none of that id."""
    row = connection.execute(select(BATCHES).where(BATCHES.c.id == batch)).one_or_none()
    if row is None:
        return None
    frozen = json.loads(row.frozen)
    start_date = date.fromisoformat(frozen["start_save"]["game_date"])
    return ScoredBatch(batch, row.benchmark, frozen["benchmark"]["scoring"], start_date)


def read_runs(connection: Connection, batch: str) -> list[ScoredRun]:
    """The batch's runs in the order of the lineup."""
    columns = (RUNS.c.id, RUNS.c.entry, RUNS.c.stop_reason, RUNS.c.last_seq)
    found = connection.execute(select(*columns).where(RUNS.c.batch == batch).order_by(RUNS.c.number))
    return [ScoredRun(*row) for row in found]


def read_career(connection: Connection, run: str, start_date: date) -> Career:
    """The run's stops by its snapshots."""
    line = SNAPSHOT_TABLES
    own = and_(line.c.run == SNAPSHOTS.c.run, line.c.seq == SNAPSHOTS.c.seq, line.c.is_human)
    columns = (SNAPSHOTS.c.season, SNAPSHOTS.c.game_date, SNAPSHOTS.c.kind, line.c.points, line.c.played)
    found = connection.execute(
        select(*columns)
        .select_from(SNAPSHOTS.outerjoin(line, own))
        .where(SNAPSHOTS.c.run == run, standing(SNAPSHOTS))
        .order_by(SNAPSHOTS.c.seq)
    )
    stops = [
        Stop(season, date.fromisoformat(day), kind, None if points is None else Line(points, played))
        for season, day, kind, points, played in found
    ]
    return Career(start_date, stops, _cup_matches(connection, run))


def read_records(connection: Connection, run: str) -> Records:
    """Turns, harness fallbacks and restores of the run."""
    restores = connection.execute(select(func.count()).where(RESTARTS.c.run == run)).scalar_one()
    return Records(
        _standing_rows(connection, TURNS, run), _standing_rows(connection, FALLBACKS, run), restores
    )


def _standing_rows(connection: Connection, table: Table, run: str) -> int:
    return connection.execute(select(func.count()).where(table.c.run == run, standing(table))).scalar_one()


def _cup_matches(connection: Connection, run: str) -> int:
    results = SNAPSHOT_RESULTS
    own = (results.c.run == run, results.c.is_human, ~results.c.is_league, standing(results))
    return connection.execute(select(func.count()).select_from(results).where(*own)).scalar_one()
