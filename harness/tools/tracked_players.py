"""`tracked_players`: the shortlist with what is new."""

from __future__ import annotations

from datetime import timedelta

from pydantic import JsonValue

from cm9798.market import Track
from harness.tools.outcome import Answer, Outcome, Refusal, ToolContext
from harness.tools.past import Entry, entries
from harness.tools.player_words import Row, market_row
from harness.tools.tool import NoArguments, Tool

RECENTLY = timedelta(days=60)
NEWS_EACH = 3


def decide(_arguments: NoArguments, context: ToolContext) -> Outcome:
    """Everybody on it, with the latest news and moves of each; what is queued for it is said."""
    view = context.view
    if view.office is None:
        return Refusal(("There is no shortlist to look at now.",))
    recent = [
        entry
        for entry in entries(context)
        if entry.kind in ("news", "transfer") and entry.game_date >= view.game_date - RECENTLY
    ]
    players: list[JsonValue] = [_row(context, index, recent) for index in view.office.shortlist]
    answer: Row = {"places": 16, "players": players}
    waiting: list[JsonValue] = [
        {"id": action.player, "becomes": "tracked" if action.tracked else "untracked"}
        for action in context.queue
        if isinstance(action, Track)
    ]
    if waiting:
        answer["queued"] = waiting
    return Answer(answer)


def _row(context: ToolContext, index: int, recent: list[Entry]) -> JsonValue:
    player = context.view.players[index]
    row: Row = {
        **market_row(context.view, index),
        "asking_price": context.view.dealings[index].asking_price,
        "apps": player.apps,
        "goals": player.goals,
        "form": list(player.recent_ratings),
    }
    news: list[JsonValue] = [
        f"{entry.game_date.isoformat()} {entry.text}" for entry in recent if entry.mentions(player.name)
    ]
    if news:
        row["new"] = news[:NEWS_EACH]
    return row


TOOL = Tool(
    "tracked_players",
    "R",
    "The game's shortlist: each player's club, value, asking price, status, form, and what is new of him.",
    NoArguments,
    decide,
)
