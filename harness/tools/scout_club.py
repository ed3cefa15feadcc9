"""`scout_club`: another club: squad, form, usual tactic, finances as shown."""

from __future__ import annotations

from pydantic import Field, JsonValue

from cm9798.view_filter import ManagerView
from harness.tools.club_words import club_row, lately
from harness.tools.outcome import Answer, Outcome, ToolContext
from harness.tools.player_words import market_row
from harness.tools.references import club
from harness.tools.tool import Arguments, Tool


class ScoutClub(Arguments):
    """Which club."""

    club: str = Field(min_length=1, max_length=80, description="Its name.")


def _player(view: ManagerView, index: int) -> JsonValue:
    told = market_row(view, index)
    del told["club"]
    player = view.players[index]
    return {**told, "apps": player.apps, "goals": player.goals, "average_rating": player.average_rating}


def decide(arguments: ScoutClub, context: ToolContext) -> Outcome:
    """What its screens say, its results lately, and its squad in the screen's order."""
    view = context.view
    seen = club(view, arguments.club)
    return Answer(
        {**club_row(seen), **lately(view, seen.name), "squad": [_player(view, p) for p in seen.squad]}
    )


TOOL = Tool(
    "scout_club",
    "R",
    "Another club: squad, form, last results, usual tactic, the state of its finances, ground, manager.",
    ScoutClub,
    decide,
)
