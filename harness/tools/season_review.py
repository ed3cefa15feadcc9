"""`season_review`: the season so far in figures: results, goals, money, players, months."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import JsonValue

from cm9798.money_words import COSTS, INCOMES, LINES
from cm9798.view_filter import FixtureView, ManagerView, PlayerView
from harness.tools.fixture_words import of_club, result_for
from harness.tools.outcome import Answer, Outcome, ToolContext
from harness.tools.player_words import Row
from harness.tools.tool import NoArguments, Tool

BEST = 5
ENOUGH_APPS = 3


def decide(_arguments: NoArguments, context: ToolContext) -> Outcome:
    """Of the season that the game's tables hold."""
    view = context.view
    played = [f for f in of_club(list(view.fixtures), view.club) if f.score is not None]
    competitions = dict.fromkeys(f.competition for f in played)
    months = dict.fromkeys(f.game_date.strftime("%Y-%m") for f in played)
    place = next((row for row in view.table if row.club == view.club), None)
    answer: Row = {
        "season": f"{view.season}/{(view.season + 1) % 100:02}",
        "club": view.club,
        "division": view.division,
        "place": None if place is None else place.position,
        "points": None if place is None else place.points,
        "all_matches": balance(played, view.club),
        "home": balance([f for f in played if f.home == view.club], view.club),
        "away": balance([f for f in played if f.away == view.club], view.club),
        "competitions": {
            name: balance([f for f in played if f.competition == name], view.club) for name in competitions
        },
        "months": {
            month: balance([f for f in played if f.game_date.strftime("%Y-%m") == month], view.club)
            for month in months
        },
        "players": _players(view.squad),
    }
    if view.office is not None:
        answer["money"] = _money(view)
        answer["board"] = view.office.board_confidence
    return Answer(answer)


def balance(played: Sequence[FixtureView], club: str) -> Row:
    """Matches, results, goals."""
    results = [result_for(f, club) for f in played]
    scores = [f.score if f.home == club else f.score[::-1] for f in played if f.score is not None]
    return {
        "played": len(played),
        "won": results.count("won"),
        "drawn": results.count("drawn"),
        "lost": results.count("lost"),
        "goals_for": sum(own for own, _ in scores),
        "goals_against": sum(other for _, other in scores),
    }


def _players(squad: Sequence[PlayerView]) -> Row:
    """The best five by each figure; equals by average rating, then by id."""

    def best(figure: str, of: Sequence[PlayerView]) -> list[JsonValue]:
        named = [p for p in of if getattr(p, figure)]
        named.sort(key=lambda p: (-float(getattr(p, figure)), -(p.average_rating or 0.0), p.index))
        return [f"{p.name} {getattr(p, figure)}" for p in named[:BEST]]

    regular = [p for p in squad if p.apps >= ENOUGH_APPS]
    return {
        "goals": best("goals", squad),
        "assists": best("assists", squad),
        "average_rating": best("average_rating", regular),
        "apps": best("apps", squad),
        "yellows": best("yellows", squad),
    }


def _money(view: ManagerView) -> Row:
    office, club = view.office, view.clubs.get(view.own_club)
    assert office is not None
    return {
        "balance_on_1_july": office.finances["start_balance"],
        "balance": office.balance,
        "income": {LINES[name]: office.finances[name] for name in INCOMES},
        "costs": {LINES[name]: office.finances[name] for name in COSTS},
        "bought": 0 if club is None else club.bought,
        "sold": 0 if club is None else club.sold,
    }


TOOL = Tool(
    "season_review",
    "R",
    "The season so far in figures: results and goals by competition, month, home and away; money; best "
    "players.",
    NoArguments,
    decide,
)
