"""A player as typed JSON: the summary of a squad list, the row of a market list, the full profile."""

from __future__ import annotations

from pydantic import JsonValue

from cm9798.view_filter import DealingsView, ManagerView, PlayerView

Row = dict[str, JsonValue]


def summary(player: PlayerView) -> Row:
    """What the squad screen shows of a player."""
    return {
        "id": player.index,
        "name": player.name,
        "position": player.position,
        "age": player.age,
        "condition": player.condition,
        "morale": player.morale,
        "form": list(player.recent_ratings),
        "status": player.status or "available",
        "apps": player.apps,
        "goals": player.goals,
        "average_rating": player.average_rating,
        "contract_expires": None if player.contract_expires is None else player.contract_expires.isoformat(),
        "wage_per_week": player.wage_per_week,
        "value": player.value,
    }


def market_row(view: ManagerView, index: int) -> Row:
    """What lists of players of any club show."""
    player, dealings = view.players[index], view.dealings[index]
    return {
        "id": index,
        "name": player.name,
        "club": "no club" if dealings.free_agent else player.club,
        "position": player.position,
        "age": player.age,
        "nation": player.nation,
        "value": player.value,
        "status": ", ".join(filter(None, (dealings.status, player.status))) or "not listed",
    }


def profile(view: ManagerView, player: PlayerView) -> Row:
    """Everything the game's player screens show of one player."""
    return {
        **summary(player),
        "nation": player.nation,
        "club": player.club,
        "assists": player.assists,
        "yellows": player.yellows,
        "reds": player.reds,
        "attributes": dict(player.attributes),
        "dealings": dealings_words(view.dealings[player.index]),
    }


def dealings_words(player: DealingsView) -> Row:
    """How he stands on the market and at his club."""
    words: Row = {
        "market": player.status or "not listed",
        "asking_price": player.asking_price,
        "at_the_club": player.role,
        "form": player.form,
        "work_permit": "yes" if player.work_permit else "not needed",
        "caps": player.caps,
        "european_matches": player.european_apps,
    }
    if player.mood:
        words["mood"] = player.mood
    if player.on_loan_to:
        words["on_loan_to"] = player.on_loan_to
    return words
