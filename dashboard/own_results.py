"""The manager's own matches by date, of results that stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from harness.store.standing import standing
from harness.store.tables import SNAPSHOT_RESULTS


@dataclass(frozen=True, slots=True)
class Result:
    """The own club's match of a day, seen from the own side."""

    competition: str
    opponent: str
    at_home: bool
    scored: int
    conceded: int

    @property
    def outcome(self) -> str:
        """W, D or L."""
        return "D" if self.scored == self.conceded else "W" if self.scored > self.conceded else "L"


def own_results(connection: Connection, run: str, club: str | None) -> dict[str, Result]:
    """The own club's matches; `club` is its short name."""
    rows = SNAPSHOT_RESULTS
    where = (rows.c.run == run, rows.c.is_human, standing(rows))
    found = connection.execute(select(rows).where(*where).order_by(rows.c.seq))
    return {row.game_date: _result(row, club) for row in found}


def _result(row: Any, club: str | None) -> Result:
    if row.home_name == club:
        return Result(row.competition, row.away_name, True, row.home_goals, row.away_goals)
    return Result(row.competition, row.home_name, False, row.away_goals, row.home_goals)
