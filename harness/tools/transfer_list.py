"""`transfer_list`: put an own player on the transfer list, or take him off."""

from __future__ import annotations

from pydantic import Field

from cm9798.market import ListForTransfer
from harness.tools.market_rules import TRANSFER_LISTS, against_listing, queued
from harness.tools.outcome import Outcome, Refusal, ToolContext
from harness.tools.references import any_player
from harness.tools.tool import Arguments, PlayerReference, Pounds, Tool


class TransferList(Arguments):
    """Whom, on or off, at what price."""

    player: PlayerReference = Field(description="Player id or name, one of yours.")
    listed: bool = Field(True, description="false takes him off.")
    asking_price: Pounds | None = Field(None, description="Pounds; default: the game's own idea.")


def decide(arguments: TransferList, context: ToolContext) -> Outcome:
    """Queued, unless the screen would refuse it or he stands so already; a price may be set anew."""
    view = context.view
    player, price = any_player(view, arguments.player).index, arguments.asking_price
    if price is not None and not arguments.listed:
        return Refusal(("asking_price needs listed true: a player off the list has no price.",))
    against = against_listing(
        view.dealings[player], listed=arguments.listed, statuses=TRANSFER_LISTS, where="the transfer list"
    )
    if price is not None and view.dealings[player].status in TRANSFER_LISTS:
        against = ()
    return queued(context, ListForTransfer(player, arguments.listed, price), against)


TOOL = Tool(
    "transfer_list",
    "Q",
    "Puts one of your players on the transfer list, if you like with an asking price, or takes him off.",
    TransferList,
    decide,
)
