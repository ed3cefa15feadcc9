"""`list_for_loan`: put an own player on the loan list, or take him off."""

from __future__ import annotations

from pydantic import Field

from cm9798.market import ListForLoan
from harness.tools.market_rules import LOAN_LIST, against_listing, queued
from harness.tools.outcome import Outcome, ToolContext
from harness.tools.references import any_player
from harness.tools.tool import Arguments, PlayerReference, Tool


class ListForLoanArguments(Arguments):
    """Whom, on or off."""

    player: PlayerReference = Field(description="Player id or name, one of yours.")
    listed: bool = Field(True, description="false takes him off.")


def decide(arguments: ListForLoanArguments, context: ToolContext) -> Outcome:
    """Queued, unless the screen would refuse it or he stands so already."""
    player = any_player(context.view, arguments.player).index
    against = against_listing(
        context.view.dealings[player], listed=arguments.listed, statuses=LOAN_LIST, where="the loan list"
    )
    return queued(context, ListForLoan(player, arguments.listed), against)


TOOL = Tool(
    "list_for_loan",
    "Q",
    "Puts one of your players on the loan list, or takes him off.",
    ListForLoanArguments,
    decide,
)
