"""What the game's market would say against an order now, in its own words; empty when nothing.

An order is carried out later, and the game has the last word then; this spares the model a useless one.
"""

from __future__ import annotations

from cm9798.market import AskForLoan, MakeOffer, MarketAction, Terms, Track
from cm9798.office_views import OfferView, OfficeView
from cm9798.person_words import TRANSFER_STATUS
from cm9798.view_filter import DealingsView
from harness.tools.outcome import Outcome, Queue, Refusal, ToolContext

OPEN_OFFERS, SQUAD_LIMIT, SHORTLIST = 5, 32, 16
AGREED = "player waits for terms"  # an offer's state when the clubs agree
NO_MARKET = "There is no market to deal in now."
NOBODY, FULL = "There is no such player.", "Your squad is full."
DEADLINE = "The transfer deadline has passed."


def queued(context: ToolContext, action: MarketAction, against: tuple[str, ...]) -> Outcome:
    """The order queued, unless something speaks against it or it waits already."""
    if context.view.office is None:
        return Refusal((NO_MARKET,))
    if not against and action in context.queue:
        against = ("That is queued already.",)
    return Refusal(against) if against else Queue(action)


def against_bid(context: ToolContext, player: int, fee: int = 0) -> tuple[str, ...]:
    """Against an offer for a player, or a request to lend him (fee 0)."""
    office, his = context.view.office, context.view.dealings[player]
    if office is None:
        return (NO_MARKET,)
    offer, bids = open_offer(office, player), _bids(context, office)
    return _first(
        (not _is_about(context, player), NOBODY),
        (his.free_agent, "He has no club: talk to him at once, with offer_new_contract."),
        (his.own, "He is one of your players."),
        (not office.market_open, DEADLINE),
        (his.lent, "He is out on loan."),
        (office.in_trouble, "The bank does not let you buy players."),
        (_agreed(offer), "They have accepted your offer already: use offer_new_contract."),
        (player not in bids and len(bids) >= OPEN_OFFERS, "You have five open offers already."),
        (_squad_is_full(context), FULL),
        (fee > office.transfer_money, "You do not have that much to spend."),
    )


def against_talks(context: ToolContext, player: int, terms: Terms | None) -> tuple[str, ...]:
    """Against contract talks with a player, and against a wage that the board would not pay."""
    office, his = context.view.office, context.view.dealings[player]
    if office is None:
        return (NO_MARKET,)
    offer = open_offer(office, player)
    agreed = offer is not None and _agreed(offer) and not offer.loan
    before = context.view.players[player].wage_per_week if his.own else 0
    wage = before if terms is None else terms.wage_per_week
    over = office.weekly_wages - before + wage > office.wage_limit
    other = not his.own
    return _first(
        (other and not _is_about(context, player), NOBODY),
        (
            other and not his.free_agent and not agreed,
            "You need an agreement with his club before you may speak to him.",
        ),
        (other and _squad_is_full(context), FULL),
        (other and not his.free_agent and not office.market_open, DEADLINE),
        (wage > before and over, "The board will not sanction such a wage."),
    )


def against_listing(
    his: DealingsView, *, listed: bool, statuses: tuple[str, ...], where: str
) -> tuple[str, ...]:
    """Against putting an own player on a list or taking him off; `statuses`: those that mean he is on it."""
    is_on = his.status in statuses
    return _first(
        (not his.own, "He is not one of your players."),
        (his.lent, "He is out on loan."),
        (listed and is_on, f"He is on {where} already."),
        (not listed and not is_on, f"He is not on {where}."),
    )


def against_tracking(context: ToolContext, player: int, *, tracked: bool) -> tuple[str, ...]:
    """Against a change of the shortlist, with what is queued for it."""
    office = context.view.office
    if office is None:
        return (NO_MARKET,)
    names = set(office.shortlist)
    for action in context.queue:
        if isinstance(action, Track):
            names = names | {action.player} if action.tracked else names - {action.player}
    return _first(
        (not tracked and player not in names, "He is not on your shortlist."),
        (tracked and player in names, "He is on your shortlist already."),
        (tracked and context.view.dealings[player].own, "He is one of your players."),
        (tracked and not _is_about(context, player), NOBODY),
        (tracked and len(names) >= SHORTLIST, "Your shortlist is full."),
    )


def open_offer(office: OfficeView, player: int) -> OfferView | None:
    """The own club's open offer for a player."""
    return next((o for o in office.offers if o.player == player and not o.received), None)


TRANSFER_LISTS = (TRANSFER_STATUS[1], TRANSFER_STATUS[2], TRANSFER_STATUS[4])
LOAN_LIST = (TRANSFER_STATUS[3],)


def _squad_is_full(context: ToolContext) -> bool:
    return len(context.view.squad) >= SQUAD_LIMIT


def _is_about(context: ToolContext, player: int) -> bool:
    market = context.view.market
    return market is None or market.is_about(player)


def _first(*rules: tuple[bool, str]) -> tuple[str, ...]:
    """The words of the first rule that speaks against it."""
    return next(((words,) for speaks, words in rules if speaks), ())


def _agreed(offer: OfferView | None) -> bool:
    return offer is not None and offer.state == AGREED


def _bids(context: ToolContext, office: OfficeView) -> set[int]:
    """Players for whom an offer is open, or queued."""
    bids = {offer.player for offer in office.offers if not offer.received}
    return bids | {action.player for action in context.queue if isinstance(action, MakeOffer | AskForLoan)}
