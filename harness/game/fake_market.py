"""The fake game's market: orders through its screens, and what other clubs answer on the way to a match."""

from __future__ import annotations

from datetime import date
from typing import Any, assert_never

import numpy as np

from cm9798.market import (
    AskForLoan,
    ListForLoan,
    ListForTransfer,
    MakeOffer,
    MarketAction,
    ProposeContract,
    Track,
)
from cm9798.records.encodings import NONE, encode_date
from cm9798.records.offer import OFFER
from harness.game.fake_news import announce
from harness.game.fake_world import World, writable
from harness.game.port import GameAnswer

SENT, ASKS, TALKS, CLOSED = 1, 2, 3, 0  # of an offer's `state`
LOAN = 1  # of an offer's `kind`
NOT_LISTED, LISTED, LISTED_FOR_LOAN = 0, 1, 3  # of a player's `transfer_status`
OPEN_OFFERS, SQUAD_LIMIT = 5, 32
PLACE_BYTES = 5  # of the shortlist
ACCEPTED_NEWS, WANTS_MORE_NEWS, NO_LOAN_NEWS = 87, 89, 106


def carry_out(world: World, action: MarketAction) -> GameAnswer:
    """The screen's answer; everything that is done stands in the tables at once."""
    match action:
        case MakeOffer(player, fee):
            return _offer(world, player, fee, loan=False)
        case AskForLoan(player):
            return _offer(world, player, 0, loan=True)
        case ListForTransfer(player, listed):
            return _listed(world, player, LISTED if listed else NOT_LISTED)
        case ListForLoan(player, listed):
            return _listed(world, player, LISTED_FOR_LOAN if listed else NOT_LISTED)
        case ProposeContract():
            return _contract(world, action)
        case Track(player, tracked):
            return _track(world, player, tracked)
        case _:
            assert_never(action)


def answer_offers(world: World) -> None:
    """Other clubs answer what was sent: nine tenths of a value is enough, nobody is lent."""
    for row in world["offer"]:
        if row["state"] != SENT:
            continue
        player, seller = int(row["player"]), int(row["seller"])
        value = int(world["player"][player]["value"])
        if row["kind"] == LOAN:
            row["state"], kind = CLOSED, NO_LOAN_NEWS
        elif int(row["fee"]) * 10 >= value * 9:
            row["state"], kind = TALKS, ACCEPTED_NEWS
        else:
            row["state"], row["asked"], kind = ASKS, value, WANTS_MORE_NEWS
        announce(world, kind, player=player, other=seller)


def _done(text: str) -> GameAnswer:
    return GameAnswer(text, accepted=True, confirmed=True)


def _refused(text: str) -> GameAnswer:
    return GameAnswer(text, accepted=False, confirmed=False)


def _is_own(world: World, player: int) -> bool:
    return int(world["player"][player]["club"]) == world.human_club


def _offer(world: World, player: int, fee: int, *, loan: bool) -> GameAnswer:
    name, seller = world.full_name(player), int(world["player"][player]["club"])
    if _is_own(world, player):
        return _refused(f"{name} is one of your players.")
    made = [row for row in world["offer"] if row["state"] and row["buyer"] == world.human_club]
    if len(made) >= OPEN_OFFERS:
        return _refused("You have five offers open already.")
    table = OFFER.empty(1)
    row = table[0]
    row["date"], row["kind"], row["state"] = encode_date(world.today), LOAN if loan else 0, SENT
    row["buyer"], row["seller"], row["player"], row["fee"] = world.human_club, seller, player, fee
    _store_offers(world, world["offer"].tobytes() + table.tobytes())
    club = world.state.names["club"][seller][1]
    return _done(f"{club} will think about it.")


def _store_offers(world: World, content: bytes) -> None:
    world.state.tables["offer"] = writable(OFFER, content)
    world.row["offer_count"] = len(world["offer"])


def _listed(world: World, player: int, status: int) -> GameAnswer:
    name = world.full_name(player)
    if not _is_own(world, player):
        return _refused(f"{name} is not one of your players.")
    world["player"][player]["transfer_status"] = status
    words = {
        NOT_LISTED: "is on no list",
        LISTED: "is on the transfer list",
        LISTED_FOR_LOAN: "is on the loan list",
    }
    return _done(f"{name} {words[status]}.")


def _contract(world: World, action: ProposeContract) -> GameAnswer:
    """He asks for a tenth more and signs for it; one whose club has accepted joins with it."""
    player, name = action.player, world.full_name(action.player)
    row: Any = world["player"][player]
    agreed = [o for o in world["offer"] if o["state"] == TALKS and o["player"] == player]
    if not _is_own(world, player) and not agreed:
        return _refused(f"{name} does not talk to you: his club has accepted nothing.")
    asks = int(row["wage"]) * 11 // 10
    if action.terms is None and action.wage_limit is not None and action.wage_limit < asks:
        return _refused(f"{name} asks £{asks:,} a week.")
    if action.terms is not None and action.terms.wage_per_week < asks:
        return _refused(f"{name} wants £{asks:,} a week.")
    years = 3 if action.terms is None else action.terms.years
    row["wage"] = float(asks if action.terms is None else action.terms.wage_per_week)
    row["expires"] = encode_date(date(world.season + years, 6, 30))
    if agreed:
        agreed[0]["state"] = CLOSED
        if not _join(world, player):
            return _refused("Your squad is full.")
    return _done(f"{name} signs.")


def _join(world: World, player: int) -> bool:
    """From one squad to the other."""
    own, old = world["club"][world.human_club], world["club"][int(world["player"][player]["club"])]
    if own["squad_count"] >= SQUAD_LIMIT:
        return False
    left = [int(p) for p in old["squad"] if p not in (NONE, player)]
    old["squad"] = NONE
    old["squad"][: len(left)], old["squad_count"] = left, len(left)
    own["squad"][int(own["squad_count"])] = player
    own["squad_count"] += 1
    world["player"][player]["club"] = world.human_club
    sheet = old["sheet_players"]
    stays = next(p for p in left if p not in sheet.tolist())
    sheet[sheet == player] = stays
    return True


def _track(world: World, player: int, tracked: bool) -> GameAnswer:
    """The first two bytes of a place are the player."""
    places = world["club"][world.human_club]["shortlist"].reshape(-1, PLACE_BYTES)
    key, name = np.frombuffer(player.to_bytes(2, "little"), "u1"), world.full_name(player)
    there = (places[:, :2] == key).all(axis=1)
    if tracked == bool(there.any()):
        return _refused(f"{name} is {'already' if tracked else 'not'} on your shortlist.")
    if not tracked:
        places[there] = 255
        return _done(f"{name} is taken off your shortlist.")
    free = (places[:, :2] == 255).all(axis=1)
    if not free.any():
        return _refused("Your shortlist is full.")
    places[int(np.flatnonzero(free)[0])] = (*key, *encode_date(world.today))
    return _done(f"{name} is on your shortlist.")
