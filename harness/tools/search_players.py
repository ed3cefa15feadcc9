"""`search_players`: players of the world by what the transfer market's screen filters by."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, JsonValue

from cm9798.market_search import Availability, Order, Side, Wanted
from cm9798.records.player import VISIBLE_ATTRIBUTES
from harness.tools.outcome import Answer, Outcome, Refusal, ToolContext
from harness.tools.pages import Paged, page
from harness.tools.player_words import Row, market_row
from harness.tools.tool import Pounds, Tool

Position = Literal["GK", "SW", "D", "DM", "M", "AM", "F"]
Age = Annotated[int, Field(ge=14, le=60)]

MOST_ATTRIBUTES = 6


def _known(asked: dict[str, int]) -> dict[str, int]:
    unknown = [name for name in asked if name not in VISIBLE_ATTRIBUTES]
    if unknown:
        raise ValueError(
            f"no attribute {unknown[0][:40]!r}; expected some of {', '.join(VISIBLE_ATTRIBUTES)}"
        )
    return asked


Least = Annotated[
    dict[str, Annotated[int, Field(ge=0, le=20)]], Field(max_length=MOST_ATTRIBUTES), AfterValidator(_known)
]


class SearchPlayers(Paged):
    """Filters, all of which must fit."""

    position: Position | None = Field(None, description="Who can play there.")
    side: Side | None = Field(None, description="Who plays on that side.")
    available: Availability = Field("anybody", description="By the market's lists.")
    age_from: Age | None = Field(None, description="Youngest.")
    age_to: Age | None = Field(None, description="Oldest.")
    value_from: Pounds | None = Field(None, description="Least value.")
    value_up_to: Pounds | None = Field(None, description="Highest value.")
    nation: str = Field("", max_length=40, description="Part of the nation's name.")
    attributes: Least = Field(
        default_factory=dict, description='At least so much, as {"pace": 14}; see get_player for their names.'
    )
    order: Order = Field("value", description="Order: age and name rise, others fall.")


def decide(arguments: SearchPlayers, context: ToolContext) -> Outcome:
    """One page in the screen's order, each with the attributes that were asked for."""
    view = context.view
    if view.market is None:
        return Refusal(("There is no transfer market to look at now.",))
    names = list(Wanted.__dataclass_fields__)
    asked = {name: value for name, value in arguments if name in names and value is not None}
    found = view.market.search(Wanted(**asked), arguments.order)

    def row(index: int) -> JsonValue:
        told: Row = market_row(view, index)
        for name in arguments.attributes:
            told[name] = view.players[index].attributes[name]
        return told

    return Answer(page("players", found, arguments, row))


TOOL = Tool(
    "search_players",
    "R",
    "Players of the world by position, side, age, value, nation, attributes (0-20) and availability.",
    SearchPlayers,
    decide,
)
