"""The front page's list: every batch with its state and who leads, newest first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select

from dashboard.public_batch import PublicBatch
from harness.errors import SettingsError
from harness.store.database import Database
from harness.store.queries import BatchRow, RunRow, batch_state, runs_of
from harness.store.tables import BATCHES
from scoring.results import results

PER_PAGE = 20


@dataclass(frozen=True, slots=True)
class BatchLine:
    """A batch as the list shows it; `leader` is an entry of its results, None while nobody has a point."""

    batch: str
    benchmark: str
    frozen_at: str
    state: str
    runs: list[RunRow]
    facts: PublicBatch
    leader: dict[str, Any] | None


def count_batches(database: Database) -> int:
    """How many batches there are."""
    with database.read() as connection:
        return connection.execute(select(func.count()).select_from(BATCHES)).scalar_one()


def batch_lines(database: Database, page: int) -> list[BatchLine]:
    """One page of the list, counted from 1."""
    newest = select(BATCHES).order_by(BATCHES.c.created_at.desc(), BATCHES.c.id.desc())
    with database.read() as connection:
        rows = connection.execute(newest.limit(PER_PAGE).offset((page - 1) * PER_PAGE)).all()
    return [_line(database, BatchRow(row.id, row.benchmark, row.created_at, row.frozen)) for row in rows]


def _line(database: Database, row: BatchRow) -> BatchLine:
    runs = runs_of(database, row.batch)
    return BatchLine(
        batch=row.batch,
        benchmark=row.benchmark,
        frozen_at=row.created_at,
        state=batch_state(runs),
        runs=runs,
        facts=PublicBatch.model_validate_json(row.frozen),
        leader=_leader(database, row.batch),
    )


def _leader(database: Database, batch: str) -> dict[str, Any] | None:
    try:
        entries = results(database, batch)["entries"]
    except SettingsError:  # a rule of another version: the batch has a page, but no score
        return None
    best = max(entries, key=lambda entry: entry["points"], default=None)
    return best if best is not None and best["points"] else None
