"""From a snapshot to what the screens of market, money, board and career show of the human's club."""

from __future__ import annotations

from bisect import bisect_right

import numpy as np

from cm9798.office_views import CareerView, MoveView, OfferView, OfficeView
from cm9798.player_view import club_name, player_name
from cm9798.records.career import CAREER
from cm9798.records.club import CLUB
from cm9798.records.encodings import NONE
from cm9798.records.manager import MANAGER
from cm9798.records.offer import OFFER
from cm9798.records.transfer import TRANSFER
from cm9798.records.world import WORLD
from cm9798.shown_row import ShownRow
from cm9798.snapshot import Snapshot

# By `state` of an offer; closed ones are not shown.
STATES = ("closed", "waits for their answer", "they ask for more", "player waits for terms",
          "waits for your answer", "accepted", "waits for their answer to your price")  # fmt: skip
MOVES = ("transfer", "loan", "back from loan", "free transfer", "released", "retired", "from the youth team")
BUCKETS = (
    "start_balance", "season_tickets", "gate", "prize_money", "player_sales", "other_income",
    "wages", "bonuses_paid", "purchases", "other_costs",
)  # fmt: skip
LOAN = 1  # of an offer's `kind`
CONFIDENCE = ("On the brink", "Very worried", "Worried", "Uneasy", "Satisfied", "Pleased", "Very pleased",
              "Delighted")  # fmt: skip
CONFIDENCE_FROM = (12, 22, 30, 42, 58, 72, 86)  # where each word but the first begins
SHORTLIST_PLACES, PLACE_BYTES = 16, 5  # a place's first two bytes are the player


def office_view(snapshot: Snapshot) -> OfficeView:
    """Of the human's club, which there is."""
    club = ShownRow(CLUB, snapshot.clubs[snapshot.human_club])
    human = ShownRow(WORLD, snapshot.world).numbers("humans")[0]
    manager = ShownRow(MANAGER, snapshot.managers[human])
    return OfficeView(
        offers=_offers(snapshot),
        moves=_moves(snapshot),
        career=_career(snapshot, human),
        finances={name: club.number(name) for name in BUCKETS},
        transfer_money=club.number("transfer_money"),
        wage_limit=club.number("wage_limit"),
        board_confidence=confidence_word(manager.number("board_confidence")),
        shortlist=_shortlist(club),
    )


def confidence_word(confidence: int) -> str:
    """The board's confidence 0..100 in the game's word."""
    return CONFIDENCE[bisect_right(CONFIDENCE_FROM, confidence)]


def _offers(snapshot: Snapshot) -> tuple[OfferView, ...]:
    own, views = snapshot.human_club, []
    for stored in snapshot.offers:
        row = ShownRow(OFFER, stored)
        buyer, seller, state = row.number("buyer"), row.number("seller"), row.number("state")
        if not state or own not in (buyer, seller):
            continue
        views.append(
            OfferView(
                player=row.number("player"),
                name=player_name(snapshot, row.number("player")),
                received=seller == own,
                club=club_name(snapshot, buyer if seller == own else seller),
                loan=row.number("kind") == LOAN,
                fee=row.number("fee"),
                asked=row.number("asked"),
                state=STATES[state],
                lapses=row.day("lapses"),
            )
        )
    return tuple(views)


def _moves(snapshot: Snapshot) -> tuple[MoveView, ...]:
    views = []
    for stored in snapshot.transfers:
        row = ShownRow(TRANSFER, stored)
        day = row.day("date")
        if day is None:  # a place that holds no move
            continue
        views.append(
            MoveView(
                game_date=day,
                player=row.number("player"),
                name=player_name(snapshot, row.number("player")),
                from_club=club_name(snapshot, row.number("from_club")),
                to_club=club_name(snapshot, row.number("to")),
                kind=MOVES[row.number("kind")],
                fee=row.number("fee"),
            )
        )
    return tuple(views)


def _career(snapshot: Snapshot, human: int) -> tuple[CareerView, ...]:
    rows = [ShownRow(CAREER, stored) for stored in snapshot.careers]
    return tuple(
        CareerView(
            club=club_name(snapshot, row.number("club")),
            since=row.day("since"),
            until=row.day("until"),
            played=row.number("played"),
            won=row.number("won"),
            drawn=row.number("drawn"),
            lost=row.number("lost"),
        )
        for row in rows
        if row.number("manager") == human
    )


def _shortlist(club: ShownRow) -> tuple[int, ...]:
    places = np.frombuffer(club.raw("shortlist"), "u1").reshape(SHORTLIST_PLACES, PLACE_BYTES)
    players = [int(place[0]) + 256 * int(place[1]) for place in places]
    return tuple(player for player in players if player != NONE)
