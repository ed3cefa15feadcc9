"""Whether a game's tables show that an action of the market has been done."""

from __future__ import annotations

from typing import assert_never

import numpy as np

from cm9798.market import (
    BONUSES,
    CLAUSES,
    AskForLoan,
    ListForLoan,
    ListForTransfer,
    MakeOffer,
    MarketAction,
    ProposeContract,
    Terms,
    Track,
)
from cm9798.office_view import office_view
from cm9798.snapshot import Snapshot

TRANSFER, LOAN = 0, 1  # of an offer's `kind`
BY_CLUB, BY_REQUEST, FOR_LOAN = 1, 2, 3  # of a player's `transfer_status`


def is_done(snapshot: Snapshot, action: MarketAction) -> bool:
    """By what lies in memory now; of a contract whose terms are not named: that he is the club's."""
    player = snapshot.players[action.player]
    status = int(player["transfer_status"])
    match action:
        case MakeOffer(index, fee):
            return _offer_is_open(snapshot, index, TRANSFER, fee)
        case AskForLoan(index):
            return _offer_is_open(snapshot, index, LOAN, None)
        case ListForTransfer(_, listed, price):
            priced = price is None or not listed or int(player["asking_price"]) == price
            return (status in (BY_CLUB, BY_REQUEST)) == listed and priced
        case ListForLoan(_, listed):
            return (status == FOR_LOAN) == listed
        case Track(index, tracked):
            return (index in office_view(snapshot).shortlist) == tracked
        case ProposeContract(index, terms, _):
            ours = int(player["club"]) == snapshot.human_club
            return ours and (terms is None or has_terms(snapshot, index, terms))
        case _:
            assert_never(action)


def has_terms(snapshot: Snapshot, player: int, terms: Terms) -> bool:
    """Whether this is his contract: wage, bonuses, clauses, and the summer in which it ends."""
    row = snapshot.players[player]
    summers = 1900 + int(row["expires"][2]) - snapshot.season
    return (
        int(row["wage"]) == terms.wage_per_week
        and summers == terms.years
        and [bool(flag) for flag in row["bonuses"][: len(BONUSES)]]
        == [name in terms.bonuses for name in BONUSES]
        and [bool(flag) for flag in row["clauses"][: len(CLAUSES)]]
        == [name in terms.clauses for name in CLAUSES]
    )


def _offer_is_open(snapshot: Snapshot, player: int, kind: int, fee: int | None) -> bool:
    offers = snapshot.offers
    ours = (offers["state"] != 0) & (offers["buyer"] == snapshot.human_club) & (offers["player"] == player)
    ours &= offers["kind"] == kind
    if fee is not None:
        ours &= offers["fee"] == fee
    return bool(np.any(ours))
