"""Rows of PLAYERS.DB1."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from cm9798.files.db1 import Row
from cm9798.touchline98.world import attributes, squads
from cm9798.touchline98.world.clubs import Club
from cm9798.touchline98.world.people import People
from cm9798.touchline98.world.sizes import Size
from cm9798.touchline98.world.squads import Place

FIRST_DAY = (1997, 7)  # the game begins in July 1997


def make(size: Size, clubs: Sequence[Club], people: People, seed: str) -> tuple[Row, ...]:
    """All rows, sorted by nation and name as the format's editors advise; ids are row numbers."""
    rng = random.Random(f"{seed}/players")
    places = list(_places(size, clubs, rng))
    rows = [_row(place, *people.draw(place.nation.locales, i), rng) for i, place in enumerate(places)]
    rows.sort(key=lambda row: (row["Nation"], row["Second Name"], row["First Name"]))
    return tuple(row | {"Unique ID": number} for number, row in enumerate(rows))


def _places(size: Size, clubs: Sequence[Club], rng: random.Random) -> Iterator[Place]:
    """Squads club by club, then players without a club, up to the size's exact number where it has one."""
    attached = 0
    for club in clubs:
        count = rng.randint(*size.squads[club.squad])
        if size.players is not None:
            count = min(count, size.players - size.unattached - attached)
        attached += count
        yield from squads.fill(club, count, rng)
    loose = size.unattached if size.players is None else size.players - attached
    yield from squads.unattached(loose, rng)


def _row(place: Place, first: str, second: str, rng: random.Random) -> Row:
    caps = _caps(place, rng)
    joined, ends = _contract(place, rng)
    return {
        "Unique ID": 0,
        "First Name": first,
        "Second Name": second,
        "Nation": place.nation.name,
        "Caps": caps,
        "Goals": _goals(place, caps, rng),
        "Current Club": place.club.name.long if place.club else "Free Transfer",
        "Date Joined": joined,
        "Contract Ends": ends,
        "Date of Birth": _birth(place.age, rng),
        "Age": 0,
        **attributes.places(place.role, rng),
        "Ability": place.ability,
        "Potential": place.potential,
        "Reputation": _reputation(place, caps, rng),
        **attributes.values(place.role, place.ability, place.age, rng),
    }


def _birth(age: int, rng: random.Random) -> str:
    """A birth date `d.m.yy` of someone who has this age on the game's first day."""
    year, first_month = FIRST_DAY
    month = rng.randint(1, 12)
    born = year - age - (month >= first_month)
    return f"{rng.randint(1, 28)}.{month}.{born % 100:02d}"


def _contract(place: Place, rng: random.Random) -> tuple[str, str]:
    """Month of joining and month of expiry, `m.yy`; blank without a club."""
    if place.club is None:
        return "", ""
    longest = max(1, min(10, place.age - 16))
    joined = 97 - min(longest, int(rng.expovariate(0.45)))
    month = rng.choice((3, 6, 7, 7, 8, 11)) if joined < 97 else rng.choice((2, 5, 6, 7))
    ends = rng.choice((98, 98, 99, 99, 100, 100, 101, 102))
    return f"{month}.{joined:02d}", f"6.{ends % 100:02d}"


def _caps(place: Place, rng: random.Random) -> int:
    """International matches: the better beside his nation's standard, and the older, the more."""
    needed = 55 + 4.4 * place.nation.strength
    above = place.ability - needed + rng.gauss(0, 6)
    if above <= 0 or place.age < 19:
        return 0
    return min(110, round(above * 0.16 * (place.age - 18) * rng.uniform(0.3, 1.3)))


def _goals(place: Place, caps: int, rng: random.Random) -> int:
    rate = {"ST": 0.35, "AM": 0.18, "RM": 0.1, "LM": 0.1, "CM": 0.08, "GK": 0.0}.get(place.role, 0.03)
    return round(caps * rate * rng.uniform(0.4, 1.4))


def _reputation(place: Place, caps: int, rng: random.Random) -> int:
    """Near the ability; more for internationals and players of known clubs, less for the young."""
    club = place.club.reputation * 1.2 if place.club else 0.0
    known = place.ability * 0.85 + club + min(15, caps * 0.4) - max(0, 23 - place.age) * 4
    return max(1, min(190, round(known + rng.gauss(0, 5))))
