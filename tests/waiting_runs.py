"""A database with one batch of waiting runs, for tests of the store."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from postgresql_server import Server

from harness.spine.events import RunStarted
from harness.store.batches import NewRun, insert_batch
from harness.store.database import Database, open_database

POSTGRESQL = "DUGOUT_TEST_POSTGRESQL"  # the folder of a running server's socket
NOW = datetime(2026, 2, 3, 4, 5, 6, 789, tzinfo=UTC)
BATCH = "b"
RUN = "b-01"
STARTED = RunStarted(
    batch=BATCH,
    entry="Ann",
    benchmark="smoke-v1",
    start_save_sha256="0" * 64,
    matches=2,
    seasons=None,
    max_calls=3,
)


def now() -> datetime:
    """Always the same moment."""
    return NOW


@contextmanager
def waiting(folder: Path, runs: int = 1) -> Iterator[Database]:
    """A new SQLite file with runs b-01, b-02, ...; on the PostgreSQL server, if one is named."""
    server = os.environ.get(POSTGRESQL)
    url = Server(Path(server)).new_database() if server else f"sqlite:///{folder / 'store.db'}"
    database = open_database(url)
    names = [NewRun(f"{BATCH}-{number:02}", f"Entry {number}") for number in range(1, runs + 1)]
    insert_batch(
        database, BATCH, benchmark="smoke-v1", created_at=NOW, frozen="{}", files={"a": "0"}, runs=names
    )
    try:
        yield database
    finally:
        database.close()
