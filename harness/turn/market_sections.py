"""Sections of the briefing on orders to the market: what became of them, what waits, what is open."""

from __future__ import annotations

from collections.abc import Sequence

from cm9798.market import MarketAction
from cm9798.reports import MarketAnswer
from cm9798.view_filter import ManagerView
from cm9798.words import date_words
from harness.tools.action_words import action_words
from harness.turn.sections import Section


def answers(view: ManagerView, given: Sequence[MarketAnswer]) -> Section:
    """What the game answered since the last turn, in the order in which it was ordered."""
    lines = tuple(
        f"{date_words(answer.game_date)}: {action_words(view, answer.action)}: {answer.outcome}"
        f"{f' ({answer.text})' if answer.text else ''}"
        for answer in given
    )
    return Section("Answers to what you ordered", lines, rank=1)


def waiting(view: ManagerView, queue: Sequence[MarketAction]) -> Section:
    """What was ordered and could not be carried out yet."""
    lines = tuple(action_words(view, action) for action in queue)
    return Section("Orders that wait for your next time in the office", lines, rank=2)


def open_offers(view: ManagerView) -> Section:
    """Offers made and received that are not settled."""
    offers = () if view.office is None else view.office.offers
    lines = []
    for offer in offers:
        what = "a loan" if offer.loan else f"£{offer.fee:,}"
        asked = f", they ask £{offer.asked:,}" if offer.asked else ""
        way = f"{offer.club} offer {what} for" if offer.received else f"you offered {offer.club} {what} for"
        lines.append(f"{way} {offer.name} (id {offer.player}): {offer.state}{asked}")
    return Section("Open offers", tuple(lines), rank=2)


def money(view: ManagerView) -> Section:
    """What may be spent, and what the board thinks."""
    office = view.office
    if office is None:
        return Section("Money and board", ())
    lines = (
        f"Transfer money: £{office.transfer_money:,}; wages at most £{office.wage_limit:,} a week",
        f"The board's confidence: {office.board_confidence}",
    )
    return Section("Money and board", lines, rank=1, keep=2)
