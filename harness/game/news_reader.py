"""The own club's newest news, opened on the game's screens and read from its picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from cm9798.editions.touchline98.macros import MENU_S
from cm9798.editions.touchline98.screens import NEWS_BODY, NEWS_PAGE
from cm9798.editions.touchline98.ways import BACK, ROOTS
from cm9798.known_names import names_in
from cm9798.macros.macro import Step
from cm9798.news_words import headline
from cm9798.records.news import NEWS
from cm9798.reports import NewsItem
from cm9798.shown_row import ShownRow
from cm9798.snapshot import Snapshot
from harness.game.eyes import Seen
from harness.game.navigator import Navigator
from harness.game.open_game import OpenGame

ITEM = "news_item"
HEADLINE_SHOWN = 70  # letters of a headline that the screen certainly shows
TRIES = 3


@dataclass(frozen=True, slots=True)
class Announced:
    """An item in the list: `row` counts from the newest."""

    row: int
    game_date: date
    headline: str


class NewsReader:
    """Begins and ends on Match Day or in the office, in a frozen guest; reading changes nothing there."""

    def __init__(self, opened: OpenGame) -> None:
        self._guest, self._eyes = opened.guest, opened.eyes
        self._runner, self._tables = opened.runner, opened.tables
        self._navigator = Navigator(opened)

    async def read(self, newest: int, since: date | None) -> tuple[NewsItem, ...]:
        """Oldest first."""
        snapshot = await self._tables.snapshot()
        wanted = own_news(snapshot, newest, since)
        if not wanted:
            return ()
        begin = await self._runner.begin("read the news", ROOTS)
        assert begin.screen is not None
        items = [NewsItem(item.game_date, item.headline, await self._body(snapshot, item)) for item in wanted]
        await self._navigator.go(begin.screen)
        return tuple(reversed(items))

    async def _body(self, snapshot: Snapshot, item: Announced) -> str:
        for _ in range(TRIES):
            seen = await self._open(item)
            if seen.screen == ITEM and seen.shows(item.headline[:HEADLINE_SHOWN]):
                return await self._read(snapshot)
        raise await self._runner.stuck(f"expected the news `{item.headline}`", seen)

    async def _open(self, item: Announced) -> Seen:
        seen = await self._eyes.look()
        if seen.screen in ROOTS:
            leading: tuple[str, ...] = ("n",)
        elif seen.screen == ITEM:
            leading = (BACK,)
        else:
            leading, _ = (), await self._navigator.go("news")
        pages, rows = divmod(item.row, NEWS_PAGE)
        keys = (*leading, "Home", *("Next",) * pages, *("Down",) * rows, "Return")
        expected = Step(keys, (ITEM,), MENU_S, text=item.headline[:HEADLINE_SHOWN], picture=True)
        return await self._runner.attempt("open the news", expected)

    async def _read(self, snapshot: Snapshot) -> str:
        """The body; a line that was not read letter by letter is corrected."""
        lines = await self._guest.ocr(*NEWS_BODY)
        known = names_in(snapshot) if any(not line.exact for line in lines) else None
        return " ".join(
            line.text if line.exact or known is None else known.correct(line.text) for line in lines
        )


def own_news(snapshot: Snapshot, newest: int, since: date | None) -> Sequence[Announced]:
    """The items about the human's club that the news screen lists, the newest first."""
    found: list[Announced] = []
    for row, stored in enumerate(snapshot.news[::-1]):
        item = ShownRow(NEWS, stored)
        day = item.day("date")
        if len(found) == newest or (day is not None and since is not None and day < since):
            break
        words = headline(snapshot, item)
        if day and words and snapshot.human_club in (item.number("club"), item.number("other_club")):
            found.append(Announced(row, day, words))
    return found
