"""Rows of MGDATA.DB1."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cm9798.files.db1 import Row
from cm9798.touchline98.world.clubs import Club
from cm9798.touchline98.world.nations import NATIONS, Nation
from cm9798.touchline98.world.people import People
from cm9798.touchline98.world.sizes import MANAGER_LIMIT
from cm9798.touchline98.world.team_rows import FORMATIONS, STYLES


def make(clubs: Sequence[Club], people: People, seed: str) -> tuple[Row, ...]:
    """One manager for each national side, then for each club while the format's limit allows."""
    rng = random.Random(f"{seed}/managers")
    rows = [_of_nation(nation, people, rng) for nation in NATIONS]
    rows += [_of_club(club, people, rng) for club in clubs[: MANAGER_LIMIT - len(rows)]]
    return tuple(row | {"Unique ID": number} for number, row in enumerate(rows))


def _of_nation(nation: Nation, people: People, rng: random.Random) -> Row:
    standing = 60 + 6 * nation.strength
    return _row(nation, standing, people, rng) | {
        "National Job": nation.name,
        "Date Started": f"{rng.randint(1, 12):02d}.{rng.randint(94, 96)}",
    }


def _of_club(club: Club, people: People, rng: random.Random) -> Row:
    return _row(club.nation, round(club.quality), people, rng) | {
        "Current Club": club.name.long,
        "Favoured Club": club.name.long if rng.random() < 0.15 else "",
        "Date Joined": f"{rng.randint(1, 12):02d}.{rng.choice((92, 93, 94, 95, 95, 96, 96))}",
    }


def _row(nation: Nation, standing: int, people: People, rng: random.Random) -> Row:
    first, second = people.draw(nation.locales, rng.randrange(8))

    def around(centre: float, spread: float) -> int:
        return max(20, min(195, round(rng.gauss(centre, spread))))

    return {
        "Unique ID": 0,
        "First Name": first,
        "Second Name": second,
        "Nation": nation.name,
        "Years Active": rng.randint(1, 25),
        "Favoured Club": "",
        "Motivating": around(60 + standing * 0.5, 22),
        "Judgement": around(60 + standing * 0.5, 22),
        "Reputation": around(standing * 1.05, 8),
        "Formation": rng.choice(FORMATIONS),
        "Style": rng.choice(STYLES),
        "Current Club": "",
        "Date Joined": "",
        "National Job": "",
        "Date Started": "",
        "Player Manager": 0,
        "Confidence": rng.randint(45, 85),
    }
