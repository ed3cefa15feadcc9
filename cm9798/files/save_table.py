"""One table file of a saved game: a count, then per record its strings and its body.

A body is the record as it stood in memory. The string addresses in front of it are written canonically:
0x00C00000 plus the string's offset among all strings of the file, each counted with one NUL.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

from cm9798.files.errors import FileFormatError
from cm9798.records.declaration import Record

STRINGS_AT = 0x00C00000


@dataclass(frozen=True, slots=True)
class SaveTable:
    """The records of one table: each one's strings in pointer order, and all bodies one after the other."""

    strings: tuple[tuple[str, ...], ...]
    bodies: bytes


def decode(data: bytes, record: Record, file: str) -> SaveTable:
    """The table in a file's bytes; FileFormatError when it is cut short or longer than its records."""
    (count,) = struct.unpack_from("<H", _piece(data, 0, 2, "a record count", file))
    at = 2
    strings, bodies, string_names = [], [], record.strings
    for index in range(count):
        texts = []
        for name in string_names:
            what = f"{name} of {record.name} {index}"
            (length,) = struct.unpack("<H", _piece(data, at, 2, f"the length of {what}", file))
            text = _piece(data, at + 2, length, what, file)
            if b"\0" in text:
                raise FileFormatError(file, at + 2, f"{what} without a NUL", repr(text))
            texts.append(text.decode("latin-1"))
            at += 2 + length
        strings.append(tuple(texts))
        bodies.append(_piece(data, at, record.size, f"the body of {record.name} {index}", file))
        at += record.size
    if at != len(data):
        raise FileFormatError(file, at, f"the end after {count} records", f"{len(data) - at} bytes more")
    return SaveTable(tuple(strings), b"".join(bodies))


def encode(table: SaveTable, record: Record) -> bytes:
    """The file's bytes, with canonical string addresses; ValueError when strings and bodies do not match."""
    count, width = len(table.strings), len(record.strings)
    if len(table.bodies) != count * record.size:
        raise ValueError(f"{record.name}: {count} records have strings, {len(table.bodies)} bytes of bodies")
    parts = [struct.pack("<H", count)]
    address = STRINGS_AT
    for index, texts in enumerate(table.strings):
        if len(texts) != width:
            raise ValueError(f"{record.name} {index}: {len(texts)} strings instead of {width}")
        addresses = []
        for text in texts:
            raw = text.encode("latin-1")
            if b"\0" in raw:
                raise ValueError(f"{record.name} {index}: {text!r} contains a NUL")
            parts.append(struct.pack("<H", len(raw)) + raw)
            addresses.append(address)
            address += len(raw) + 1
        body = table.bodies[index * record.size : (index + 1) * record.size]
        parts.append(struct.pack(f"<{width}I", *addresses) + body[4 * width :])
    return b"".join(parts)


def _piece(data: bytes, at: int, size: int, what: str, file: str) -> bytes:
    if at + size > len(data):
        raise FileFormatError(file, at, f"{what} ({size} bytes)", f"{max(0, len(data) - at)} bytes")
    return data[at : at + size]
