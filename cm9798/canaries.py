"""A snapshot with another value wherever no screen shows one: what is said of it must not change."""

from __future__ import annotations

import numpy as np

from cm9798.records.all_records import RECORDS
from cm9798.records.appearance import APPEARANCE
from cm9798.records.declaration import Record
from cm9798.records.incident import INCIDENT
from cm9798.records.kinds import Visibility
from cm9798.snapshot import Snapshot, Table, from_tables, names_of, tables_of

PATTERN = 0x55  # every number has other bits then, and small ones become large
INSIDE_MATCH = (("players", APPEARANCE), ("incidents", INCIDENT))  # records inside the match record


def hidden_fields(record: Record) -> tuple[str, ...]:
    """Fields that no screen of the game shows, in order."""
    return tuple(name for name, f in record.fields.items() if f.visibility is Visibility.OBSERVER_ONLY)


def with_canaries(snapshot: Snapshot) -> Snapshot:
    """The same game to a manager, another one to an observer."""
    tables = {name: _spoilt(RECORDS[name], table) for name, table in tables_of(snapshot).items()}
    match = tables["match"]
    for column, record in INSIDE_MATCH:
        inner = _spoilt(record, record.table(match[0][column].tobytes()))
        match[0][column] = np.frombuffer(inner.tobytes(), "u1")
    for table in tables.values():
        table.flags.writeable = False
    return from_tables(tables, names_of(snapshot))


def _spoilt(record: Record, table: Table) -> Table:
    copy = np.frombuffer(bytearray(table.tobytes()), record.dtype)
    for name in hidden_fields(record):
        column = copy[name]
        copy[name] = column + 1 if column.dtype.kind == "f" else column ^ PATTERN
    return copy
