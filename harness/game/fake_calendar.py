"""The fake game's calendar: a double round robin on Saturdays."""

from __future__ import annotations

from datetime import date, timedelta

from cm9798.records.encodings import encode_date
from cm9798.records.fixture import FIXTURE
from cm9798.snapshot import Table

PSEUDO_CLUBS = ("Free Transfer", "Minor Team", "Non League", "Retired", "Schoolboy")
NATION = len(PSEUDO_CLUBS)  # the nation's row in the club table
FIRST_CLUB = NATION + 1


def calendar(clubs: int, season: int) -> Table:
    """A double round robin, a round each Saturday from 9 August on."""
    rounds = _circle(clubs)
    both_ways = rounds + [[(away, home) for home, away in day] for day in rounds]
    table = FIXTURE.empty(clubs * (clubs - 1))
    first_day = date(season, 8, 9)
    at = 0
    for number, pairs in enumerate(both_ways):
        for home, away in pairs:
            table[at]["home"], table[at]["away"] = FIRST_CLUB + home, FIRST_CLUB + away
            table[at]["date"] = encode_date(first_day + timedelta(weeks=number))
            table[at]["round"] = number + 1
            at += 1
    return table


def _circle(clubs: int) -> list[list[tuple[int, int]]]:
    ring = list(range(clubs))
    rounds = []
    for number in range(clubs - 1):
        pairs = [(ring[i], ring[-1 - i]) for i in range(clubs // 2)]
        rounds.append([(b, a) if number % 2 else (a, b) for a, b in pairs])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds
