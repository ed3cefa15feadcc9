"""`contract_terms`: what a player has, and what he was last heard to ask."""

from __future__ import annotations

from pydantic import Field, JsonValue

from cm9798.market import ProposeContract
from harness.tools.market_rules import open_offer
from harness.tools.outcome import Answer, Outcome, ToolContext
from harness.tools.references import any_player
from harness.tools.tool import Arguments, PlayerReference, Tool


class ContractTerms(Arguments):
    """Whose."""

    player: PlayerReference = Field(description="Player id or full name; of any club.")


def decide(arguments: ContractTerms, context: ToolContext) -> Outcome:
    """His contract as the screens show it, the last talks with him, and the room that the board leaves."""
    view = context.view
    player = any_player(view, arguments.player)
    his, office = view.dealings[player.index], view.office
    answer: dict[str, JsonValue] = {
        "id": player.index,
        "name": player.name,
        "club": "no club" if his.free_agent else player.club,
        "has": {
            "wage_per_week": player.wage_per_week,
            "expires": None if player.contract_expires is None else player.contract_expires.isoformat(),
            "months_left": his.months_left,
            "bonuses": list(his.bonuses),
            "clauses": list(his.clauses),
        },
        "market": his.status or "not listed",
        "asking_price": his.asking_price,
        "value": player.value,
    }
    talks = [
        said
        for said in context.history.market
        if isinstance(said.action, ProposeContract) and said.action.player == player.index
    ]
    if talks:
        answer["last_talks"] = {"date": talks[-1].game_date.isoformat(), "game": talks[-1].text}
    if office is not None:
        offer = open_offer(office, player.index)
        if offer is not None:
            answer["your_offer"] = {"fee": "loan" if offer.loan else offer.fee, "state": offer.words}
        answer["room_for_wages"] = office.wage_limit - office.weekly_wages
    return Answer(answer)


TOOL = Tool(
    "contract_terms",
    "R",
    "A player's contract: wage, expiry, bonuses, clauses, asking price; what he said when you "
    "last talked; the room for wages.",
    ContractTerms,
    decide,
)
