"""DB1 data files: a header that names its own fields, then rows of fixed width."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cm9798.files import base128, fixed_text
from cm9798.files.db1_fields import NUMBER, TEXT, Field
from cm9798.files.errors import FileFormatError

Value = int | str
Row = dict[str, Value]

_FIELD_TAIL = 4  # type, width, two bytes whose meaning is unknown (0 in ours)
_HEADER_TAIL = 6  # record count (2), next id (4)


@dataclass(frozen=True, slots=True)
class Db1Table:
    """A whole DB1 file: its columns, its rows by column name, and the id after the highest."""

    fields: tuple[Field, ...]
    rows: tuple[Row, ...]
    next_id: int


def encode(table: Db1Table) -> bytes:
    """The file's bytes; ValueError naming row and field when a value does not fit."""
    header = [struct.pack("<H", len(table.fields))]
    for field in table.fields:
        name = field.name.encode("latin-1")
        header.append(bytes([len(name)]) + name + bytes([field.type, field.width, 0, 0]))
    header.append(base128.encode_count(len(table.rows)) + struct.pack("<I", table.next_id))
    body = (_encode_value(row, field, i) for i, row in enumerate(table.rows) for field in table.fields)
    return b"".join(header) + b"".join(body)


def decode(data: bytes, file: str = "DB1 data") -> Db1Table:
    """The table in a file's bytes; FileFormatError when they are cut short or contradict themselves."""
    fields, at = _decode_fields(data, file)
    _need(data, at, _HEADER_TAIL, "record count and next id", file)
    try:
        count = base128.decode_count(data[at : at + 2])
    except ValueError as error:
        raise FileFormatError(file, at, "a record count", str(error)) from error
    (next_id,) = struct.unpack_from("<I", data, at + 2)
    first = at + _HEADER_TAIL
    stride = sum(field.width for field in fields)
    if len(data) != first + count * stride:
        wanted = f"{count} rows of {stride} bytes"
        raise FileFormatError(file, first, wanted, f"{len(data) - first} bytes")
    rows = tuple(dict(_decode_row(data, first + i * stride, fields, file)) for i in range(count))
    return Db1Table(fields, rows, next_id)


def read(path: Path) -> Db1Table:
    """The table in the file at `path`; FileFormatError as `decode`, OSError as `open`."""
    return decode(path.read_bytes(), path.name)


def write(path: Path, table: Db1Table) -> None:
    """Write the table's file."""
    path.write_bytes(encode(table))


def header_size(fields: Sequence[Field]) -> int:
    """Where the first row begins in a file of these columns."""
    return 2 + sum(1 + len(field.name) + _FIELD_TAIL for field in fields) + _HEADER_TAIL


def _decode_fields(data: bytes, file: str) -> tuple[tuple[Field, ...], int]:
    _need(data, 0, 2, "a field count", file)
    (count,) = struct.unpack_from("<H", data, 0)
    at = 2
    fields = []
    for i in range(count):
        _need(data, at, 1, f"the name of field {i}", file)
        length = data[at]
        _need(data, at + 1, length + _FIELD_TAIL, f"field {i}", file)
        name = data[at + 1 : at + 1 + length].decode("latin-1")
        kind, width = data[at + 1 + length], data[at + 2 + length]
        if width == 0 or (kind != TEXT and width not in base128.HIGHEST):
            raise FileFormatError(file, at + 2 + length, "a field width", f"{width} for {name!r}")
        fields.append(Field(name, TEXT if kind == TEXT else NUMBER, width))
        at += 1 + length + _FIELD_TAIL
    if not fields or len({field.name for field in fields}) != count:
        raise FileFormatError(file, 0, "distinct field names", f"{count} fields, some of one name")
    return tuple(fields), at


def _decode_row(data: bytes, at: int, fields: Sequence[Field], file: str) -> Iterator[tuple[str, Value]]:
    for field in fields:
        raw = data[at : at + field.width]
        if field.type == TEXT:
            yield field.name, fixed_text.decode(raw)
        else:
            try:
                yield field.name, base128.decode(raw)
            except ValueError as error:
                raise FileFormatError(file, at, f"a number ({field.name})", str(error)) from error
        at += field.width


def _encode_value(row: Row, field: Field, index: int) -> bytes:
    value = row[field.name]
    try:
        if isinstance(value, str):
            if field.type != TEXT:
                raise ValueError(f"a number is wanted, not {value!r}")
            return fixed_text.encode(value, field.width)
        if field.type == TEXT:
            raise ValueError(f"text is wanted, not {value}")
        return base128.encode(value, field.width)
    except ValueError as error:
        raise ValueError(f"row {index}, {field.name}: {error}") from error


def _need(data: bytes, at: int, size: int, what: str, file: str) -> None:
    if at + size > len(data):
        raise FileFormatError(file, at, what, f"{max(0, len(data) - at)} bytes")
