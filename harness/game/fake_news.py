"""The fake game's news: items as records, read as the real game's screens show them."""

from __future__ import annotations

from datetime import date

from cm9798.news_words import headline
from cm9798.records.encodings import NONE, encode_date
from cm9798.records.news import NEWS
from cm9798.reports import NewsItem
from cm9798.shown_row import ShownRow
from harness.game.fake_world import World, writable


def announce(
    world: World, kind: int, *, player: int = NONE, other: int = NONE, fixture: int = NONE, amount: int = 0
) -> None:
    """A news item of today about the human's club."""
    item = NEWS.empty(1)
    row = item[0]
    row["date"], row["kind"], row["club"] = encode_date(world.today), kind, world.human_club
    row["other_club"], row["player"], row["fixture"], row["amount"] = other, player, fixture, amount
    world.state.tables["news"] = writable(NEWS, world["news"].tobytes() + item.tobytes())
    world.row["news_count"] = len(world["news"])


def read_news(world: World, newest: int, since: date | None) -> tuple[NewsItem, ...]:
    """The own club's newest items from a day on, oldest first; each body says the headline once more."""
    snapshot, items = world.snapshot(), []
    for stored in snapshot.news:
        row = ShownRow(NEWS, stored)
        day, words = row.day("date"), headline(snapshot, row)
        if (
            day is not None
            and words
            and row.number("club") == world.human_club
            and (since is None or day >= since)
        ):
            items.append(NewsItem(day, words, f"{words}. More about it in the local paper."))
    return tuple(items[-newest:])
