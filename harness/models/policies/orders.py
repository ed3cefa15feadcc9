"""The orders that `assistant` gives to the market in a review, from what it has looked at in it."""

from __future__ import annotations

import re
from typing import Any

from harness.models.policies.squad_needs import Judgement, Need
from harness.models.policies.strength import Player
from harness.models.policies.transcript import Transcript

Call = tuple[str, dict[str, Any]]
RENEWALS, TRACKED = 2, 4  # contracts offered in one review; players on the shortlist at most
_WANT = re.compile(r" want £([\d,]+)")


def orders(turn: Transcript, judgement: Judgement) -> list[Call]:
    """In the order of their importance."""
    return [
        *_agreed(turn),
        *_renewals(turn, judgement),
        *_newcomer(turn, judgement.need),
        *_shortlist(turn),
        *_leaving(turn, judgement),
    ]


def room_for_wages(turn: Transcript) -> int:
    """Pounds a week that the board still allows."""
    club = turn.last("club_info")
    if club is None:
        return 0
    return int(club.answer.get("wage_limit_a_week", 0)) - int(club.answer.get("wages_a_week", 0))


def money(turn: Transcript) -> int:
    """Pounds for players while the market is open; 0 else."""
    club = turn.last("club_info")
    if club is None or club.answer.get("transfer_market") != "open":
        return 0
    return int(club.answer.get("money_for_players", 0))


def own_offers(turn: Transcript) -> list[dict[str, Any]]:
    """Open offers that the club has made."""
    club = turn.last("club_info")
    found = club.answer.get("open_offers", []) if club is not None else []
    return [offer for offer in found if offer["kind"] == "made"]


def _agreed(turn: Transcript) -> list[Call]:
    """Offers that were accepted want terms; one that was too low is raised once it is within reach."""
    calls: list[Call] = []
    for offer in own_offers(turn):
        wanted = _WANT.search(offer["state"])
        if offer["state"].startswith("Accepted") and room_for_wages(turn) > 0:
            terms = {"player": offer["player_id"], "wage_limit": room_for_wages(turn)}
            calls.append(("offer_new_contract", terms))
        elif wanted is not None and int(wanted[1].replace(",", "")) <= money(turn):
            fee = int(wanted[1].replace(",", ""))
            calls.append(("make_offer", {"player": offer["player_id"], "fee": fee}))
    return calls


def _renewals(turn: Transcript, judgement: Judgement) -> list[Call]:
    """What he asks, up to half as much again; not a second time after talks that led to nothing."""
    calls: list[Call] = []
    for player in judgement.renewals:
        looked = _terms(turn, player)
        if looked is not None and "last_talks" not in looked:
            limit = max(1, int(player["wage_per_week"]) * 3 // 2)
            calls.append(("offer_new_contract", {"player": player["id"], "wage_limit": limit}))
    return calls[:RENEWALS]


def _terms(turn: Transcript, player: Player | None) -> dict[str, Any] | None:
    """What `contract_terms` said of him in this turn."""
    said = (r.answer for r in turn.all("contract_terms") if player is not None)
    return next((answer for answer in said if player and answer.get("id") == player["id"]), None)


def _newcomer(turn: Transcript, need: Need) -> list[Call]:
    """The one who was looked at: bought when the money is there, else watched; lent when nobody is bought."""
    profile, calls = turn.last("get_player"), list[Call]()
    bids = {offer["player_id"] for offer in own_offers(turn)}
    if profile is not None and "dealings" in profile.answer and profile.answer["id"] not in bids:
        him, dealings = profile.answer, profile.answer["dealings"]
        price = int(dealings.get("asking_price") or him["value"])
        if need.rated(him["attributes"]) > need.present and price <= money(turn):
            calls.append(("make_offer", {"player": him["id"], "fee": price}))
        calls.append(("track_player", {"player": him["id"]}))
    lent = _of_search(turn, "loan_listed", need)
    if lent is not None and money(turn) and not bids and lent["id"] not in bids:
        calls.append(("loan_player", {"player": lent["id"]}))
    return calls


def _of_search(turn: Transcript, available: str, need: Need) -> dict[str, Any] | None:
    found = [r for r in turn.all("search_players") if r.arguments.get("available") == available]
    return need.better(found[-1].answer.get("players", []), than=100) if found else None


def _shortlist(turn: Transcript) -> list[Call]:
    """Who has come here, or the oldest of too many, is watched no longer."""
    seen, squad = turn.last("tracked_players"), turn.last("get_squad")
    players = seen.answer.get("players", []) if seen is not None else []
    own = squad.answer.get("club") if squad is not None else None
    here = [p for p in players if p["club"] == own]
    gone = here or (players[:1] if len(players) >= TRACKED else [])
    return [("untrack_player", {"player": p["id"]}) for p in gone[:1]]


def _leaving(turn: Transcript, judgement: Judgement) -> list[Call]:
    """Who is not needed is offered to others: a young one on loan, another for money."""
    calls: list[Call] = []
    for tool, player in (("transfer_list", judgement.surplus), ("list_for_loan", judgement.prospect)):
        looked = _terms(turn, player)
        if player is not None and looked is not None and looked.get("market") == "not listed":
            calls.append((tool, {"player": player["id"]}))
    return calls
