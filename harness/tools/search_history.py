"""`search_history`: this run's past news, results and transfers by text, player, club, date."""

from __future__ import annotations

from datetime import date

from pydantic import Field, JsonValue

from harness.tools.outcome import Answer, Outcome, ToolContext
from harness.tools.pages import Paged, page
from harness.tools.past import Entry, Kind, entries
from harness.tools.references import any_player, club
from harness.tools.tool import PlayerReference, Tool


class SearchHistory(Paged):
    """What is looked for; everything given must fit."""

    text: str = Field("", max_length=80, description="Words that stand in it.")
    player: PlayerReference | None = Field(None, description="Player id or full name.")
    club: str | None = Field(None, max_length=80, description="Club name.")
    kind: Kind | None = Field(None, description="Only this; orders are yours to the market.")
    since: date | None = Field(None, description="From this date on, as 1997-08-09.")
    until: date | None = Field(None, description="Up to this date.")


def decide(arguments: SearchHistory, context: ToolContext) -> Outcome:
    """One page, the newest first."""
    view, parts = context.view, [" ".join(arguments.text.split())]
    if arguments.player is not None:
        parts.append(any_player(view, arguments.player).name)
    found = [
        entry
        for entry in entries(context)
        if (arguments.kind is None or entry.kind == arguments.kind)
        and (arguments.since is None or entry.game_date >= arguments.since)
        and (arguments.until is None or entry.game_date <= arguments.until)
        and all(entry.mentions(part) for part in parts)
    ]
    if arguments.club is not None:
        named = club(view, arguments.club)
        found = [e for e in found if e.mentions(named.name) or e.mentions(named.short_name)]
    return Answer(page("entries", found, arguments, _row))


def _row(entry: Entry) -> JsonValue:
    return {"date": entry.game_date.isoformat(), "kind": entry.kind, "text": entry.text}


TOOL = Tool(
    "search_history",
    "R",
    "News, results, transfers and your orders so far, by text, player, club or date, the newest first.",
    SearchHistory,
    decide,
)
