"""Questions about batches and runs.

`batch_of(database, batch) -> BatchRow`, `batch_files(database, batch) -> {path: sha256}`,
`runs_of(database, batch) -> [RunRow]` (in lineup order), `open_runs(database, batch)` (those not ended),
`run_of(database, run) -> RunRow`. An unknown id is a SettingsError.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Row, func, select

from harness.errors import SettingsError
from harness.store.database import Database
from harness.store.lease import holder_lives
from harness.store.standing import standing
from harness.store.tables import BATCH_FILES, BATCHES, CHECKPOINTS, RUNS, TURNS


@dataclass(frozen=True, slots=True)
class BatchRow:
    """A stored batch; `frozen` is the JSON of `harness.freezing.frozen.FrozenBatch`."""

    batch: str
    benchmark: str
    created_at: str
    frozen: str


@dataclass(frozen=True, slots=True)
class RunRow:
    """A stored run. `state`: waiting, running, interrupted (begun, but nobody plays it), ended."""

    run: str
    batch: str
    number: int
    entry: str
    state: str
    stop_reason: str | None
    game_date: str | None
    last_seq: int
    turns: int


def batch_of(database: Database, batch: str) -> BatchRow:
    """The batch; SettingsError when there is none of that id."""
    with database.read() as connection:
        row = connection.execute(select(BATCHES).where(BATCHES.c.id == batch)).one_or_none()
        newest = connection.execute(
            select(BATCHES.c.id).order_by(BATCHES.c.created_at.desc()).limit(1)
        ).scalar()
    if row is None:
        hint = (
            f'the newest batch is "{newest}"' if newest else "it holds no batch yet: `dugout freeze LINEUP`"
        )
        raise SettingsError(f'no batch "{batch}" in the database; {hint}')
    return BatchRow(row.id, row.benchmark, row.created_at, row.frozen)


def batch_files(database: Database, batch: str) -> dict[str, str]:
    """Path (relative to the project root) to SHA-256 of every frozen file."""
    with database.read() as connection:
        rows = connection.execute(
            select(BATCH_FILES.c.path, BATCH_FILES.c.sha256)
            .where(BATCH_FILES.c.batch == batch)
            .order_by(BATCH_FILES.c.path)
        )
        return {row.path: row.sha256 for row in rows}


def runs_of(database: Database, batch: str) -> list[RunRow]:
    """The batch's runs in the order of the lineup."""
    turns = (
        select(func.count())
        .where(TURNS.c.run == RUNS.c.id, standing(TURNS))
        .correlate(RUNS)
        .scalar_subquery()
        .label("turns")
    )
    with database.read() as connection:
        found = connection.execute(select(RUNS, turns).where(RUNS.c.batch == batch).order_by(RUNS.c.number))
        return [_run(row) for row in found]


def open_runs(database: Database, batch: str) -> list[RunRow]:
    """The batch's runs that have not ended."""
    return [run for run in runs_of(database, batch) if run.state != "ended"]


def all_runs(database: Database) -> list[RunRow]:
    """Every run of every batch, by batch and number."""
    with database.read() as connection:
        batches = connection.execute(select(BATCHES.c.id).order_by(BATCHES.c.created_at)).scalars().all()
    return [run for batch in batches for run in runs_of(database, batch)]


def run_of(database: Database, run: str) -> RunRow:
    """The run; SettingsError when there is none of that id."""
    with database.read() as connection:
        batch = connection.execute(select(RUNS.c.batch).where(RUNS.c.id == run)).scalar()
    if batch is None:
        raise SettingsError(
            f'no run "{run}" in the database; `dugout status BATCH` lists the runs of a batch'
        )
    return next(row for row in runs_of(database, batch) if row.run == run)


@dataclass(frozen=True, slots=True)
class CheckpointRow:
    """A checkpoint that stands: no restore has gone back behind it."""

    number: int
    seq: int
    game_date: str
    manifest_sha256: str
    size_bytes: int


def checkpoints_of(database: Database, run: str) -> list[CheckpointRow]:
    """The run's standing checkpoints, oldest first; the files of some may be gone by what is kept."""
    c = CHECKPOINTS.c
    with database.read() as connection:
        rows = connection.execute(
            select(c.number, c.seq, c.game_date, c.manifest_sha256, c.size_bytes)
            .where(c.run == run, standing(CHECKPOINTS))
            .order_by(c.number)
        )
        return [CheckpointRow(*row) for row in rows]


def batch_state(runs: list[RunRow]) -> str:
    """The batch's state from its runs': ended, running, interrupted, else waiting."""
    states = {run.state for run in runs}
    if states == {"ended"}:
        return "ended"
    for state in ("running", "interrupted"):
        if state in states:
            return state
    return "interrupted" if "ended" in states else "waiting"


def _run(row: Row[tuple[object, ...]]) -> RunRow:
    played = bool(row.lease_holder) and holder_lives(row.lease_holder)
    state = "interrupted" if row.state == "running" and not played else row.state
    return RunRow(
        run=row.id,
        batch=row.batch,
        number=row.number,
        entry=row.entry,
        state=state,
        stop_reason=row.stop_reason,
        game_date=row.game_date,
        last_seq=row.last_seq,
        turns=row.turns,
    )
