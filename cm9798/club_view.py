"""A club as the screen `Club Information` shows it, the own one and any other."""

from __future__ import annotations

from collections.abc import Mapping

from cm9798.board_words import expectation_words
from cm9798.competition_words import CUP, EUROPE, LEAGUE, LEAGUE_CUP
from cm9798.money_words import BUCKETS, balance, state_words
from cm9798.player_view import club_name
from cm9798.records.club import CLUB
from cm9798.records.competition import COMPETITION
from cm9798.records.encodings import NONE
from cm9798.records.manager import MANAGER
from cm9798.shown_row import ShownRow, shown_rows
from cm9798.snapshot import Snapshot
from cm9798.views import ClubView, TacticView
from cm9798.words import full_name, ordinal

FIRST_CLUB = 5  # behind the pseudo-clubs
CITY, STADIUM = 3, 6  # among a club's strings
STILL_IN = ((1, CUP), (2, LEAGUE_CUP), (4, EUROPE))  # bits of `cups`


def club_view(snapshot: Snapshot, index: int, tactics: tuple[TacticView, ...]) -> ClubView:
    """One club's screen as a value."""
    row = ShownRow(CLUB, snapshot.clubs[index])
    division, manager = row.number("division"), row.number("manager")
    names, squad = snapshot.club_names[index], row.numbers("squad")[: row.number("squad_count")]
    return ClubView(
        index=index,
        name=names[0],
        short_name=names[1],
        nation=club_name(snapshot, row.number("nation")),
        city=names[CITY],
        stadium=names[STADIUM],
        capacity=row.number("capacity"),
        manager=_manager_name(snapshot, manager),
        division=_division_name(snapshot, division),
        place=row.number("position") if is_division(snapshot, division) and row.number("played") else None,
        last_season=_last_season(snapshot, row),
        still_in=_still_in(snapshot, row.number("cups")),
        usual_tactic=_usual_tactic(snapshot, manager, tactics),
        squad=tuple(player for player in squad if player != NONE),
        average_attendance=average_attendance(row),
        finances=finance_state(row),
        bought=row.number("bought"),
        sold=row.number("sold"),
        expectation=expectation_of(snapshot, row),
    )


def is_division(snapshot: Snapshot, index: int) -> bool:
    """Whether a competition is a league that is played."""
    known = index < len(snapshot.competitions)
    return known and ShownRow(COMPETITION, snapshot.competitions[index]).number("kind") == LEAGUE


def average_attendance(club: ShownRow) -> int:
    """Of this season's home league matches; 0 before the first."""
    matches = club.number("home_matches")
    return club.number("crowd_total") // matches if matches else 0


def finance_state(club: ShownRow) -> str:
    """The state of its money in the game's words."""
    return state_words(
        balance(buckets(club)),
        club.number("capacity"),
        club.number("division"),
        in_trouble=bool(club.number("in_trouble")),
    )


def buckets(club: ShownRow) -> Mapping[str, int]:
    """This season's books: whole figures stand on the own club's screen alone."""
    return {name: club.number(name) for name in BUCKETS}


def expectation_of(snapshot: Snapshot, club: ShownRow) -> str:
    """What its board expects of this season; empty outside the divisions."""
    division = club.number("division")
    if not is_division(snapshot, division):
        return ""
    teams = ShownRow(COMPETITION, snapshot.competitions[division]).number("team_count")
    return expectation_words(club.number("expected_position"), teams, top_division=division == 0)


def _manager_name(snapshot: Snapshot, manager: int) -> str:
    return full_name(*snapshot.manager_names[manager]) if manager < len(snapshot.manager_names) else ""


def _division_name(snapshot: Snapshot, division: int) -> str:
    return snapshot.competition_names[division][1] if is_division(snapshot, division) else ""


def _last_season(snapshot: Snapshot, row: ShownRow) -> str:
    name = _division_name(snapshot, row.number("last_division"))
    return f"{name}, {ordinal(row.number('last_position'))}" if name else ""


def _still_in(snapshot: Snapshot, cups: int) -> tuple[str, ...]:
    """Names of the cups that it can still win."""
    kinds = {kind for bit, kind in STILL_IN if cups & bit}
    named: dict[int, str] = {}
    for place, row in enumerate(shown_rows(COMPETITION, snapshot.competitions)):
        named.setdefault(row.number("kind"), snapshot.competition_names[place][1])
    return tuple(named[kind] for _, kind in STILL_IN if kind in kinds and kind in named)


def _usual_tactic(snapshot: Snapshot, manager: int, tactics: tuple[TacticView, ...]) -> str:
    if manager >= len(snapshot.managers):
        return ""
    tactic = ShownRow(MANAGER, snapshot.managers[manager]).number("tactic")
    return tactics[tactic].name if tactic < len(tactics) else ""
