"""Numbers of the DB1 files: one plain byte, or two or four base-128 digits with the highest first."""

from __future__ import annotations

MINUS_ONE = {2: b"\x00\xff", 4: b"\x00\x00\x00\xff"}
HIGHEST = {1: 255, 2: 128**2 - 1, 4: 128**4 - 1}


def encode(value: int, width: int) -> bytes:
    """Bytes of `value` in 1, 2 or 4 bytes; -1 ends in FF. ValueError when it does not fit."""
    if width not in HIGHEST:
        raise ValueError(f"a number is 1, 2 or 4 bytes wide, not {width}")
    if value == -1 and width in MINUS_ONE:
        return MINUS_ONE[width]
    if not 0 <= value <= HIGHEST[width]:
        raise ValueError(f"{value} does not fit a number of {width} byte(s)")
    if width == 1:
        return bytes([value])
    return bytes(value >> (7 * digit) & 0x7F for digit in reversed(range(width)))


def decode(data: bytes) -> int:
    """The number in 1, 2 or 4 bytes; a last digit of FF means -1. ValueError for another over 127."""
    if len(data) == 1:
        return data[0]
    if len(data) in MINUS_ONE and data[-1] == 0xFF:
        return -1
    if len(data) not in HIGHEST or max(data) > 0x7F:
        raise ValueError(f"{data.hex(' ')} is no base-128 number")
    value = 0
    for digit in data:
        value = value * 128 + digit
    return value


def encode_count(count: int) -> bytes:
    """The record count of a header: a base-128 pair whose first digit may exceed 127 (19,359 is 97 1F)."""
    if not 0 <= count < 256 * 128:
        raise ValueError(f"{count} records do not fit a header")
    return bytes([count // 128, count % 128])


def decode_count(pair: bytes) -> int:
    """The record count from its two bytes; ValueError when the low digit exceeds 127."""
    high, low = pair
    if low > 0x7F:
        raise ValueError(f"{pair.hex(' ')} is no record count")
    return high * 128 + low
