"""Who belongs to a club before he has a name: position, ability, age, country."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from cm9798.touchline98.world.clubs import Club
from cm9798.touchline98.world.nations import BY_NAME, HOME, NATIONS, Nation

# In order of importance: a squad of n is the first n. The first eleven are a side.
ORDER = (
    *("GK", "RB", "LB", "CB", "CB", "CM", "CM", "RM", "LM", "ST", "ST"),
    *("GK", "CB", "CM", "ST", "DM", "RB", "LB", "GK", "AM", "RM", "ST", "CB", "LM", "CM", "ST", "CB", "CM"),
)
_FOREIGN_SHARE = {"EPR": 0.34, "ED1": 0.22, "ED2": 0.16, "ED3": 0.12, "ENL": 0.08, "top": 0.18, "other": 0.06}
_NEIGHBOURS = ("Scotland", "Wales", "Eire", "N.Ireland")


@dataclass(frozen=True, slots=True)
class Place:
    """One place in a squad."""

    role: str
    nation: Nation
    age: int
    ability: int
    potential: int
    club: Club | None  # None: without a club


def fill(club: Club, count: int, rng: random.Random) -> Iterator[Place]:
    """The squad of a club, the first team first."""
    for i in range(count):
        age = _age(i, rng)
        depth = (5, -5, -14)[(i >= 11) + (i >= 18)]
        ability = club.quality + depth + rng.gauss(0, 7) - _unripe(age)
        nation = _nation(club, rng)
        yield _place(ORDER[i % len(ORDER)], nation, age, ability, club=club, rng=rng)


def unattached(count: int, rng: random.Random) -> Iterator[Place]:
    """Players without a club, of modest ability and any age."""
    for i in range(count):
        age = rng.choice((17, 18, 19, 23, 27, 29, 30, 31, 32, 33, 34))
        ability = rng.gauss(75, 16) - _unripe(age)
        yield _place(ORDER[i % len(ORDER)], _any_nation(rng), age, ability, club=None, rng=rng)


def _place(
    role: str, nation: Nation, age: int, ability: float, *, club: Club | None, rng: random.Random
) -> Place:
    now = max(15, min(185, round(ability)))
    return Place(role, nation, age, now, _potential(now, age, rng), club)


def _age(place: int, rng: random.Random) -> int:
    if place < 11:
        return max(18, min(35, round(rng.gauss(27, 3.4))))
    if place < 18:
        return max(18, min(36, round(rng.gauss(25.5, 4.8))))
    return rng.choice((17, 17, 18, 18, 19, 19, 20, 20, 21, 22, 23, 25, 29, 33))


def _unripe(age: int) -> float:
    """What a young player still lacks."""
    return float(max(0, 22 - age) ** 1.5) * 1.6


def _potential(ability: int, age: int, rng: random.Random) -> int:
    if age >= 28:
        return ability
    room = max(0.0, rng.gauss(5, 6)) + _unripe(age) * rng.uniform(0.5, 2.0) + max(0, 25 - age) * 1.2
    return min(196, ability + round(room))


def _nation(club: Club, rng: random.Random) -> Nation:
    if rng.random() >= _FOREIGN_SHARE[club.squad]:
        return club.nation
    if club.nation.name == HOME and rng.random() < 0.5:
        return BY_NAME[rng.choice(_NEIGHBOURS)]
    return _any_nation(rng)


def _any_nation(rng: random.Random) -> Nation:
    (nation,) = rng.choices(NATIONS, [nation.strength for nation in NATIONS])
    return nation
