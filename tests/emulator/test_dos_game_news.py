"""News of the real game: opened on its screens, bodies read from its picture with the font in its memory."""

from __future__ import annotations

import os
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from desk_saves import prepared_game
from real_game import differences, loaded_game, to_match_day

from cm9798.files.s16 import Save, snapshot_of
from cm9798.records.encodings import NONE
from cm9798.records.news import NEWS
from cm9798.records.world import WORLD
from cm9798.snapshot import Snapshot
from memdaemon.contract import OcrLine

pytestmark = pytest.mark.emulator
BODIES = int(os.environ.get("NEWS_BODIES", "12"))  # 200 were read; the suite has no time for all
ABOUT_PLAYERS = (80, 83, 84, 85, 86, 90, 93, 94, 95, 96)  # kinds whose body names him


def accented(snapshot: Snapshot) -> list[int]:
    """Players whose names have letters beyond ASCII."""
    names = enumerate(snapshot.player_names)
    return [index for index, name in names if name[1] and not " ".join(name).isascii()]


def with_news(save: Save) -> Save:
    """As many items about players with accents, of all kinds, for the human's club."""
    snapshot, chance = snapshot_of(save), random.Random(98)
    clubs = [int(club) for club in snapshot.competitions[0]["teams"] if club != NONE]
    table: Any = NEWS.empty(BODIES)
    for number, row in enumerate(table):
        row["date"], row["club"] = snapshot.world["date"], snapshot.human_club
        row["kind"] = ABOUT_PLAYERS[number % len(ABOUT_PLAYERS)]
        row["player"], row["other_club"] = chance.choice(accented(snapshot)), chance.choice(clubs)
        row["fixture"], row["amount"] = NONE, chance.randrange(10_000, 9_000_000)
    world: Any = WORLD.table(save.general.world).copy()
    world["news_count"] = BODIES
    return replace(save, general=replace(save.general, news=table.tobytes(), world=world.tobytes()))


async def test_news_bodies_are_read_letter_by_letter(tmp_path: Path) -> None:
    """Each line is, pixel by pixel, the game's own letters; every player is named as memory has him."""
    async with prepared_game(tmp_path, with_news) as game:
        guest, exact = game.opened.guest, list[bool]()
        plain = guest.ocr

        async def watched(x: int, y: int, width: int, height: int) -> tuple[OcrLine, ...]:
            lines = await plain(x, y, width, height)
            exact.extend(line.exact for line in lines)
            return lines

        guest.ocr = watched  # type: ignore[method-assign]  # looks on
        before = await game.snapshot()
        items = await game.read_news(BODIES)
        assert len(items) == BODIES
        for item, row in zip(items, before.news, strict=True):
            assert " ".join(before.player_names[int(row["player"])]) in item.body, item
            assert item.headline
        assert exact
        assert all(exact)
        assert differences(before, await game.snapshot()) == []
        assert (await game.opened.eyes.look()).screen == "office"


async def test_news_on_match_day(tmp_path: Path) -> None:
    """The newest of the own club, oldest first; then Match Day is there again, and nothing has changed."""
    async with loaded_game(tmp_path) as game:
        await to_match_day(game)
        before = await game.snapshot()
        items = await game.read_news(2)
        assert (await game.opened.eyes.look()).screen == "match_day"
        assert 0 < len(items) <= 2
        assert all(item.body and item.headline for item in items)
        assert [item.game_date for item in items] == sorted(item.game_date for item in items)
        newest = items[-1].game_date
        assert all(item.game_date >= newest for item in await game.read_news(9, since=newest))
        assert differences(before, await game.snapshot()) == []
