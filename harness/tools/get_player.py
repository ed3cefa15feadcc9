"""`get_player`: everything the game's player screens show of one player."""

from __future__ import annotations

from pydantic import Field

from harness.tools.outcome import Answer, Outcome, ToolContext
from harness.tools.player_words import profile
from harness.tools.references import any_player
from harness.tools.tool import Arguments, PlayerReference, Tool


class GetPlayer(Arguments):
    """Whom to look at."""

    player: PlayerReference = Field(description="Player id or full name; of any club.")


def decide(arguments: GetPlayer, context: ToolContext) -> Outcome:
    """The profile."""
    view = context.view
    return Answer(profile(view, any_player(view, arguments.player)))


TOOL = Tool(
    "get_player",
    "R",
    "One player's profile: attributes 0-20 (20 is best), condition, morale, form, status, season figures, "
    "contract, value, and how he stands on the market and at his club.",
    GetPlayer,
    decide,
)
