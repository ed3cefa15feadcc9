"""`club_info`: the own club: finances, stadium, staff, expectations."""

from __future__ import annotations

from pydantic import JsonValue

from cm9798.money_words import LINES
from harness.tools.club_words import club_row
from harness.tools.outcome import Answer, Outcome, Refusal, ToolContext
from harness.tools.player_words import Row
from harness.tools.tool import NoArguments, Tool


def decide(_arguments: NoArguments, context: ToolContext) -> Outcome:
    """What the screens `Club Information`, `Finances`, `Transfer Offers` and `Manager History` say."""
    view, office = context.view, context.view.office
    if office is None or view.own_club not in view.clubs:
        return Refusal(("There is no club to look at now.",))
    club = view.clubs[view.own_club]
    books: Row = {LINES[name]: amount for name, amount in office.finances.items()}
    books["Balance"] = office.balance
    deadline = office.market_deadline
    career: list[JsonValue] = [
        {
            "club": time.club,
            "since": None if time.since is None else time.since.isoformat(),
            "until": None if time.until is None else time.until.isoformat(),
            "played": time.played,
            "won": time.won,
            "drawn": time.drawn,
            "lost": time.lost,
            "how_it_ended": time.how,
        }
        for time in office.career
    ]
    return Answer(
        {
            **club_row(club),
            "squad_size": len(club.squad),
            "books_of_this_season": books,
            "money_for_players": office.transfer_money,
            "wages_a_week": office.weekly_wages,
            "wage_limit_a_week": office.wage_limit,
            "buying": "The bank forbids it." if office.in_trouble else "allowed",
            "transfer_market": "open" if office.market_open else "closed",
            "transfer_deadline": None if deadline is None else deadline.isoformat(),
            "open_offers": [
                {
                    "kind": "received" if offer.received else "made",
                    "player_id": offer.player,
                    "player": offer.name,
                    "club": offer.club,
                    "fee": "loan" if offer.loan else offer.fee,
                    "state": offer.words,
                }
                for offer in office.offers
            ],
            "your_career": career,
        }
    )


TOOL = Tool(
    "club_info",
    "R",
    "Your club: ground, manager, expectations, this season's books, money for players, wage limit, transfer "
    "deadline, open offers made and received, your career.",
    NoArguments,
    decide,
)
