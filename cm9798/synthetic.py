"""A small invented world from a seed, for tests and for a game in memory: the tables of a game just started.

No random module: every number is cut from a hash of the seed and its purpose: a seed always gives one world.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from cm9798.records.all_records import RECORDS
from cm9798.records.encodings import NONE, encode_date
from cm9798.records.player import PLAYER
from cm9798.snapshot import Snapshot, Table, assemble_snapshot
from cm9798.synthetic_names import NATIONS, PSEUDO_CLUBS, club_name, person_name
from cm9798.synthetic_tactics import tactic_bytes

SEASON = 1997
FIRST_MATCH_DAY = date(1997, 8, 9)
# role: how many of a squad of 22, bits of `positions` (natural = 2) and of `sides`
ROLES = (
    ("GK", 2, 2 << 0, 0),
    ("D right", 2, 2 << 4 | 2 << 14, 0),
    ("D left", 2, 2 << 4, 2),
    ("D central", 4, 2 << 4, 2 << 2),
    ("M right", 2, 2 << 8 | 2 << 14, 0),
    ("M left", 2, 2 << 8, 2),
    ("M central", 4, 2 << 8 | 1 << 6, 2 << 2),
    ("F central", 4, 2 << 12, 2 << 2),
)
SQUAD = sum(role[1] for role in ROLES)
ELEVEN = (0, 2, 4, 6, 7, 10, 12, 14, 15, 18, 19)  # places in the squad, in shirt order of 4-4-2
BENCH = (1, 8, 16, 11, 20)
FIRST_CLUB = len(PSEUDO_CLUBS) + len(NATIONS)


def number(low: int, high: int, *purpose: object) -> int:
    """A whole number from `low` to `high`, always the same for the same purpose."""
    digest = hashlib.sha256("/".join(map(str, purpose)).encode()).digest()
    return low + int.from_bytes(digest[:8], "little") % (high - low + 1)


@dataclass(frozen=True, slots=True)
class SyntheticWorld:
    """Writable tables by record name, and the strings of each record: change the tables to play in them."""

    tables: dict[str, Table]
    names: dict[str, list[tuple[str, ...]]]

    def snapshot(self) -> Snapshot:
        """The world as it stands now; later changes of the tables do not reach the snapshot."""
        return assemble_snapshot({name: table.tobytes() for name, table in self.tables.items()}, self.names)


def synthetic_world(seed: int = 1, clubs: int = 20, human: int = 0) -> SyntheticWorld:
    """A world of 4..24 clubs (even) in one division before its first match; `human` is a club's rank."""
    players, club_count = clubs * SQUAD, FIRST_CLUB + clubs
    counts = {"player": players, "club": club_count, "manager": clubs + 1, "competition": 1, "news": 1}
    counts |= {"offer": 0, "question": 0, "transfer": 0, "career": 1}
    counts |= {"fixture": clubs * (clubs - 1), "match": 1, "world": 1}
    tables = {name: RECORDS[name].empty(count) for name, count in counts.items()}
    names: dict[str, list[tuple[str, ...]]] = {
        "player": [person_name(seed, "player", i) for i in range(players)],
        "club": [club_name(seed, i) for i in range(club_count)],
        "manager": [*(person_name(seed, "manager", i) for i in range(clubs)), ("Alex", "Example")],
        "competition": [("First Synthetic Division", "First Division", "First", "EPR", NATIONS[0])],
    }
    for i in range(players):
        _fill_player(tables["player"], i, seed)
    for i in range(club_count):
        _fill_club(tables["club"], i, seed)
    _fill_managers(tables["manager"], clubs, human)
    _fill_competition(tables["competition"], clubs)
    _fill_fixtures(tables["fixture"], clubs)
    _fill_rest(tables, clubs, human, seed)
    return SyntheticWorld(tables, names)


def synthetic_snapshot(seed: int = 1, clubs: int = 20, human: int = 0) -> Snapshot:
    """The snapshot of a `synthetic_world`."""
    return synthetic_world(seed, clubs, human).snapshot()


def _fill_player(table: Table, i: int, seed: int) -> None:
    row, club, place = table[i], FIRST_CLUB + i // SQUAD, i % SQUAD
    (positions, sides) = next((p, s) for p, s, _ in _places() if _ == place)
    ability = number(60, 160, seed, "ability", i)
    row["nation"], row["club"], row["unused_link"], row["plays"] = len(PSEUDO_CLUBS) + i % 2, club, NONE, 100
    row["birth"] = (
        number(1, 28, seed, "day", i),
        number(1, 12, seed, "month", i),
        number(63, 80, seed, "year", i),
    )
    row["positions"], row["sides"], row["ability"] = positions, sides, ability
    row["potential"], row["reputation"] = min(200, ability + number(0, 30, seed, "potential", i)), ability - 5
    row["wage"], row["value"] = float(ability * 50), float(ability * 10_000)
    row["joined"], row["expires"] = (1, 7, 96), (30, 6, number(98, 102, seed, "expires", i))
    row["loan_club"], row["condition"], row["recovery"] = NONE, number(90, 100, seed, "condition", i), 100
    row["recent_ratings"] = [number(5, 9, seed, "rating", i, n) for n in range(5)]
    for field in PLAYER.fields.values():
        if 233 <= field.kind.offset <= 257:
            row[field.name] = number(1, 20, seed, field.name, i)


def _places() -> Iterator[tuple[int, int, int]]:
    place = 0
    for _, count, positions, sides in ROLES:
        for _ in range(count):
            yield positions, sides, place
            place += 1


def _fill_club(table: Table, i: int, seed: int) -> None:
    row, rank = table[i], i - FIRST_CLUB
    row["nation"], row["manager"], row["division"] = len(PSEUDO_CLUBS), NONE, 255
    row["squad"], row["sheet_players"], row["shortlist"] = NONE, NONE, 255
    for taker in ("sheet_captain", "sheet_penalties", "sheet_free_kicks", "sheet_corners"):
        row[taker] = NONE
    if rank < 0:
        return
    first = rank * SQUAD
    row["manager"], row["division"], row["position"] = rank, 0, rank + 1
    row["squad"][:SQUAD] = range(first, first + SQUAD)
    row["squad_count"], row["reputation"] = SQUAD, 180 - 3 * rank
    row["start_balance"], row["capacity"] = float(number(1, 20, seed, "money", i) * 1_000_000), 20_000
    row["sheet_players"] = [first + place for place in ELEVEN + BENCH]
    row["sheet_cells"] = list(tactic_bytes(10))
    row["sheet_tactic"] = 10
    for taker in ("sheet_captain", "sheet_penalties", "sheet_free_kicks", "sheet_corners"):
        row[taker] = first + ELEVEN[6]


def _fill_managers(table: Table, clubs: int, human: int) -> None:
    for i in range(clubs + 1):
        row = table[i]
        row["nation"], row["reputation"], row["board_confidence"], row["tactic"] = (
            len(PSEUDO_CLUBS),
            100,
            60,
            10,
        )
        row["club"] = FIRST_CLUB + (human if i == clubs else i)
    table[human]["club"] = NONE  # his place is taken
    table[clubs]["human"] = 1


def _fill_competition(table: Table, clubs: int) -> None:
    row = table[0]
    row["team_count"], row["teams"] = clubs, NONE
    row["teams"][:clubs] = range(FIRST_CLUB, FIRST_CLUB + clubs)
    row["fixture_count"], row["tier"] = clubs * (clubs - 1), 1
    row["substitutes_named"], row["substitutes_used"] = 5, 3


def _fill_fixtures(table: Table, clubs: int) -> None:
    """A double round robin by the circle method: one club stays, the others go round."""
    half, at = clubs - 1, 0
    for day in range(2 * half):
        ring = [0, *(1 + (place + day) % half for place in range(half))]
        for pair in range(clubs // 2):
            home, away = ring[pair], ring[clubs - 1 - pair]
            if ((day % half if pair == 0 else pair) % 2 == 1) != (day >= half):
                home, away = away, home
            row = table[at]
            row["home"], row["away"], row["round"] = FIRST_CLUB + home, FIRST_CLUB + away, day + 1
            row["date"] = encode_date(FIRST_MATCH_DAY + timedelta(days=7 * day))
            at += 1


def _fill_rest(tables: dict[str, Table], clubs: int, human: int, seed: int) -> None:
    tables["club"][FIRST_CLUB + human]["manager"] = clubs
    item = tables["news"][0]
    item["date"], item["club"], item["other_club"] = encode_date(date(1997, 7, 1)), FIRST_CLUB + human, NONE
    item["kind"], item["player"], item["fixture"] = 1, NONE, NONE
    career = tables["career"][0]
    career["manager"], career["club"], career["since"] = clubs, FIRST_CLUB + human, (1, 7, 97)
    tables["match"][0]["fixture"] = NONE
    world = tables["world"][0]
    world["version"], world["match_speed"], world["phase"] = 1, 1, 2
    world["date"], world["season"], world["game_number"] = encode_date(FIRST_MATCH_DAY), SEASON - 1900, seed
    world["random"] = [number(1, 0xFFFFFFFF, seed, "state", i) for i in range(4)]
    world["human_count"], world["humans"] = 1, NONE
    world["humans"][0] = clubs
    for name in ("player", "club", "manager", "competition", "fixture", "news", "career"):
        world[f"{name}_count"] = len(tables[name])
