"""An order to the market in words, as it is echoed when it is queued and told of when it was carried out."""

from __future__ import annotations

from typing import assert_never

from cm9798.market import (
    AskForLoan,
    ListForLoan,
    ListForTransfer,
    MakeOffer,
    MarketAction,
    ProposeContract,
    Terms,
    Track,
)
from cm9798.money_words import pounds
from cm9798.view_filter import ManagerView
from harness.tools.sheet_words import player_name


def action_words(view: ManagerView, action: MarketAction) -> str:
    """One line, as `offer £250,000 for Ann Lee`."""
    name = player_name(view, action.player)
    match action:
        case MakeOffer():
            words = f"offer {pounds(action.fee)} for {name}"
        case AskForLoan():
            words = f"ask for a loan of {name}"
        case ListForTransfer():
            price = "" if action.asking_price is None else f" at {pounds(action.asking_price)}"
            words = (
                f"{name} on the transfer list{price}" if action.listed else f"{name} off the transfer list"
            )
        case ListForLoan():
            words = f"{name} {'on' if action.listed else 'off'} the loan list"
        case ProposeContract():
            words = f"contract for {name}: {_terms_words(action)}"
        case Track():
            words = f"{name} {'on' if action.tracked else 'off'} the shortlist"
        case _:
            assert_never(action)
    return words


def _terms_words(action: ProposeContract) -> str:
    terms = action.terms
    if terms is None:
        limit = "" if action.wage_limit is None else f", at most {pounds(action.wage_limit)} a week"
        return f"what he asks{limit}"
    return ", ".join((f"{pounds(terms.wage_per_week)} a week", f"{terms.years} years", *_extras(terms)))


def _extras(terms: Terms) -> list[str]:
    bonuses = [f"{name.replace('_', ' ')} bonus" for name in terms.bonuses]
    return bonuses + [f"clause {name.replace('_', ' ')}" for name in terms.clauses]
