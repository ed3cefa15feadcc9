"""Whether a run's stored score row is what its batch's snapshots say."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection, select

from harness.store.database import Database
from harness.store.difference import Difference
from harness.store.tables import RUNS, SCORES
from scoring.results import computed, scored_batch
from scoring.stored_scores import score_row


def score_differences(database: Database, run: str) -> list[Difference]:
    """What differs, for a run that has a score row in a batch whose runs have all ended; else nothing."""
    with database.read() as connection:
        return list(_differences(connection, run))


def _differences(connection: Connection, run: str) -> Iterator[Difference]:
    stored = connection.execute(select(SCORES).where(SCORES.c.run == run)).one_or_none()
    batch = connection.execute(select(RUNS.c.batch).where(RUNS.c.id == run)).scalar()
    if stored is None or batch is None:
        return
    found, runs = scored_batch(connection, batch)
    if any(other.stop_reason is None for other in runs):
        return  # a score of an earlier moment is out of date, not wrong
    own = next(scored for scored in runs if scored.run == run)
    rebuilt = score_row(own, computed(connection, found, runs)[run])
    for column, value in stored._mapping.items():
        if value != rebuilt[column]:
            yield Difference("scores", {"run": run}, column, value, rebuilt[column])
