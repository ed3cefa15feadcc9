"""A snapshot's content: a header that names every column, the strings, then column after column; and back.

Deterministic: equal snapshots give equal bytes. The columns' names and types are stored with them, so that
content stays readable when a later version declares other fields: columns it does not know are left out, new
ones are 0. Format 1 had no tables of offers, questions, transfers and careers: they are read as empty.
"""

from __future__ import annotations

import json
import struct
from typing import Any

import numpy as np

from cm9798.records.all_records import RECORDS
from cm9798.records.declaration import Record
from cm9798.snapshot import NAMED, TABLES, Snapshot, Table, from_tables, names_of, tables_of

NO_TABLE: dict[str, Any] = {"count": 0, "columns": []}


class SnapshotBlobError(ValueError):
    """The bytes are no snapshot of a format that this version reads."""


def content_of(snapshot: Snapshot) -> bytes:
    """A header that names the columns, the strings, then column after column, uncompressed."""
    tables, names = tables_of(snapshot), names_of(snapshot)
    texts = {name: _join(names[name]) for name in NAMED}
    header = {
        "tables": {name: {"count": len(tables[name]), "columns": _columns(RECORDS[name])} for name in TABLES},
        "texts": {name: len(texts[name]) for name in NAMED},
    }
    head = json.dumps(header, sort_keys=True, separators=(",", ":")).encode()
    parts = [struct.pack("<I", len(head)), head, *(texts[name] for name in NAMED)]
    parts.extend(_column_bytes(tables[name], column) for name in TABLES for column in RECORDS[name].fields)
    return b"".join(parts)


def _columns(record: Record) -> list[list[Any]]:
    return [[field.name, field.kind.numpy_code, field.kind.count] for field in record.fields.values()]


def _column_bytes(table: Table, column: str) -> bytes:
    """One column, first all first bytes, then all second bytes: similar bytes side by side compress best."""
    values = np.ascontiguousarray(table[column])
    width = values.nbytes // max(len(table), 1)
    return np.ascontiguousarray(values.view("u1").reshape(len(table), width).T).tobytes()


def _join(names: tuple[tuple[str, ...], ...]) -> bytes:
    return "".join(f"{text}\0" for row in names for text in row).encode("latin-1")


def _split(data: bytes, count: int, each: int) -> tuple[tuple[str, ...], ...]:
    texts = data.decode("latin-1").split("\0")
    if len(texts) != count * each + 1:
        raise SnapshotBlobError(f"expected {count * each} strings, found {len(texts) - 1}")
    return tuple(tuple(texts[i : i + each]) for i in range(0, count * each, each))


def snapshot_of(content: bytes) -> Snapshot:
    """The snapshot; SnapshotBlobError when the content does not fit its own header."""
    (length,) = struct.unpack_from("<I", content, 0)
    header = json.loads(content[4 : 4 + length])
    at = 4 + length
    names = {}
    for name in NAMED:
        size = header["texts"][name]
        count = header["tables"][name]["count"]
        names[name] = _split(content[at : at + size], count, len(RECORDS[name].strings))
        at += size
    tables = {}
    for name in TABLES:
        shape = header["tables"].get(name, NO_TABLE)
        tables[name], at = _read_table(RECORDS[name], shape, content, at)
    if at != len(content):
        raise SnapshotBlobError(f"expected {at} bytes of content, found {len(content)}")
    return from_tables(tables, names)


def _read_table(record: Record, shape: dict[str, Any], content: bytes, at: int) -> tuple[Table, int]:
    count = shape["count"]
    table = record.empty(count)
    for name, code, repeated in shape["columns"]:
        width = np.dtype(code).itemsize * repeated
        stored = np.frombuffer(content, "u1", count * width, at).reshape(width, count).T
        at += count * width
        field = record.fields.get(name)
        if field is not None and (field.kind.numpy_code, field.kind.count) == (code, repeated):
            values = np.ascontiguousarray(stored).view(code)
            table[name] = values if repeated > 1 else values.reshape(count)
    table.flags.writeable = False
    return table, at
