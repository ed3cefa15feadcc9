"""The strings behind a table's pointers, in few reads: pointers of one table mostly lie close together."""

from __future__ import annotations

import struct

from memdaemon.errors import OutsideRam
from memdaemon.guest.port import Guest

SPAN_LIMIT = 4 << 20


def strings_behind(
    guest: Guest, records: bytes, stride: int, pointer_offset: int, max_length: int
) -> list[bytes | None]:
    """For each record its string up to the NUL or `max_length`; None where the pointer leaves guest RAM."""
    pointers = [
        struct.unpack_from("<I", records, at + pointer_offset)[0] for at in range(0, len(records), stride)
    ]
    inside = [pointer for pointer in pointers if pointer < guest.ram_bytes]
    if not inside:
        return [None] * len(pointers)
    start, end = min(inside), min(max(inside) + max_length, guest.ram_bytes)
    if end - start <= SPAN_LIMIT:
        span = guest.read(start, end - start)
        return [
            _in_span(span, pointer - start, max_length) if pointer < guest.ram_bytes else None
            for pointer in pointers
        ]
    return [_one(guest, pointer, max_length) for pointer in pointers]


def _in_span(span: bytes, at: int, max_length: int) -> bytes:
    end = span.find(b"\0", at, at + max_length)
    return span[at : at + max_length if end < 0 else end]


def _one(guest: Guest, pointer: int, max_length: int) -> bytes | None:
    try:
        return guest.read(pointer, min(max_length, guest.ram_bytes - pointer)).partition(b"\0")[0]
    except OutsideRam:
        return None
