"""The report of the own club's match that was just played, as the screen `Match Report` shows it."""

from __future__ import annotations

from collections import Counter

from cm9798.competition_words import fixture_words
from cm9798.match_words import GOALS, incident_words
from cm9798.player_view import club_name, player_name
from cm9798.records.appearance import APPEARANCE
from cm9798.records.encodings import NONE
from cm9798.records.fixture import FIXTURE
from cm9798.records.incident import INCIDENT
from cm9798.records.match import MATCH
from cm9798.reports import MatchReport, PlayerReport
from cm9798.shown_row import ShownRow, shown_rows
from cm9798.snapshot import Snapshot
from cm9798.team_sheet import STARTERS, TeamSheet
from cm9798.views import TacticView

NEVER = 255  # of `minute_on` and `minute_off`
FULL_TIME = 4  # of the match record's `phase`


class NoReportError(ValueError):
    """The last match in memory is not a played one of the human's club."""


def match_report(snapshot: Snapshot, tactics: tuple[TacticView, ...], sheet: TeamSheet) -> MatchReport:
    """At a full-time stop; `sheet`: the own one of the kick-off. NoReportError without such a match."""
    match = ShownRow(MATCH, snapshot.match)
    clubs, fixture_index = match.numbers("clubs"), match.number("fixture")
    played = match.number("phase") == FULL_TIME and fixture_index < len(snapshot.fixtures)
    if not played or snapshot.human_club not in clubs:
        raise NoReportError(f"expected a played match of the club {snapshot.human_club}, found {clubs}")
    side = clubs.index(snapshot.human_club)
    fixture = ShownRow(FIXTURE, snapshot.fixtures[fixture_index])
    own_tactic, other_tactic = (_tactic_name(tactics, match.numbers("tactics")[s]) for s in (side, 1 - side))
    best = match.number("man_of_match")
    return MatchReport(
        game_date=fixture.day("date") or snapshot.game_date,
        competition=_competition_name(snapshot, fixture.number("competition")),
        home=club_name(snapshot, clubs[0]),
        away=club_name(snapshot, clubs[1]),
        score=_pair(match.numbers("goals")),
        extra=fixture_words(fixture),
        attendance=match.number("attendance"),
        incidents=tuple((i.number("minute"), incident_words(snapshot, i)) for i in _incidents(match)),
        own=_own(snapshot, match, side),
        shots=_pair(match.numbers("shots")),
        shots_on_target=_pair(match.numbers("shots_on_target")),
        sheet=sheet,
        tactic=own_tactic,
        opponent_tactic=other_tactic,
        man_of_match="" if best == NONE else player_name(snapshot, best),
    )


def _own(snapshot: Snapshot, match: ShownRow, side: int) -> tuple[PlayerReport, ...]:
    """The own sixteen; who set a goal up is told by the commentary alone."""
    assists = Counter(i.number("other") for i in _incidents(match) if i.number("kind") in GOALS)
    end = match.number("minute")
    rows = shown_rows(APPEARANCE, APPEARANCE.table(match.raw("players")).reshape(2, 16)[side])
    return tuple(
        PlayerReport(
            player=row.number("player"),
            name=player_name(snapshot, row.number("player")),
            minutes=_minutes(row, end),
            rating=row.number("rating") if row.number("minute_on") != NEVER else 0,
            goals=row.number("goals"),
            assists=assists[row.number("player")],
            yellows=row.number("yellows"),
            red=bool(row.number("red")),
            started=place < STARTERS,
        )
        for place, row in enumerate(rows)
        if row.number("player") != NONE
    )


def _minutes(row: ShownRow, end: int) -> int:
    """How long he was on the pitch."""
    came, left = row.number("minute_on"), row.number("minute_off")
    return 0 if came == NEVER else max(0, (end if left == NEVER else left) - came)


def _incidents(match: ShownRow) -> list[ShownRow]:
    table = INCIDENT.table(match.raw("incidents"))[: match.number("incident_count")]
    return list(shown_rows(INCIDENT, table))


def _competition_name(snapshot: Snapshot, index: int) -> str:
    return snapshot.competition_names[index][1] if index < len(snapshot.competition_names) else ""


def _tactic_name(tactics: tuple[TacticView, ...], index: int) -> str:
    return tactics[index].name if index < len(tactics) else ""


def _pair(numbers: tuple[int, ...]) -> tuple[int, int]:
    return numbers[0], numbers[1]
