"""A batch in the store built from chosen stops: no game was played. For tests of scoring, replay and pages.

`build_batch(database, runs)` stores a batch whose snapshots are small invented worlds that show what each
`BuiltStop` says; everything else goes the way of a real run, through its event log.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any

from ulid import ULID

from cm9798.records.encodings import NONE, encode_date
from cm9798.snapshot import Snapshot
from cm9798.synthetic import FIRST_CLUB, synthetic_world
from harness.spine.events import RunEnded, RunRestarted, RunStarted, SnapshotTaken, StopKind, StopReason
from harness.store.batches import NewRun, insert_batch
from harness.store.blobs import snapshot_sha256
from harness.store.database import Database
from harness.store.sql_event_log import SqlEventLog

START = date(1997, 7, 1)
CLUBS = 4
WRITTEN = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
SHA = "0" * 64


@dataclass(frozen=True, slots=True)
class BuiltStop:
    """What one snapshot shows. `employed` False: the manager has lost his club. `cup`: cup matches played."""

    kind: StopKind
    game_date: date
    points: int
    played: int
    season: int = 1997
    employed: bool = True
    cup: int = 0


@dataclass(frozen=True, slots=True)
class BuiltRun:
    """One run; the stops in `set_aside` come first and are set aside by a restart."""

    name: str
    stops: Sequence[BuiltStop]
    stop_reason: StopReason | None = "period_complete"
    set_aside: Sequence[BuiltStop] = ()


def build_batch(database: Database, runs: Sequence[BuiltRun], batch: str = "built-v1-20260102-test") -> str:
    """Store the batch and its runs; the batch's id. Run ids are `<batch>-<nn>`."""
    frozen = {"start_save": {"game_date": START.isoformat()}, "benchmark": {"scoring": "A-v1"}}
    ids = [f"{batch}-{number:02}" for number in range(1, len(runs) + 1)]
    insert_batch(
        database,
        batch,
        benchmark="built-v1",
        created_at=WRITTEN,
        frozen=json.dumps(frozen),
        files={"built": SHA},
        runs=[NewRun(run, built.name) for run, built in zip(ids, runs, strict=True)],
    )
    for run, built in zip(ids, runs, strict=True):
        _write(SqlEventLog.open(database, run, lambda: WRITTEN), batch, built)
    return batch


def built_snapshot(stop: BuiltStop) -> Snapshot:
    """A small world in which the manager's club stands as the stop says."""
    world = synthetic_world(clubs=CLUBS)
    tables: dict[str, Any] = world.tables
    club = tables["club"][FIRST_CLUB]
    club["points"], club["played"] = stop.points, stop.played
    general = tables["world"][0]
    general["date"], general["season"] = encode_date(stop.game_date), stop.season - 1900
    if not stop.employed:
        tables["manager"][int(general["humans"][0])]["club"] = NONE
    tables["competition"][0]["kind"] = 1 if stop.cup else 0
    own = [row for row in tables["fixture"] if FIRST_CLUB in (int(row["home"]), int(row["away"]))]
    for row in own[: stop.cup]:
        row["played"] = 1
    return world.snapshot()


def _write(log: SqlEventLog, batch: str, built: BuiltRun) -> None:
    started = RunStarted(
        batch=batch,
        entry=built.name,
        benchmark="built-v1",
        start_save_sha256=SHA,
        matches=None,
        seasons=1,
        max_calls=1,
    )
    last = log.append([started])[-1].seq
    for stop in built.set_aside:
        last = _append(log, stop)
    if built.set_aside:
        log.append([RunRestarted(set_aside_from=2, set_aside_to=last, reason="built")])
    for stop in built.stops:
        _append(log, stop)
    if built.stop_reason is not None:
        log.append([RunEnded(stop_reason=built.stop_reason)])
    log.close()


def _append(log: SqlEventLog, stop: BuiltStop) -> int:
    snapshot = built_snapshot(stop)
    taken = SnapshotTaken(
        snapshot=str(ULID()),
        kind=stop.kind,
        game_date=stop.game_date,
        season=stop.season,
        league_matches=stop.played,
        sha256=snapshot_sha256(snapshot),
        ram_sha256=SHA,
    )
    return log.append([taken], snapshot)[-1].seq
