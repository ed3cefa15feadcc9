"""The view filter: the one way from a snapshot to what a manager may see.

Every number passes through `ShownRow`, which knows the visibility of its field and refuses hidden ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from cm9798.match_view import conditions_in_play, match_view
from cm9798.news_words import headline
from cm9798.office_view import office_view
from cm9798.player_view import PlayersView, club_name
from cm9798.records.club import CLUB
from cm9798.records.competition import COMPETITION
from cm9798.records.encodings import NONE
from cm9798.records.fixture import FIXTURE
from cm9798.records.news import NEWS
from cm9798.records.world import WORLD
from cm9798.shown_row import ShownRow
from cm9798.snapshot import Snapshot
from cm9798.team_sheet import SquadFact, TeamSheet
from cm9798.views import (
    AppearanceView,
    FixtureView,
    IncidentView,
    ManagerView,
    MatchView,
    PlayerView,
    TableRow,
    TacticView,
)
from cm9798.words import full_name

__all__ = [
    "AppearanceView",
    "FixtureView",
    "IncidentView",
    "ManagerView",
    "MatchView",
    "PlayerView",
    "TableRow",
    "TacticView",
    "ViewError",
    "manager_view",
    "squad_facts",
]


class ViewError(ValueError):
    """There is no manager whose view this could be."""


def manager_view(snapshot: Snapshot, tactics: tuple[TacticView, ...]) -> ManagerView:
    """What the human manager may see at this stop; ViewError when he has no club."""
    if snapshot.human_club == NONE:
        raise ViewError("expected a human manager with a club, found none")
    club = ShownRow(CLUB, snapshot.clubs[snapshot.human_club])
    human = ShownRow(WORLD, snapshot.world).numbers("humans")[0]
    players = PlayersView(snapshot, conditions_in_play(snapshot))
    division = club.number("division")
    squad = club.numbers("squad")[: club.number("squad_count")]
    return ManagerView(
        game_date=snapshot.game_date,
        season=snapshot.season,
        manager=full_name(*snapshot.manager_names[human]),
        club=club_name(snapshot, snapshot.human_club),
        squad=tuple(players[player] for player in squad if player != NONE),
        players=players,
        table=league_table(snapshot, division),
        division=_competition_name(snapshot, division),
        fixtures=_fixtures(snapshot),
        tactics=tactics,
        team_sheet=own_sheet(snapshot),
        match=match_view(snapshot, tactics),
        news=_news(snapshot),
        office=office_view(snapshot),
    )


def squad_facts(view: ManagerView) -> Mapping[int, SquadFact]:
    """What the rules of a team sheet ask about the own players, and about strangers on the sheet."""
    own = {player.index for player in view.squad}
    strangers = {index for index in view.team_sheet.players if index in view.players}
    return {
        index: SquadFact(
            name=view.players[index].name,
            ours=index in own,
            injured=view.players[index].status.startswith("injured"),
            banned=view.players[index].status.startswith("suspended"),
        )
        for index in own | strangers
    }


def own_sheet(snapshot: Snapshot) -> TeamSheet:
    """The human club's team sheet as its screen shows it."""
    club = ShownRow(CLUB, snapshot.clubs[snapshot.human_club])
    return TeamSheet(
        players=club.numbers("sheet_players"),
        cells=club.numbers("sheet_cells"),
        tactic=club.number("sheet_tactic"),
        captain=club.number("sheet_captain"),
        penalties=club.number("sheet_penalties"),
        free_kicks=club.number("sheet_free_kicks"),
        corners=club.number("sheet_corners"),
    )


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

    return tuple(_table_row(place, *entry) for place, entry in enumerate(sorted(rows, key=order), 1))


def _table_row(place: int, row: ShownRow, name: str) -> TableRow:
    numbers = ("played", "won", "drawn", "lost", "goals_for", "goals_against", "points")
    return TableRow(place, name, *(row.number(field) for field in numbers))


def _competition_name(snapshot: Snapshot, index: int) -> str:
    return snapshot.competition_names[index][1] if index < len(snapshot.competition_names) else ""


def _fixtures(snapshot: Snapshot) -> tuple[FixtureView, ...]:
    views = []
    for stored in snapshot.fixtures:
        row = ShownRow(FIXTURE, stored)
        day, played = row.day("date"), bool(row.number("played"))
        if day is None:  # a place in the table that holds no match
            continue
        views.append(
            FixtureView(
                game_date=day,
                competition=_competition_name(snapshot, row.number("competition")),
                home=club_name(snapshot, row.number("home")),
                away=club_name(snapshot, row.number("away")),
                score=(row.number("home_goals"), row.number("away_goals")) if played else None,
                attendance=row.number("attendance") if played else None,
            )
        )
    return tuple(sorted(views, key=lambda view: view.game_date))


def _news(snapshot: Snapshot) -> tuple[tuple[date, str], ...]:
    items = [ShownRow(NEWS, row) for row in snapshot.news]
    dated = [(item.day("date"), headline(snapshot, item)) for item in items]
    return tuple((day, text) for day, text in dated if day is not None and text)
