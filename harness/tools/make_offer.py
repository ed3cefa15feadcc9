"""`make_offer`: a transfer offer to another club."""

from __future__ import annotations

from pydantic import Field

from cm9798.market import MakeOffer
from harness.tools.market_rules import against_bid, queued
from harness.tools.outcome import Outcome, ToolContext
from harness.tools.references import any_player
from harness.tools.tool import Arguments, PlayerReference, Pounds, Tool


class MakeOfferArguments(Arguments):
    """For whom, and how much."""

    player: PlayerReference = Field(description="Player id or full name; of another club.")
    fee: Pounds = Field(description="Pounds. A new fee replaces an offer that is open.")


def decide(arguments: MakeOfferArguments, context: ToolContext) -> Outcome:
    """Queued, unless the screen would refuse it now."""
    player = any_player(context.view, arguments.player).index
    return queued(context, MakeOffer(player, arguments.fee), against_bid(context, player, fee=arguments.fee))


TOOL = Tool(
    "make_offer",
    "Q",
    "Offers a fee for another club's player. The club answers within days; when it accepts, agree terms with "
    "offer_new_contract. At most five open offers.",
    MakeOfferArguments,
    decide,
)
