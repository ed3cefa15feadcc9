"""The fake game's state: a synthetic world that is played on, as real record tables."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

import numpy as np

from cm9798.records.all_records import RECORDS
from cm9798.records.competition import COMPETITION
from cm9798.records.declaration import Record
from cm9798.records.encodings import decode_date, encode_date
from cm9798.records.fixture import FIXTURE
from cm9798.snapshot import Snapshot, Table
from cm9798.synthetic import SyntheticWorld, synthetic_world
from cm9798.team_sheet import NONE

DAY_DONE, MATCH_DAY, SEASON_OVER = 1, 2, 3  # of the world record's `phase`
CUP = 2  # of a competition's `kind`
WEEKS_A_YEAR = 52
TRANSFER_MONEY, WAGE_LIMIT = 3_000_000.0, 500_000.0  # of the person's club
SEASON_FIELDS = ("played", "won", "drawn", "lost", "goals_for", "goals_against", "points")


@dataclass(slots=True)
class World:
    """Everything the fake game remembers; copied whole for a save."""

    seed: int
    state: SyntheticWorld

    def __getitem__(self, name: str) -> Table:
        """A table by record name, to read and to change."""
        return self.state.tables[name]

    @property
    def row(self) -> Any:
        """The world record."""
        return row_of(self["world"], 0)

    @property
    def today(self) -> date:
        """The game date."""
        return day_of(self.row)

    @property
    def season(self) -> int:
        """The season's first year."""
        return 1900 + int(self.row["season"])

    @property
    def human_club(self) -> int:
        """The person's club."""
        return int(self["manager"][int(self.row["humans"][0])]["club"])

    def snapshot(self) -> Snapshot:
        """A copy of every table."""
        return self.state.snapshot()

    def copy(self) -> World:
        """An independent world; by bytes, since numpy's own copy leaves undeclared bytes undefined."""
        tables = {name: writable(RECORDS[name], table.tobytes()) for name, table in self.state.tables.items()}
        return World(self.seed, SyntheticWorld(tables, self.state.names))

    def go_to(self, day: date, phase: int) -> None:
        """Set date and phase."""
        self.row["date"], self.row["phase"] = encode_date(day), phase

    def full_name(self, player: int) -> str:
        """As the game writes it."""
        return " ".join(self.state.names["player"][player])

    def own_fixtures(self) -> list[int]:
        """The human club's matches to come, in order of date."""
        coming = [
            number
            for number, row in enumerate(self["fixture"])
            if not row["played"] and self.human_club in (int(row["home"]), int(row["away"]))
        ]
        return sorted(coming, key=lambda number: day_of(self["fixture"][number]))

    def own_played(self) -> int:
        """How many matches the human's club has played this season."""
        fixtures = self["fixture"]
        own = (fixtures["home"] == self.human_club) | (fixtures["away"] == self.human_club)
        return int(np.count_nonzero(own & (fixtures["played"] != 0)))

    def next_season(self) -> None:
        """The same calendar a year later, with empty tables."""
        self.row["season"] += 1
        for row in self["fixture"]:
            row["date"] = encode_date(day_of(row) + timedelta(weeks=WEEKS_A_YEAR))
            row["home_goals"] = row["away_goals"] = row["played"] = row["attendance"] = 0
        for name in SEASON_FIELDS:
            self["club"][name] = 0
        self["match"]["fixture"], self["match"]["phase"] = NONE, 0
        self.go_to(date(self.season, 7, 1), DAY_DONE)


def new_world(seed: int, clubs: int, *, cup: bool = False) -> World:
    """A game just started, on 1 July 1997; with `cup`, a cup match of the human's club comes midweek."""
    world = World(seed, synthetic_world(seed, clubs))
    if cup:
        _add_cup(world)
    own = row_of(world["club"], world.human_club)
    own["transfer_money"], own["wage_limit"] = TRANSFER_MONEY, WAGE_LIMIT
    world.go_to(date(1997, 7, 1), DAY_DONE)
    return world


def _add_cup(world: World) -> None:
    """A second competition with one match, three days after the first round of the league."""
    tables = world.state.tables
    competition, fixture = COMPETITION.empty(1), FIXTURE.empty(1)
    competition[0]["kind"], competition[0]["teams"] = CUP, NONE
    competition[0]["substitutes_named"], competition[0]["substitutes_used"] = 5, 3
    row = fixture[0]
    row["home"], row["away"], row["competition"], row["round"] = world.human_club, world.human_club + 1, 1, 1
    row["date"], row["first_leg"] = encode_date(day_of(tables["fixture"][0]) + timedelta(days=3)), NONE
    for name, record, added in (("competition", COMPETITION, competition), ("fixture", FIXTURE, fixture)):
        tables[name] = writable(record, tables[name].tobytes() + added.tobytes())
        world.row[f"{name}_count"] = len(tables[name])
    world.state.names["competition"].append(("Synthetic Cup", "Synthetic Cup", "Cup", "", ""))


def writable(record: Record, content: bytes) -> Table:
    """A table of its own over a copy of the bytes."""
    return np.frombuffer(bytearray(content), record.dtype)


def row_of(table: Table, index: int) -> Any:
    """A record as a writable view."""
    return table[index]


def day_of(row: Any) -> date:
    """The date of a fixture or of the world."""
    day = decode_date(row["date"])
    if day is None:
        raise ValueError(f"a record without a date: {row}")
    return day
