"""Rows of TMDATA.DB1: pseudo-clubs, nations, clubs."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cm9798.files.db1 import Row
from cm9798.files.db1_fields import LANGUAGES, TEAM_FIELDS, TEXT
from cm9798.touchline98.world.clubs import Club
from cm9798.touchline98.world.nations import HOME, NATIONS, Nation
from cm9798.touchline98.world.words import WORDS

PSEUDO_CLUBS = ("Free Transfer", "Minor Team", "Non League", "Retired", "Schoolboy")
FORMATIONS = ("442N", "442N", "442N", "442A", "442D", "352N", "352SW", "532N", "451D", "433N", "DIAN", "CMSN")
STYLES = ("PASS", "PASS", "CONT", "DRCT", "LONG")
_BLANK: Row = {field.name: "" if field.type == TEXT else 0 for field in TEAM_FIELDS}


def make(clubs: Sequence[Club], seed: str) -> tuple[Row, ...]:
    """All rows in file order; the row number is what players' and managers' club names resolve to."""
    rng = random.Random(f"{seed}/team rows")
    rows = [*map(_pseudo_club, PSEUDO_CLUBS), *map(_nation, NATIONS), *(_club(club, rng) for club in clubs)]
    return tuple(row | {"Unique ID": number} for number, row in enumerate(rows))


def _names(long: str, short: str, description: str) -> Row:
    """The same three names in each of the seven languages."""
    pairs = (("Long Name", long), ("Short Name", short), ("Description", description))
    return {f"{language} {label}": text for language in LANGUAGES for label, text in pairs}


def _pseudo_club(name: str) -> Row:
    return _BLANK | _names(name, name, "") | {"Essential": 1}


def _nation(nation: Nation) -> Row:
    return (
        _BLANK
        | _names(nation.name, nation.name, "")
        | {"Nation": nation.continent, "Developed": nation.developed, "EEC": nation.eec, "Essential": 1}
        | {"X Coordinate": nation.x, "Y Coordinate": nation.y, "Reputation": nation.strength}
        | {"Formation": "442N", "Home Text": "WHI", "Home Background": "RED"}
        | {"Away Text": "BLA", "Away Background": "WHI"}
    )


def _club(club: Club, rng: random.Random) -> Row:
    return (
        _BLANK
        | _names(club.name.long, club.name.short, club.name.nickname)
        | {"Nation": club.nation.name, "Developed": club.nation.developed, "EEC": club.nation.eec}
        | {"City": club.name.town, "Region": rng.choice(WORDS.regions) if club.nation.name == HOME else ""}
        | {
            "X Coordinate": club.nation.x + rng.randint(-3, 3),
            "Y Coordinate": club.nation.y + rng.randint(-4, 4),
        }
        | {
            "Division": club.division,
            "Last Division": club.last_division,
            "Last Position": club.last_position,
        }
        | {"Formation": rng.choice(FORMATIONS), "Style": rng.choice(STYLES)}
        | {"Essential": int(club.nation.name == HOME)}
        | _means(club, rng)
        | _colours(rng)
    )


def _means(club: Club, rng: random.Random) -> Row:
    """Ground, following, standing and money, all of which go with reputation."""
    scale = (club.reputation / 18) ** 2
    capacity = round(2_500 + 42_000 * scale * rng.uniform(0.75, 1.25), -2)
    return {
        "Stadium": club.name.stadium,
        "Capacity": int(capacity),
        "Seating": int(round(capacity * rng.uniform(0.5, 1.0), -2)),
        "Following": min(60, round(3 + 50 * scale * rng.uniform(0.8, 1.2))),
        "Reputation": club.reputation,
        "Blend": rng.randint(6, 18),
        "League Standard": min(20, club.reputation + 1),
        "Cash": round(150 + 24_000 * scale**1.5 * rng.uniform(0.5, 1.5)),
        "Transfer Record": int(round(10_000 + 7_000_000 * scale**2 * rng.uniform(0.4, 1.4), -4)),
    }


def _colours(rng: random.Random) -> Row:
    columns = ("Home Text", "Home Background", "Away Text", "Away Background")
    return dict(zip(columns, rng.choice(WORDS.colours), strict=True))
