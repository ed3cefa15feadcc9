"""Compares what is stored of a run with what its events say: `replay_run(database, run) -> Replay`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Boolean, Connection, Integer, Table, select, type_coerce

from harness.spine.events import RunStarted, StoredEvent
from harness.spine.replay import fold
from harness.store.blobs import stored_blob
from harness.store.database import Database
from harness.store.difference import Difference
from harness.store.reading import read_events
from harness.store.rebuilt import Rebuilt, rebuild
from harness.store.tables import PROJECTED, RUNS

# Where a whole row is on one side only, or a blob stands for its bytes.
WHOLE_ROW = "*"
# Rows that follow from a snapshot's bytes cannot be judged when those are damaged.
FROM_BYTES = ("snapshots", "snapshot_tables", "snapshot_results", "snapshot_squads")

Key = tuple[tuple[str, int], ...]
Rows = dict[Key, Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Replay:
    """What a replay found."""

    run: str
    events: int
    differences: tuple[Difference, ...]

    @property
    def identical(self) -> bool:
        """Whether every stored row is what the events say."""
        return not self.differences


def replay_run(database: Database, run: str) -> Replay:
    """Fold the run's log without game or model, and compare. LogCorrupt when the log contradicts itself."""
    with database.read() as connection:
        events = read_events(connection, run)
        fold(events)
        rebuilt = rebuild(events, lambda seq: stored_blob(connection, run, seq))
        differences = [
            *_head_differences(connection, run, {**asdict(rebuilt.head), **_named(events)}),
            *_damaged(rebuilt),
            *(
                difference
                for table in PROJECTED
                for difference in _differences(connection, run, table, rebuilt)
            ),
        ]
    return Replay(run, len(events), tuple(differences))


def _named(events: Sequence[StoredEvent]) -> dict[str, str]:
    """What the run's first event says of the run's row."""
    first = events[0].event if events else None
    return {"batch": first.batch, "entry": first.entry} if isinstance(first, RunStarted) else {}


def _head_differences(connection: Connection, run: str, expected: Mapping[str, Any]) -> Iterator[Difference]:
    row = connection.execute(select(*(RUNS.c[name] for name in expected)).where(RUNS.c.id == run)).one()
    for name, rebuilt in expected.items():
        if row._mapping[name] != rebuilt:
            yield Difference("runs", {"id": run}, name, row._mapping[name], rebuilt)


def _damaged(rebuilt: Rebuilt) -> Iterator[Difference]:
    for seq, event in rebuilt.damaged.items():
        yield Difference("snapshots", {"seq": seq}, "blob", "damaged or missing", f"SHA-256 {event.sha256}")


def _differences(connection: Connection, run: str, table: Table, rebuilt: Rebuilt) -> Iterator[Difference]:
    keys = [column.name for column in table.primary_key if column.name != "run"]
    stored = _stored_rows(connection, run, table, keys)
    expected = {
        _key({"seq": seq, **row.values}, keys): row.values
        for seq, row in rebuilt.rows
        if row.table == table.name
    }
    for key in sorted({*stored, *expected}):
        if table.name in FROM_BYTES and dict(key)["seq"] in rebuilt.damaged:
            continue
        yield from _row_differences(table.name, key, stored.get(key), expected.get(key))


def _stored_rows(connection: Connection, run: str, table: Table, keys: list[str]) -> Rows:
    # Booleans are read as the numbers that stand there: 5 is not True.
    columns = [
        type_coerce(column, Integer).label(column.name) if isinstance(column.type, Boolean) else column
        for column in table.c
        if column.name not in ("run", "blob")
    ]
    found = connection.execute(select(*columns).where(table.c.run == run))
    rows = [dict(row._mapping) for row in found]
    return {_key(row, keys): row for row in rows}


def _row_differences(
    table: str, key: Key, stored: Mapping[str, Any] | None, rebuilt: Mapping[str, Any] | None
) -> Iterator[Difference]:
    shown: dict[str, int | str] = dict(key)
    if stored is None or rebuilt is None:
        sides = ("missing", "present") if stored is None else ("present", "missing")
        yield Difference(table, shown, WHOLE_ROW, *sides)
        return
    for column, value in rebuilt.items():
        if column != "blob" and stored[column] != value:
            yield Difference(table, shown, column, stored[column], value)


def _key(values: Mapping[str, Any], keys: list[str]) -> Key:
    return tuple((name, values[name]) for name in keys)
