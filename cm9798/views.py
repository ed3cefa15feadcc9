"""What a manager may see, as values: everything a tool or a briefing can read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from cm9798.office_views import OfficeView
from cm9798.team_sheet import TeamSheet


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player as the game's screens show him; of another club the same fields."""

    index: int
    name: str
    nation: str
    club: str
    age: int
    position: str  # as "D/DM RC"
    condition: int  # percent
    morale: str  # a word
    recent_ratings: tuple[int, ...]
    status: str  # "", "injured 12 days", "suspended 1 match"
    contract_expires: date | None
    wage_per_week: int
    value: int
    apps: int
    goals: int
    assists: int
    average_rating: float | None
    yellows: int
    reds: int
    attributes: dict[str, int]  # the visible ones, 0-20


@dataclass(frozen=True, slots=True)
class TableRow:
    """A club's line in the league table."""

    position: int
    club: str
    played: int
    won: int
    drawn: int
    lost: int
    goals_for: int
    goals_against: int
    points: int


@dataclass(frozen=True, slots=True)
class FixtureView:
    """A match, coming or played."""

    game_date: date
    competition: str
    home: str
    away: str
    score: tuple[int, int] | None
    attendance: int | None


@dataclass(frozen=True, slots=True)
class AppearanceView:
    """A player in the match in play or last played."""

    player: int
    name: str
    cell: int
    status: str  # "on the bench", "playing", "taken off", "sent off"
    rating: int
    goals: int
    yellows: int
    red: bool
    condition: int


@dataclass(frozen=True, slots=True)
class IncidentView:
    """A line of the match so far."""

    minute: int
    text: str


@dataclass(frozen=True, slots=True)
class MatchView:
    """The match in play."""

    home: str
    away: str
    minute: int
    score: tuple[int, int]
    incidents: tuple[IncidentView, ...]
    own: tuple[AppearanceView, ...]
    opponent: tuple[AppearanceView, ...]  # empty: no screen shows the opponent's sixteen in play
    own_tactic: str
    substitutions_left: int
    opponent_tactic: str = ""
    shots: tuple[int, int] = (0, 0)  # home, away
    shots_on_target: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class TacticView:
    """One of the 19 tactics."""

    index: int
    name: str
    cells: tuple[int, ...]  # 11
    runs: tuple[int, ...]  # 11
    substitute_cells: tuple[int, ...] = ()  # 5, as a sheet set by hand holds them


@dataclass(frozen=True, slots=True)
class ManagerView:
    """Everything a tool or a briefing may read at one stop."""

    game_date: date
    season: int
    manager: str
    club: str
    squad: tuple[PlayerView, ...]
    players: Mapping[int, PlayerView]  # the whole world, by table index; each built when looked at
    table: tuple[TableRow, ...]
    division: str
    fixtures: tuple[FixtureView, ...]  # all, by date
    tactics: tuple[TacticView, ...]
    team_sheet: TeamSheet
    match: MatchView | None
    news: tuple[tuple[date, str], ...]  # headlines, newest last
    office: OfficeView | None = None  # market, money, board, career
