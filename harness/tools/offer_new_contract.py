"""`offer_new_contract`: a contract proposal to an own player, a free one, or one whose club accepted."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from cm9798.market import ProposeContract, Terms
from harness.tools.market_rules import against_talks, queued
from harness.tools.outcome import Outcome, Refusal, ToolContext
from harness.tools.references import any_player
from harness.tools.tool import Arguments, PlayerReference, Tool

Bonus = Literal["win", "goal", "promotion", "domestic_trophy", "european_trophy"]
Clause = Literal["big_club", "relegation", "no_promotion", "free_on_expiry", "manager_job"]
Wage = Annotated[int, Field(ge=1, le=1_000_000)]


class OfferNewContract(Arguments):
    """To whom, and what."""

    player: PlayerReference = Field(description="Player id or full name.")
    wage_per_week: Wage | None = Field(None, description="Pounds. Without it you take what he asks.")
    years: Annotated[int, Field(ge=1, le=5)] | None = Field(None, description="Summers, with a wage.")
    bonuses: Annotated[tuple[Bonus, ...], Field(max_length=5)] = Field((), description="With a wage.")
    clauses: Annotated[tuple[Clause, ...], Field(max_length=5)] = Field(
        (), description="Release clauses, with a wage."
    )
    wage_limit: Wage | None = Field(
        None, description="Without a wage: take what he asks only up to this wage a week."
    )


def decide(arguments: OfferNewContract, context: ToolContext) -> Outcome:
    """Queued, unless the screen would refuse to open the talks or the board the wage."""
    player = any_player(context.view, arguments.player).index
    wage, years = arguments.wage_per_week, arguments.years
    if wage is None:
        if years is not None or arguments.bonuses or arguments.clauses:
            return Refusal(
                ("years, bonuses and clauses need wage_per_week; without it you take what he asks.",)
            )
        action = ProposeContract(player, None, arguments.wage_limit)
        return queued(context, action, against_talks(context, player, None))
    if years is None or arguments.wage_limit is not None:
        return Refusal(("wage_per_week needs years, and no wage_limit.",))
    terms = Terms(wage, years, _once(arguments.bonuses), _once(arguments.clauses))
    return queued(context, ProposeContract(player, terms), against_talks(context, player, terms))


def _once(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


TOOL = Tool(
    "offer_new_contract",
    "Q",
    "Contract talks with one proposal, to your own player, to one without a club, or to one whose "
    "club accepted your offer: wage, years, bonuses, clauses; or what he asks. He signs, haggles or goes.",
    OfferNewContract,
    decide,
)
