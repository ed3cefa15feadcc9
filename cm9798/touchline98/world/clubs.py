"""The clubs of a world: divisions, last season, strength, and what a row of TMDATA.DB1 says beside."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from cm9798.touchline98.world.club_names import ClubName, ClubNames
from cm9798.touchline98.world.nations import BY_NAME, HOME, NATIONS, Nation
from cm9798.touchline98.world.sizes import FOREIGN_DIVISIONS, Size

# How good a division's first teams are (ability of 200, best and last club) and how well known (0..20).
_HOME_STANDARDS = {
    "EPR": (150, 110, 18, 11),
    "ED1": (113, 92, 11, 8),
    "ED2": (94, 77, 8, 6),
    "ED3": (79, 62, 6, 4),
    "ENL": (64, 42, 4, 2),
}
_TIER_DROP = (0, 25, 48, 60, 68)
_RELEGATED = {"EPR": 3, "ED1": 3, "ED2": 4, "ED3": 1}  # to the division below, after last season


@dataclass(frozen=True, slots=True)
class Club:
    """A club before its row is written; `quality` is the mean ability of its first team."""

    name: ClubName
    nation: Nation
    division: str  # "" = of no division of the format
    last_division: str
    last_position: int
    rank: float  # 0 = best of its division, 1 = last
    quality: float
    reputation: int  # 0..20
    squad: str  # key of Size.squads


def make(size: Size, seed: str) -> list[Club]:
    """Every club of the world: the home divisions first, each from the best to the last."""
    names = ClubNames(random.Random(f"{seed}/club names"))
    rng = random.Random(f"{seed}/clubs")
    clubs = list(_home(size, names, rng))
    clubs += _abroad(size, names, rng)
    if size.team_rows is not None:
        clubs += _fillers(size.team_rows - 5 - len(NATIONS) - len(clubs), names, rng)
    return clubs


def _home(size: Size, names: ClubNames, rng: random.Random) -> Iterator[Club]:
    nation = BY_NAME[HOME]
    last = _last_season(size, rng)
    for division, count in size.home_clubs.items():
        best, worst, known, unknown = _HOME_STANDARDS[division]
        for i in range(count):
            rank = i / max(1, count - 1)
            quality = best + (worst - best) * rank**0.85 + rng.gauss(0, 2)
            reputation = round(known + (unknown - known) * rank)
            last_division, position = last[division][i]
            name = names.draw(nation.tongue)
            yield Club(
                name, nation, division, last_division, position, rank, quality, reputation, squad=division
            )


def _last_season(size: Size, rng: random.Random) -> dict[str, list[tuple[str, int]]]:
    """Last division and position of each club, the strongest first: of each division 1..n once each."""
    divisions = list(size.home_clubs)
    last: dict[str, list[tuple[str, int]]] = {}
    for upper, division, lower in zip(["", *divisions], divisions, [*divisions[1:], ""], strict=False):
        count = size.home_clubs[division]
        from_below = min(_RELEGATED[division], size.home_clubs[lower]) if lower else 0
        from_above = _RELEGATED[upper] if upper else 0
        stayed = [(division, 1 + from_above + i) for i in range(count - from_above - from_below)]
        promoted = [(lower, 1 + i) for i in range(from_below)]
        relegated = [(upper, size.home_clubs[upper] - i) for i in range(from_above)]
        ordered = relegated + stayed + promoted
        last[division] = sorted(ordered, key=lambda place: ordered.index(place) + rng.gauss(0, 2.5))
    return last


def _abroad(size: Size, names: ClubNames, rng: random.Random) -> Iterator[Club]:
    for country, divisions in FOREIGN_DIVISIONS.items():
        nation = BY_NAME[country]
        top = 84 + 3.6 * nation.strength
        for tier, (division, count) in enumerate(divisions.items()):
            if division not in size.foreign_divisions:
                continue
            for i in range(count):
                rank = i / (count - 1)
                quality = max(35, top - _TIER_DROP[tier] - 38 * rank + rng.gauss(0, 3))
                reputation = max(1, round(nation.strength * (1 - 0.35 * rank) - 4 * tier))
                squad = "top" if tier == 0 else "other"
                name = names.draw(nation.tongue)
                yield Club(name, nation, division, division, i + 1, rank, quality, reputation, squad)


def _fillers(count: int, names: ClubNames, rng: random.Random) -> Iterator[Club]:
    """Clubs of the countries that have no division of the format, shared out evenly."""
    countries = [nation for nation in NATIONS if nation.name not in FOREIGN_DIVISIONS and nation.name != HOME]
    for i in range(count):
        nation = countries[i % len(countries)]
        rank = i / count
        quality = max(30, 70 + 3 * nation.strength - 45 * rank + rng.gauss(0, 4))
        reputation = max(1, round(nation.strength * (0.8 - 0.6 * rank)))
        yield Club(names.draw(nation.tongue), nation, "", "", 0, rank, quality, reputation, "other")
