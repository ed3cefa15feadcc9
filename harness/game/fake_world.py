"""The fake game's state: an invented world of one division as real record tables, and its snapshot."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date

import numpy as np

from cm9798.records.encodings import NONE, decode_date, encode_date
from cm9798.records.news import NEWS
from cm9798.records.world import WORLD
from cm9798.snapshot import Snapshot, Table, assemble_snapshot

DAY_DONE, MATCH_DAY, SEASON_OVER = 1, 2, 3  # of the world record's `phase`
COMPETITION_NAMES = (("Invented Premier League", "Premier", "Prem", "EPR", "England"),)


@dataclass(slots=True)
class World:
    """Everything the fake game remembers; copied whole for a save."""

    seed: int
    season: int
    today: date
    human_club: int
    players: Table
    player_names: tuple[tuple[str, str], ...]
    clubs: Table
    club_names: tuple[tuple[str, ...], ...]
    managers: Table
    manager_names: tuple[tuple[str, str], ...]
    competitions: Table
    fixtures: Table
    match: Table  # of one record
    news: list[tuple[date, int]] = field(default_factory=list)  # day, fixture
    phase: int = DAY_DONE

    def snapshot(self) -> Snapshot:
        """A copy of every table, by the function that the real decoder uses."""
        tables = {
            "player": self.players,
            "club": self.clubs,
            "manager": self.managers,
            "competition": self.competitions,
            "fixture": self.fixtures,
            "news": self._news(),
            "match": self.match,
            "world": self._world(),
        }
        names = {
            "player": self.player_names,
            "club": self.club_names,
            "manager": self.manager_names,
            "competition": COMPETITION_NAMES,
        }
        return assemble_snapshot({name: table.tobytes() for name, table in tables.items()}, names)

    def _world(self) -> Table:
        table = WORLD.empty(1)
        row = table[0]
        row["version"], row["match_speed"], row["phase"] = 1, 1, self.phase
        row["date"], row["season"] = encode_date(self.today), self.season - 1900
        row["human_count"] = 1
        row["humans"] = [len(self.managers) - 1] + [NONE] * 15
        row["player_count"], row["club_count"] = len(self.players), len(self.clubs)
        row["manager_count"], row["competition_count"] = len(self.managers), len(self.competitions)
        row["fixture_count"], row["news_count"] = len(self.fixtures), len(self.news)
        return table

    def _news(self) -> Table:
        table = NEWS.empty(len(self.news))
        for row, (day, fixture) in zip(table, self.news, strict=True):
            row["date"] = encode_date(day)
            row["club"], row["fixture"], row["player"] = self.human_club, fixture, NONE
            home, away = (int(self.fixtures[fixture][side]) for side in ("home", "away"))
            row["other_club"] = away if home == self.human_club else home
        return table


def day_of(row: np.void) -> date:
    """The date of a fixture."""
    day = decode_date(row["date"])
    if day is None:
        raise ValueError(f"a fixture without a date: {row}")
    return day
