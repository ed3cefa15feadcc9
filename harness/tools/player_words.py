"""A player as typed JSON: the summary of a squad list and the full profile."""

from __future__ import annotations

from pydantic import JsonValue

from cm9798.view_filter import PlayerView

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


def profile(player: PlayerView) -> Row:
    """Everything the game's player screens show of one player."""
    return {
        **summary(player),
        "nation": player.nation,
        "club": player.club,
        "assists": player.assists,
        "yellows": player.yellows,
        "reds": player.reds,
        "attributes": dict(player.attributes),
    }
