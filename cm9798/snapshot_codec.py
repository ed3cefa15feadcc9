"""A snapshot as compact bytes and back: a version byte, then the compressed columns of every table.

Deterministic: equal snapshots give equal bytes. The columns' names and types are stored with them, so that a
blob stays readable when a later version declares other fields: columns it does not know are left out, new
ones are 0. Format 1 had no tables of offers, questions, transfers and careers: they are read as empty.
"""

from __future__ import annotations

import hashlib
import json
import struct
import zlib
from typing import Any

import numpy as np

from cm9798.records.all_records import RECORDS
from cm9798.records.declaration import Record
from cm9798.snapshot import NAMED, TABLES, Snapshot, Table, from_tables, names_of, tables_of

FORMAT = 2  # the first byte of a blob
READABLE = (1, 2)
NO_TABLE: dict[str, Any] = {"count": 0, "columns": []}
LEVEL = 1  # zlib's fastest: columns compress well enough


class SnapshotBlobError(ValueError):
    """The bytes are no snapshot of a format that this version reads."""


def pack(snapshot: Snapshot) -> bytes:
    """The snapshot as bytes, for the store."""
    return bytes([FORMAT]) + zlib.compress(_payload(snapshot), LEVEL)


def unpack(blob: bytes) -> Snapshot:
    """The snapshot that `pack` was given; SnapshotBlobError when the bytes are cut or of another format."""
    if not blob or blob[0] not in READABLE:
        raise SnapshotBlobError(
            f"expected a snapshot of format {READABLE[0]}..{FORMAT}, found {blob[:1].hex() or 'nothing'}"
        )
    try:
        payload = zlib.decompress(blob[1:])
    except zlib.error as error:
        raise SnapshotBlobError(f"a snapshot's compressed bytes are damaged: {error}") from error
    return _snapshot(payload)


def sha256(snapshot: Snapshot) -> str:
    """SHA-256 of the snapshot's uncompressed content, in hex: independent of the compressor's version."""
    return hashlib.sha256(bytes([FORMAT]) + _payload(snapshot)).hexdigest()


def _payload(snapshot: Snapshot) -> bytes:
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


def _snapshot(payload: bytes) -> Snapshot:
    (length,) = struct.unpack_from("<I", payload, 0)
    header = json.loads(payload[4 : 4 + length])
    at = 4 + length
    names = {}
    for name in NAMED:
        size = header["texts"][name]
        count = header["tables"][name]["count"]
        names[name] = _split(payload[at : at + size], count, len(RECORDS[name].strings))
        at += size
    tables = {}
    for name in TABLES:
        shape = header["tables"].get(name, NO_TABLE)
        tables[name], at = _read_table(RECORDS[name], shape, payload, at)
    if at != len(payload):
        raise SnapshotBlobError(f"expected {at} bytes of content, found {len(payload)}")
    return from_tables(tables, names)


def _read_table(record: Record, shape: dict[str, Any], payload: bytes, at: int) -> tuple[Table, int]:
    count = shape["count"]
    table = record.empty(count)
    for name, code, repeated in shape["columns"]:
        width = np.dtype(code).itemsize * repeated
        stored = np.frombuffer(payload, "u1", count * width, at).reshape(width, count).T
        at += count * width
        field = record.fields.get(name)
        if field is not None and (field.kind.numpy_code, field.kind.count) == (code, repeated):
            values = np.ascontiguousarray(stored).view(code)
            table[name] = values if repeated > 1 else values.reshape(count)
    table.flags.writeable = False
    return table, at
