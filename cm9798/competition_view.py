"""The competitions as the game's screens show them: stage, holder, winner, and the tables of the leagues."""

from __future__ import annotations

from cm9798.competition_words import LEAGUE, POOL, round_name
from cm9798.player_view import club_name
from cm9798.records.club import CLUB
from cm9798.records.competition import COMPETITION
from cm9798.records.encodings import NONE
from cm9798.shown_row import ShownRow, shown_rows
from cm9798.snapshot import Snapshot
from cm9798.views import CompetitionView, TableRow

FIGURES = ("played", "won", "drawn", "lost", "goals_for", "goals_against", "points")


def competition_views(snapshot: Snapshot) -> tuple[CompetitionView, ...]:
    """All that the screen lists, in its order: the divisions, then cups and internationals."""
    rows = enumerate(shown_rows(COMPETITION, snapshot.competitions))
    return tuple(_view(snapshot, index, row) for index, row in rows if row.number("kind") != POOL)


def _view(snapshot: Snapshot, index: int, row: ShownRow) -> CompetitionView:
    kind, number = row.number("kind"), row.number("round")
    league = kind == LEAGUE
    return CompetitionView(
        name=competition_name(snapshot, index),
        stage="league" if league else round_name(kind, number) if number else "not drawn",
        holder=club_name(snapshot, row.number("holder")),
        winner=club_name(snapshot, row.number("winner")),
        league=league,
        table=league_table(snapshot, index) if league else (),
    )


def competition_name(snapshot: Snapshot, index: int) -> str:
    """A competition's name on screens; empty for none."""
    return snapshot.competition_names[index][1] if index < len(snapshot.competition_names) else ""


def league_table(snapshot: Snapshot, division: int) -> tuple[TableRow, ...]:
    """A competition's table in the game's order: points, goal difference, goals, name."""
    if division >= len(snapshot.competitions):
        return ()
    competition = ShownRow(COMPETITION, snapshot.competitions[division])
    teams = competition.numbers("teams")[: competition.number("team_count")]
    rows = [
        (ShownRow(CLUB, snapshot.clubs[team]), club_name(snapshot, team)) for team in teams if team != NONE
    ]

    def order(entry: tuple[ShownRow, str]) -> tuple[int, int, int, bytes]:
        row, name = entry
        scored, let_in = row.number("goals_for"), row.number("goals_against")
        return -row.number("points"), let_in - scored, -scored, name.encode("latin-1")

    ordered = enumerate(sorted(rows, key=order), 1)
    return tuple(_table_row(place, row, name, _zone(competition, place)) for place, (row, name) in ordered)


def _table_row(place: int, row: ShownRow, name: str, zone: str) -> TableRow:
    return TableRow(position=place, club=name, zone=zone, **{field: row.number(field) for field in FIGURES})


def _zone(competition: ShownRow, place: int) -> str:
    """The stripe beside the place on the screen, in a word."""
    up = competition.number("promoted")
    if place == 1:
        return "champion"
    if place <= up:
        return "promoted"
    if place <= up + competition.number("playoffs"):
        return "play-offs"
    return "relegated" if place > competition.number("team_count") - competition.number("relegated") else ""
