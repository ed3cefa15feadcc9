"""`player_games`: a player's matches: minutes, ratings, goals, cards."""

from __future__ import annotations

from pydantic import Field, JsonValue

from cm9798.reports import MatchReport, PlayerReport
from harness.tools.outcome import Answer, Outcome, ToolContext
from harness.tools.pages import Paged, page
from harness.tools.references import any_player
from harness.tools.report_words import figures, head
from harness.tools.tool import PlayerReference, Tool


class PlayerGames(Paged):
    """Whose, and which page."""

    player: PlayerReference = Field(description="Player id or full name.")


def decide(arguments: PlayerGames, context: ToolContext) -> Outcome:
    """The season in figures, and one page of his matches for your club, the newest first."""
    view = context.view
    player = any_player(view, arguments.player)
    games = [
        (report, his)
        for report in reversed(context.history.reports)
        for his in report.own
        if his.player == player.index and his.minutes
    ]

    def row(game: tuple[MatchReport, PlayerReport]) -> JsonValue:
        report, his = game
        played = figures(his)
        del played["id"], played["name"]
        return {**head(report, view.club), **played}

    return Answer(
        {
            "id": player.index,
            "name": player.name,
            "this_season": {
                "apps": player.apps,
                "goals": player.goals,
                "assists": player.assists,
                "average_rating": player.average_rating,
                "yellows": player.yellows,
                "reds": player.reds,
                "last_ratings": list(player.recent_ratings),
            },
            **page("games_for_you", games, arguments, row),
        }
    )


TOOL = Tool(
    "player_games",
    "R",
    "A player's season in figures, and each of his matches for your club: minutes, rating, goals, cards.",
    PlayerGames,
    decide,
)
