"""Careers before the game begins: the seasons that PLHIST98.BIN tells of each player."""

from __future__ import annotations

import bisect
import random
from collections.abc import Iterable, Iterator, Sequence

from cm9798.files.career_history import CareerHistory, Season
from cm9798.files.db1 import Row
from cm9798.touchline98.world.clubs import Club

LAST_SEASON = 1996  # the game begins with the season 1997/98
MOST = {
    "EPR": 12,
    "ED1": 10,
    "ED2": 8,
    "ED3": 8,
    "ENL": 4,
    "top": 8,
    "other": 2,
    "": 3,
}  # seasons, by Club.squad
NEAR = 14  # clubs of about a class, in the order of their quality
_GOALS = {
    "Goalkeeper": 0.0,
    "Defence": 0.04,
    "Anchor": 0.05,
    "Midfield": 0.11,
    "Support": 0.2,
    "Attack": 0.38,
}


def make(rows: Sequence[Row], clubs: Sequence[Club], seed: str) -> tuple[CareerHistory, ...]:
    """One history a player, in the order of the rows; the young have none."""
    rng = random.Random(f"{seed}/histories")
    by_name = {club.name.long: club for club in clubs}
    pools = _Pools(clubs)
    return tuple(
        CareerHistory(
            str(row["First Name"]),
            str(row["Second Name"]),
            str(row["Nation"]),
            str(row["Date of Birth"]),
            tuple(_seasons(row, by_name.get(str(row["Current Club"])), pools, rng)),
        )
        for row in rows
    )


class _Pools:
    """The clubs of each nation, from the worst to the best."""

    def __init__(self, clubs: Iterable[Club]) -> None:
        everywhere = sorted(clubs, key=lambda club: club.quality)
        self._everywhere = everywhere
        self._by_nation: dict[str, list[Club]] = {}
        for club in everywhere:
            self._by_nation.setdefault(club.nation.name, []).append(club)

    def draw(self, nation: str, ability: float, rng: random.Random) -> Club:
        """A club where a player of this ability may have played, of his own country when it has any."""
        pool = self._by_nation.get(nation, self._everywhere)
        place = bisect.bisect(pool, ability, key=lambda club: club.quality)
        near = pool[max(0, place - NEAR) : place + NEAR]
        return rng.choice(near)


def _seasons(row: Row, now: Club | None, pools: _Pools, rng: random.Random) -> Iterator[Season]:
    born, joined = _year(row["Date of Birth"]), _year(row["Date Joined"])
    first = max(born + rng.randint(17, 20), LAST_SEASON + 1 - MOST[now.squad if now else ""])
    rate = next(rate for position, rate in _GOALS.items() if row[position] == 2 or position == "Attack")
    ability = int(row["Ability"])
    club, stays = now, 0
    for year in range(first, LAST_SEASON + 1):
        was = ability - max(0, 24 - (year - born)) * 4
        if now is not None and year >= joined:
            club = now
        elif stays == 0:
            club, stays = pools.draw(str(row["Nation"]), was, rng), rng.randint(1, 4)
        stays = max(0, stays - 1)
        if club is not None:
            yield _season(year, club, was, rate, rng)


def _season(year: int, club: Club, ability: float, rate: float, rng: random.Random) -> Season:
    """Better men play more, and now and then somebody is hurt or borrowed."""
    usual = min(38 - rng.triangular(0, 14, 1), max(0, 25 + (ability - club.quality) * 0.6 + rng.gauss(0, 7)))
    matches = round(usual * (rng.uniform(0.1, 0.6) if rng.random() < 0.12 else 1))
    goals = sum(rng.random() < rate for _ in range(matches))
    return Season(year, club.name.long, rng.random() < 0.03, matches, goals)


def _year(date: object) -> int:
    """The year of `d.m.yy` or `m.yy`; a year after all of them for a blank."""
    digits = str(date).rpartition(".")[2]
    return 1900 + int(digits) if digits else 2000
