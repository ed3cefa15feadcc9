"""From a snapshot to what the screens of market, money, board and career show of the human's club."""

from __future__ import annotations

import numpy as np

from cm9798.board_view import board_lines, transfer_money, weekly_wages
from cm9798.board_words import confidence_word
from cm9798.club_view import buckets
from cm9798.market_calendar import market_deadline, market_is_open
from cm9798.money_words import balance
from cm9798.offer_words import offer_words
from cm9798.office_views import CareerView, MoveView, OfferView, OfficeView
from cm9798.player_view import club_name, player_name
from cm9798.records.career import CAREER
from cm9798.records.club import CLUB
from cm9798.records.manager import MANAGER
from cm9798.records.offer import OFFER
from cm9798.records.transfer import TRANSFER
from cm9798.records.world import WORLD
from cm9798.shown_row import ShownRow, shown_rows
from cm9798.snapshot import Snapshot

# By `state` of an offer; closed ones are not shown.
STATES = ("closed", "waits for their answer", "they ask for more", "player waits for terms",
          "waits for your answer", "accepted", "waits for their answer to your price")  # fmt: skip
MOVES = ("transfer", "loan", "back from loan", "free transfer", "released", "retired", "from the youth team")
LOAN = 1  # of an offer's `kind`
ENDS = ("", "moved on", "sacked", "resigned")  # by `how` of a career
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
        finances=buckets(club),
        transfer_money=transfer_money(club),
        wage_limit=club.number("wage_limit"),
        board_confidence=confidence_word(manager.number("board_confidence")),
        shortlist=_shortlist(club, len(snapshot.players)),
        board=board_lines(snapshot, manager),
        balance=balance(buckets(club)),
        weekly_wages=weekly_wages(snapshot, club),
        in_trouble=bool(club.number("in_trouble")),
        market_open=market_is_open(snapshot.season, snapshot.game_date),
        market_deadline=market_deadline(snapshot.season),
    )


def _offers(snapshot: Snapshot) -> tuple[OfferView, ...]:
    own, views = snapshot.human_club, []
    for row in shown_rows(OFFER, snapshot.offers):
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
                words=offer_words(snapshot, row),
            )
        )
    return tuple(views)


def _moves(snapshot: Snapshot) -> tuple[MoveView, ...]:
    """The own club's: those the news tells. What others pay for whom, no screen lists."""
    views = []
    for row in shown_rows(TRANSFER, snapshot.transfers):
        day = row.day("date")
        clubs = (row.number("from_club"), row.number("to"))
        if day is None or snapshot.human_club not in clubs:  # a place may hold no move
            continue
        views.append(
            MoveView(
                game_date=day,
                player=row.number("player"),
                name=player_name(snapshot, row.number("player")),
                from_club=club_name(snapshot, clubs[0]),
                to_club=club_name(snapshot, clubs[1]),
                kind=MOVES[row.number("kind")],
                fee=row.number("fee"),
            )
        )
    return tuple(views)


def _career(snapshot: Snapshot, human: int) -> tuple[CareerView, ...]:
    rows = shown_rows(CAREER, snapshot.careers)
    return tuple(
        CareerView(
            club=club_name(snapshot, row.number("club")),
            since=row.day("since"),
            until=row.day("until"),
            played=row.number("played"),
            won=row.number("won"),
            drawn=row.number("drawn"),
            lost=row.number("lost"),
            how=ENDS[row.number("how") & 3],
        )
        for row in rows
        if row.number("manager") == human
    )


def _shortlist(club: ShownRow, player_count: int) -> tuple[int, ...]:
    places = np.frombuffer(club.raw("shortlist"), "u1").reshape(SHORTLIST_PLACES, PLACE_BYTES)
    players = [int(place[0]) + 256 * int(place[1]) for place in places]
    return tuple(player for player in players if player < player_count)
