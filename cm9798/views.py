"""What a manager may see, as values: everything a tool or a briefing can read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from cm9798.market_search import Market
from cm9798.office_views import OfficeView
from cm9798.team_sheet import NONE, TeamSheet


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
class DealingsView:
    """How a player stands on the market and at his club, as `Player Dealings` and `Contract Talks` say it."""

    status: str  # "", "Transfer listed", "On loan", ...
    asking_price: int | None  # pounds; None of one without a club
    role: str  # "Regular", ...
    form: str
    mood: str  # of an own player, else empty
    on_loan_to: str
    work_permit: bool
    months_left: int
    bonuses: tuple[str, ...]
    clauses: tuple[str, ...]
    european_apps: int
    caps: int
    own: bool
    borrowed: bool  # he is here on loan
    lent: bool  # out on loan, wherever
    free_agent: bool


@dataclass(frozen=True, slots=True)
class ClubView:
    """A club as `Club Information` and `Club Squad` show it."""

    index: int
    name: str
    short_name: str
    nation: str
    city: str
    stadium: str
    capacity: int
    manager: str
    division: str  # empty outside the divisions
    place: int | None  # None before its first match
    last_season: str  # as "First Division, 3rd"
    still_in: tuple[str, ...]  # cups
    usual_tactic: str
    squad: tuple[int, ...]  # players
    average_attendance: int
    finances: str  # in a word
    bought: int
    sold: int
    expectation: str  # of its board


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
    zone: str = ""  # what the place means at the end: "champion", "promoted", "play-offs", "relegated"


@dataclass(frozen=True, slots=True)
class CompetitionView:
    """A competition as `Competitions` and `League Table` show it."""

    name: str
    stage: str  # "league", "Round 3", "not drawn", ...
    holder: str  # last season's winner
    winner: str  # this season's, once decided
    league: bool
    table: tuple[TableRow, ...]  # of a league


@dataclass(frozen=True, slots=True)
class FixtureView:
    """A match, coming or played."""

    game_date: date
    competition: str
    home: str
    away: str
    score: tuple[int, int] | None
    attendance: int | None  # of the own club's matches
    round: str = ""  # "Match 12", "Semi-final"
    words: str = ""  # "Second leg", "4-3 on penalties", ...


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
    own_club: int = NONE
    club_names: tuple[tuple[str, str], ...] = ()  # long and short, by table index
    clubs: Mapping[int, ClubView] = field(default_factory=dict)  # the whole table, nations too
    competitions: tuple[CompetitionView, ...] = ()  # the divisions first
    dealings: Mapping[int, DealingsView] = field(default_factory=dict)  # by player
    market: Market | None = field(default=None, compare=False)  # the search for players
