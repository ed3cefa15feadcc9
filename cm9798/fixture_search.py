"""The table of fixtures, which has no names, found by matches that a screen shows and by a pointer to it.

Used for calibration, where neither the width of a fixture nor the place of its fields is known: only that it
holds its day as three bytes and its two clubs as 16-bit indexes, and that its address stands where those of
the other tables stand.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import date

import numpy as np
from numpy.typing import NDArray

from cm9798.pointer_search import word_at
from cm9798.shape_discovery import places_naming
from cm9798.table_search import DiscoveryError

NARROWEST, WIDEST = 8, 160  # bytes of a fixture
HEAD = 40  # fixtures that are looked at first: each has its day
MOST = 8192
Bytes = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class KnownMatch:
    """A match as a screen shows it; clubs are rows of their table."""

    day: date
    home: int
    away: int


@dataclass(frozen=True, slots=True)
class FixtureShape:
    """Where the table begins, how wide and how long it is; where in a fixture its day and its clubs stand."""

    base: int
    stride: int
    count: int
    day: int
    home: int
    away: int


def find_fixtures(ram: bytes, bases: Collection[int], known: Sequence[KnownMatch]) -> FixtureShape:
    """The table with all the known matches; `bases` are addresses of the tables that were found by names."""
    places = places_naming(ram, sorted(bases))
    years = {match.day.year - 1900 for match in known}
    shapes = [
        FixtureShape(base, stride, _count(places, rows), day, *sides)
        for base in sorted(_targets(ram, places) - set(bases))
        for stride, day, rows in _tables_of_days(ram, base, years)
        for sides in _sides(rows, day, known)
    ]
    if len(shapes) != 1:
        raise DiscoveryError(
            f"expected one table with {len(known)} known matches; found {len(shapes)}: {shapes[:4]}; "
            f"{len(places)} places name the tables {[hex(base) for base in sorted(bases)]}"
        )
    return shapes[0]


def _targets(ram: bytes, places: Sequence[bytes]) -> set[int]:
    """Where the words of the places may point."""
    words = {word_at(place, at) for place in places for at in range(len(place) - 3)}
    return {word for word in words if 0x1000 < word < len(ram) - HEAD * NARROWEST}


def _tables_of_days(ram: bytes, base: int, years: set[int]) -> Iterator[tuple[int, int, Bytes]]:
    """Strides and offsets at which a day stands in every record from the base on; and these records."""
    for stride in range(NARROWEST, WIDEST + 1):
        head = _records(ram, base, stride, HEAD)
        if len(head) < HEAD:
            return
        for offset in np.flatnonzero(_has_day(head, years).all(axis=0)).tolist():
            rows = _records(ram, base, stride, MOST)
            days = _has_day(rows, years)[:, offset]
            yield stride, offset, rows[: len(days) if days.all() else int(np.argmin(days))]


def _records(ram: bytes, base: int, stride: int, most: int) -> Bytes:
    count = min(most, (len(ram) - base) // stride)
    return np.frombuffer(ram, np.uint8, count * stride, base).reshape(count, stride)


def _has_day(rows: Bytes, years: set[int]) -> NDArray[np.bool_]:
    """For each record and offset whether a day of these years stands there."""
    day, month, year = rows[:, :-2], rows[:, 1:-1], rows[:, 2:]
    return (day >= 1) & (day <= 31) & (month >= 1) & (month <= 12) & np.isin(year, list(years))


def _sides(rows: Bytes, day: int, known: Sequence[KnownMatch]) -> list[tuple[int, int]]:
    """Offsets of home and away club at which every known match is in the table."""
    words = rows[:, :-1].astype(np.uint16) | (rows[:, 1:].astype(np.uint16) << 8)
    possible = np.ones((words.shape[1], words.shape[1]), np.bool_)
    for match in known:
        date_bytes = (match.day.day, match.day.month, match.day.year - 1900)
        of_day = words[(rows[:, day : day + 3] == date_bytes).all(axis=1)]
        possible &= (of_day == match.home).T.astype(np.int32) @ (of_day == match.away).astype(np.int32) > 0
        if not possible.any():
            return []
    return [(home, away) for home, away in np.argwhere(possible).tolist()]


def _count(places: Sequence[bytes], rows: Bytes) -> int:
    """The largest number beside the addresses that the table can have."""
    words = {int.from_bytes(place[at : at + 2], "little") for place in places for at in range(len(place) - 1)}
    return max((word for word in words if word <= len(rows)), default=0)
