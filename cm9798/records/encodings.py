"""How records encode dates and text: three date bytes, NUL-terminated Latin-1."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

NONE = 0xFFFF  # a link to nothing


def decode_date(stored: Iterable[int]) -> date | None:
    """Day, month, year - 1900 as a date; None when the bytes are no date (0 0 0 = unset)."""
    day, month, year = (int(part) for part in stored)
    try:
        return date(1900 + year, month, day)
    except ValueError:
        return None


def encode_date(day: date | None) -> tuple[int, int, int]:
    """The three bytes of a date between 1900 and 2155; None = unset."""
    return (0, 0, 0) if day is None else (day.day, day.month, day.year - 1900)


def text_at(data: bytes, offset: int) -> str | None:
    """The NUL-terminated Latin-1 text at `offset`; None when it lies outside or has no end."""
    if not 0 <= offset < len(data):
        return None
    end = data.find(b"\0", offset)
    return None if end < 0 else data[offset:end].decode("latin-1")
