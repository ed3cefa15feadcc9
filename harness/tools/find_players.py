"""`find_players`: players of the world by name."""

from __future__ import annotations

from functools import partial

from pydantic import Field

from cm9798.market_search import Wanted
from harness.tools.outcome import Answer, Outcome, Refusal, ToolContext
from harness.tools.pages import Paged, page
from harness.tools.player_words import market_row
from harness.tools.tool import Tool


class FindPlayers(Paged):
    """A name, or a part of it."""

    name: str = Field(
        min_length=2, max_length=40, description="Name or part; accents and case do not matter."
    )


def decide(arguments: FindPlayers, context: ToolContext) -> Outcome:
    """Those of that very name first, then who has it in his name; the more valuable first."""
    view = context.view
    if view.market is None:
        return Refusal(("There is no transfer market to look at now.",))
    name = " ".join(arguments.name.split())
    exact = set(view.market.names.same(name))
    found = sorted(view.market.search(Wanted(name=name)), key=lambda player: player not in exact)
    return Answer(page("players", found, arguments, partial(market_row, view)))


TOOL = Tool("find_players", "R", "Players of the world by name or a part of it.", FindPlayers, decide)
