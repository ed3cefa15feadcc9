"""A stored score that is not what the snapshots say is found; one that is merely old is not called wrong."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from sqlalchemy import update

from harness.store.database import Database, open_database
from harness.store.difference import Difference
from harness.store.tables import RUNS, SCORES
from scoring.built_batch import BuiltRun, BuiltStop, build_batch
from scoring.results import rescore
from scoring.score_rows import score_differences

STOPS = [BuiltStop("full_time", date(1997, 8, 9), 3, 1)]


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = open_database(f"sqlite:///{tmp_path / 'scored.db'}")
    yield opened
    opened.close()


@pytest.fixture
def batch(database: Database) -> str:
    built = build_batch(database, [BuiltRun("Ann", STOPS), BuiltRun("Bob", STOPS)])
    assert score_differences(database, f"{built}-01") == []
    rescore(database, built)
    return built


def test_score_row_of_a_scored_batch_does_not_differ(database: Database, batch: str) -> None:
    """Nothing was changed, nothing is found; a run without a row has nothing to differ."""
    assert score_differences(database, f"{batch}-01") == []
    assert score_differences(database, "nobody") == []


@pytest.mark.parametrize("column", ["points", "league_points", "turns", "seq", "restores"])
def test_score_row_that_was_altered_is_named(database: Database, batch: str, column: str) -> None:
    """Its run, its column, both values; the other run's row is what it was."""
    run = f"{batch}-02"
    with database.write() as connection:
        connection.execute(update(SCORES).where(SCORES.c.run == run).values({column: 77}))
    (found,) = score_differences(database, run)
    assert found == Difference("scores", {"run": run}, column, 77, found.rebuilt)
    assert score_differences(database, f"{batch}-01") == []


def test_score_row_of_a_batch_that_is_still_played_is_merely_old(database: Database, batch: str) -> None:
    """As long as a run goes on, stored scores may be those of an earlier moment."""
    with database.write() as connection:
        connection.execute(update(SCORES).values(points=77))
        connection.execute(update(RUNS).where(RUNS.c.id == f"{batch}-02").values(stop_reason=None))
    assert score_differences(database, f"{batch}-01") == []
