"""Writes a frozen batch with its files and its waiting runs, all or nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import insert

from harness.store.canonical import NO_DIGEST, instant_text
from harness.store.database import Database
from harness.store.tables import BATCH_FILES, BATCHES, RUNS


@dataclass(frozen=True, slots=True)
class NewRun:
    """A run to be: its id and its entry's name."""

    run: str
    entry: str


def insert_batch(
    database: Database,
    batch: str,
    *,
    benchmark: str,
    created_at: datetime,
    frozen: str,
    files: Mapping[str, str],
    runs: Sequence[NewRun],
) -> None:
    """Store the batch: `frozen` is its JSON document, `files` maps paths to SHA-256."""
    with database.write() as connection:
        connection.execute(
            insert(BATCHES).values(
                id=batch, benchmark=benchmark, created_at=instant_text(created_at), frozen=frozen
            )
        )
        connection.execute(
            insert(BATCH_FILES),
            [{"batch": batch, "path": path, "sha256": digest} for path, digest in files.items()],
        )
        connection.execute(
            insert(RUNS),
            [_waiting(batch, number, run) for number, run in enumerate(runs, start=1)],
        )


def _waiting(batch: str, number: int, run: NewRun) -> dict[str, object]:
    return {
        "id": run.run,
        "batch": batch,
        "number": number,
        "entry": run.entry,
        "state": "waiting",
        "last_seq": 0,
        "head_digest": NO_DIGEST,
        "lease_epoch": 0,
    }
