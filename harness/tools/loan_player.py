"""`loan_player`: ask another club for a loan."""

from __future__ import annotations

from pydantic import Field

from cm9798.market import AskForLoan
from harness.tools.market_rules import against_bid, queued
from harness.tools.outcome import Outcome, ToolContext
from harness.tools.references import any_player
from harness.tools.tool import Arguments, PlayerReference, Tool


class LoanPlayer(Arguments):
    """Whom."""

    player: PlayerReference = Field(description="Player id or full name; of another club.")


def decide(arguments: LoanPlayer, context: ToolContext) -> Outcome:
    """Queued, unless the screen would refuse it now."""
    player = any_player(context.view, arguments.player).index
    return queued(context, AskForLoan(player), against_bid(context, player))


TOOL = Tool(
    "loan_player",
    "Q",
    "Asks another club to lend a player until the season's end; you pay his wages. It answers within days.",
    LoanPlayer,
    decide,
)
