"""The view filter: the one way from a snapshot to what a manager may see.

Every number passes through `ShownRow`, which knows the visibility of its field and refuses hidden ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import partial

from cm9798.club_view import club_view
from cm9798.competition_view import competition_name, competition_views, league_table
from cm9798.competition_words import fixture_words, round_name
from cm9798.dealings_view import dealings_view
from cm9798.lazy_views import LazyViews
from cm9798.market_search import Market
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
from cm9798.shown_row import ShownRow, shown_rows
from cm9798.snapshot import Snapshot
from cm9798.team_sheet import SquadFact, TeamSheet
from cm9798.views import (
    AppearanceView,
    ClubView,
    CompetitionView,
    DealingsView,
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
    "ClubView",
    "CompetitionView",
    "DealingsView",
    "FixtureView",
    "IncidentView",
    "ManagerView",
    "MatchView",
    "PlayerView",
    "TableRow",
    "TacticView",
    "ViewError",
    "league_table",
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
        division=competition_name(snapshot, division),
        fixtures=_fixtures(snapshot),
        tactics=tactics,
        team_sheet=own_sheet(snapshot),
        match=match_view(snapshot, tactics),
        news=_news(snapshot),
        office=office_view(snapshot),
        own_club=snapshot.human_club,
        club_names=tuple((names[0], names[1]) for names in snapshot.club_names),
        clubs=LazyViews(len(snapshot.clubs), partial(club_view, snapshot, tactics=tactics)),
        competitions=competition_views(snapshot),
        dealings=LazyViews(len(snapshot.players), partial(dealings_view, snapshot)),
        market=Market(snapshot),
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


def _fixtures(snapshot: Snapshot) -> tuple[FixtureView, ...]:
    kinds = [row.number("kind") for row in shown_rows(COMPETITION, snapshot.competitions)]
    views = []
    for row in shown_rows(FIXTURE, snapshot.fixtures):
        day, played = row.day("date"), bool(row.number("played"))
        if day is None:  # a place in the table that holds no match
            continue
        competition, clubs = row.number("competition"), (row.number("home"), row.number("away"))
        views.append(
            FixtureView(
                game_date=day,
                competition=competition_name(snapshot, competition),
                home=club_name(snapshot, clubs[0]),
                away=club_name(snapshot, clubs[1]),
                score=(row.number("home_goals"), row.number("away_goals")) if played else None,
                attendance=row.number("attendance") if played and snapshot.human_club in clubs else None,
                round=round_name(kinds[competition], row.number("round")) if competition < len(kinds) else "",
                words=fixture_words(row),
            )
        )
    return tuple(sorted(views, key=lambda view: view.game_date))


def _news(snapshot: Snapshot) -> tuple[tuple[date, str], ...]:
    items = shown_rows(NEWS, snapshot.news)
    dated = [(item.day("date"), headline(snapshot, item)) for item in items]
    return tuple((day, text) for day, text in dated if day is not None and text)
