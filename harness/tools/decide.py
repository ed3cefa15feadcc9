"""`decide`: accepts, rejects or negotiates an offer made to the club."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from cm9798.market import Decision
from harness.tools.outcome import Decide, Outcome, Refusal, ToolContext
from harness.tools.tool import Arguments, Pounds, Tool

NO_OFFER = "No offer waits for your answer now."


class DecideArguments(Arguments):
    """What to do with it."""

    choice: Literal["accept", "reject", "negotiate"] = Field(description="What to say.")
    price: Pounds | None = Field(None, description="With negotiate: pounds that you want, more than offered.")


def decide(arguments: DecideArguments, context: ToolContext) -> Outcome:
    """An act on the game's screen; refused when no offer waits or the price does not do."""
    asked, price = context.asked, arguments.price
    if context.turn_kind != "question" or asked is None:
        return Refusal((NO_OFFER,))
    if asked.about == "question":
        return Refusal(("A question waits, no offer: use answer.",))
    if (price is not None) != (arguments.choice == "negotiate"):
        return Refusal(("negotiate needs a price; accept and reject take none.",))
    if price is not None and (asked.loan or price <= asked.fee):
        return Refusal(("Ask for more than they offer.",))
    return Decide(Decision(arguments.choice, price))


TOOL = Tool(
    "decide",
    "A",
    "Accepts or rejects the offer made to your club, or names your price, at once. Only while one waits.",
    DecideArguments,
    decide,
)
