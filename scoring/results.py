"""The results of a batch.

`results(database, batch)` takes the stored scores if they are up to date with every run, else computes them;
`rescore(database, batch)` always computes them, from snapshots alone, and stores them. One document for both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection

from harness.errors import SettingsError
from harness.store.database import Database
from scoring import a_v1
from scoring.entry import document, entry
from scoring.reader import ScoredBatch, ScoredRun, read_batch, read_career, read_records, read_runs
from scoring.stored_scores import Scored, read_scores, write_scores

RULES = {"A-v1": a_v1.score}


def results(database: Database, batch: str) -> dict[str, Any]:
    """The batch's results as they stand; SettingsError when there is no such batch."""
    with database.read() as connection:
        found, runs = scored_batch(connection, batch)
        scored = read_scores(connection, runs) or computed(connection, found, runs)
    return _document(found, runs, scored)


def rescore(database: Database, batch: str) -> dict[str, Any]:
    """The batch's results from its snapshots; they replace what was stored."""
    with database.write() as connection:
        found, runs = scored_batch(connection, batch)
        scored = computed(connection, found, runs)
        write_scores(connection, runs, scored)
    return _document(found, runs, scored)


def scored_batch(connection: Connection, batch: str) -> tuple[ScoredBatch, list[ScoredRun]]:
    """The batch and its runs; SettingsError when there is no such batch or no such rule."""
    found = read_batch(connection, batch)
    if found is None:
        raise SettingsError(
            f'no batch "{batch}" in the database; name another with --database, or check the id'
        )
    if found.rule not in RULES:
        raise SettingsError(f"batch {batch} is scored by rule {found.rule}, which this version does not know")
    return found, read_runs(connection, batch)


def computed(connection: Connection, batch: ScoredBatch, runs: Sequence[ScoredRun]) -> dict[str, Scored]:
    """Every run's score and records, by run."""
    careers = {run.run: read_career(connection, run.run, batch.start_date) for run in runs}
    dates = [career.game_date for career in careers.values() if career.game_date is not None]
    rule, most_advanced = RULES[batch.rule], max(dates, default=None)
    return {
        run: (rule(career, most_advanced), read_records(connection, run)) for run, career in careers.items()
    }


def _document(batch: ScoredBatch, runs: Sequence[ScoredRun], scored: Mapping[str, Scored]) -> dict[str, Any]:
    entries = [entry(run.name, *scored[run.run], run.stop_reason) for run in runs]
    return document(batch.batch, batch.benchmark, entries)
