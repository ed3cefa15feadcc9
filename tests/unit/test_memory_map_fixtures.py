"""Fixtures found in guest RAM by matches that are known, at any width and with fields anywhere."""

from __future__ import annotations

import random
import struct
from collections.abc import Sequence
from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cm9798.fixture_search import FixtureShape, KnownMatch, find_fixtures
from cm9798.table_search import DiscoveryError

FIRST = date(1997, 8, 9)
CLUBS, BEHIND = 20, 1000  # table index of the first of them
DIRECTORY, OTHERS, TABLE = 0x2000, (0x8000, 0x9100), 0x5000


def season() -> list[KnownMatch]:
    """Everybody against everybody, ten matches a week."""
    pairs = [(home, away) for home in range(CLUBS) for away in range(CLUBS) if home != away]
    random.Random(1).shuffle(pairs)
    return [
        KnownMatch(FIRST + timedelta(days=7 * (i // 10)), BEHIND + home, BEHIND + away)
        for i, (home, away) in enumerate(pairs)
    ]


def image(matches: Sequence[KnownMatch], shape: FixtureShape) -> bytearray:
    """RAM with noise, a directory of three tables, and the fixtures in this shape."""
    ram = bytearray(random.Random(2).randbytes(1 << 16))
    ram[DIRECTORY - 1024 : DIRECTORY + 1024] = bytes(2048)
    for at, base in enumerate((*OTHERS, shape.base)):
        struct.pack_into("<IH", ram, DIRECTORY + 6 * at, base, len(matches))
    ram[shape.base : shape.base + shape.stride * (len(matches) + 4)] = bytes(
        shape.stride * (len(matches) + 4)
    )
    for at, match in enumerate(matches):
        record = shape.base + at * shape.stride
        struct.pack_into("<H", ram, record + shape.home, match.home)
        struct.pack_into("<H", ram, record + shape.away, match.away)
        day = bytes((match.day.day, match.day.month, match.day.year - 1900))
        ram[record + shape.day : record + shape.day + 3] = day
    return ram


def of_club(matches: Sequence[KnownMatch], club: int) -> list[KnownMatch]:
    """What the club's own screen shows."""
    return [match for match in matches if club in (match.home, match.away)]


@given(st.permutations([3, 2, 2, 0]), st.integers(0, 9), st.integers(0, 9))
@settings(max_examples=15, deadline=None)
def test_fixtures_are_found_wherever_their_fields_stand(order: list[int], before: int, between: int) -> None:
    """Width, length and the places of day and clubs come out as they are."""
    at, offsets = before, []
    for size in order:
        offsets.append(at)
        at += size + between
    day = offsets[order.index(3)]
    clubs = [offset for offset, size in zip(offsets, order, strict=True) if size == 2]
    matches = season()
    shape = FixtureShape(TABLE, at + 1, len(matches), day, *clubs)
    assert find_fixtures(bytes(image(matches, shape)), OTHERS, of_club(matches, BEHIND + 3)) == shape


@pytest.fixture
def usual() -> FixtureShape:
    return FixtureShape(TABLE, 24, CLUBS * (CLUBS - 1), 6, 0, 2)


def test_fixtures_without_a_pointer_are_refused(usual: FixtureShape) -> None:
    """A table that nothing in the directory points at is not guessed."""
    ram = image(season(), usual)
    struct.pack_into("<I", ram, DIRECTORY + 12, 0)
    with pytest.raises(DiscoveryError, match="found 0"):
        find_fixtures(bytes(ram), OTHERS, of_club(season(), BEHIND))


def test_fixtures_with_a_match_on_another_day_are_refused(usual: FixtureShape) -> None:
    """One known match that is not in the table is enough to doubt it."""
    known = of_club(season(), BEHIND)
    known[5] = KnownMatch(known[5].day, known[5].away, known[5].home)
    with pytest.raises(DiscoveryError, match="found 0"):
        find_fixtures(bytes(image(season(), usual)), OTHERS, known)


def test_fixtures_beside_tables_that_nothing_names_are_refused(usual: FixtureShape) -> None:
    """Without a place where the other tables' addresses stand together there is nowhere to look."""
    with pytest.raises(DiscoveryError, match="0 places name"):
        find_fixtures(bytes(image(season(), usual)), (0x8004, 0x9104), of_club(season(), BEHIND))
