"""A batch's page: standings, chart, and the facts that were frozen."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dashboard.points import Series, points_by_date
from dashboard.public_batch import PublicBatch, PublicEntry
from harness.errors import SettingsError
from harness.store.database import Database
from harness.store.queries import RunRow, batch_files, batch_of, batch_state, runs_of
from scoring.results import results


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the standings: an entry of `results --json`, its run, model and place in the lineup."""

    entry: dict[str, Any]
    run: RunRow
    model: PublicEntry | None
    number: int


@dataclass(frozen=True, slots=True)
class BatchPage:
    """What the page shows; `unscored` says why there are no standings."""

    batch: str
    benchmark: str
    frozen_at: str
    state: str
    facts: PublicBatch
    standings: list[Standing]
    series: tuple[Series, ...]
    files: dict[str, str]
    files_sha256: str
    unscored: str | None


def batch_page(database: Database, batch: str) -> BatchPage:
    """The page; SettingsError when there is no such batch."""
    row = batch_of(database, batch)
    facts = PublicBatch.model_validate_json(row.frozen)
    runs = runs_of(database, batch)
    files = batch_files(database, batch)
    unscored, standings, series = None, list[Standing](), tuple[Series, ...]()
    try:
        standings = _standings(results(database, batch)["entries"], runs, facts)
        series = points_by_date(database, batch)
    except SettingsError as error:
        unscored = str(error)
    return BatchPage(
        batch=batch,
        benchmark=row.benchmark,
        frozen_at=row.created_at,
        state=batch_state(runs),
        facts=facts,
        standings=standings,
        series=series,
        files=files,
        files_sha256=files_sha256(files),
        unscored=unscored,
    )


def files_sha256(files: dict[str, str]) -> str:
    """One digest for all frozen files: SHA-256 over their sorted lines `<sha256>  <path>`."""
    lines = "".join(f"{digest}  {path}\n" for path, digest in sorted(files.items()))
    return hashlib.sha256(lines.encode()).hexdigest()


def _standings(
    entries: Sequence[dict[str, Any]], runs: Sequence[RunRow], facts: PublicBatch
) -> list[Standing]:
    of_name = {run.entry: (number, run) for number, run in enumerate(runs)}
    return [
        Standing(entry, run, facts.entry_of(run.run), number)
        for entry in entries
        for number, run in (of_name[entry["name"]],)
    ]
