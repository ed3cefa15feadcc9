"""The game in memory keeps the same stops and rules as the real one."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace
from pathlib import Path

import pytest

from harness.errors import GuestLost, GuestStuck
from harness.game.fake import FakeGame
from harness.game.fake_rules import sheet_of
from harness.game.port import Game, Refused, Stop


async def play(game: Game, matches: int) -> list[str]:
    """Start, load and play; the RAM hash after each match."""
    await game.start()
    await game.load(1)
    hashes = []
    for _ in range(matches):
        assert (await game.advance()).kind == "match_day"
        assert isinstance(await game.kick_off(), Stop)
        assert (await game.resume_match()).kind == "minute_70"
        assert (await game.resume_match()).kind == "full_time"
        hashes.append(await game.ram_hash())
    return hashes


async def test_fake_season_is_repeatable() -> None:
    """The same seed gives the same hashes after every match, another seed others."""
    first, again, other = [await play(FakeGame(seed=seed), 6) for seed in (1, 1, 2)]
    assert first == again
    assert len(set(first)) == 6
    assert not set(first) & set(other)


async def test_fake_season_adds_up() -> None:
    """After all rounds the table holds 3W + D points, as many wins as defeats, and the season ends."""
    game = FakeGame(clubs=6)
    await play(game, 10)
    assert (await game.advance()).kind == "season_end"
    clubs = (await game.snapshot()).clubs
    assert int(clubs["won"].sum()) == int(clubs["lost"].sum()) > 0
    assert (clubs["points"] == 3 * clubs["won"] + clubs["drawn"]).all()
    assert clubs["played"].tolist().count(10) == 6
    assert (await game.advance()).game_date.year == 1998


async def test_fake_refuses_an_illegal_sheet() -> None:
    """An injured player on the sheet is refused in the game's words, and the mended sheet plays."""
    game = FakeGame()
    await game.start()
    await game.load(1)
    await game.advance()
    sheet = sheet_of(game.world)
    game.world["player"][sheet.players[15]]["injury_type"] = 1
    name = game.world.full_name(sheet.players[15])
    assert await game.kick_off() == Refused((f"{name} is injured.",))
    await game.write_team_sheet(replace(sheet, players=(*sheet.players[:15], 0xFFFF)))
    assert isinstance(await game.kick_off(), Stop)


async def test_fake_sheet_is_not_written_during_a_match() -> None:
    """At half-time a team sheet is refused and nothing changes."""
    game = FakeGame()
    await game.start()
    await game.load(1)
    await game.advance()
    sheet = sheet_of(game.world)
    await game.kick_off()
    with pytest.raises(GuestStuck):
        await game.write_team_sheet(replace(sheet, tactic=3))
    assert sheet_of(game.world) == sheet


async def test_fake_sheet_bytes_are_outside_the_hash() -> None:
    """Writing a sheet leaves the hash, a match changes it."""
    game = FakeGame()
    await game.start()
    await game.load(1)
    await game.advance()
    before = await game.ram_hash()
    await game.write_team_sheet(replace(sheet_of(game.world), tactic=3))
    assert await game.ram_hash() == before
    await game.kick_off()
    assert await game.ram_hash() != before


async def test_fake_substitutions() -> None:
    """Three are made, then the game refuses; a player who went off cannot come on again."""
    game = FakeGame()
    await game.start()
    await game.load(1)
    await game.advance()
    sheet = sheet_of(game.world)
    await game.kick_off()
    for place in (1, 2, 3):
        answer = await game.substitute(sheet.players[place], sheet.players[10 + place])
        assert answer.accepted
        assert " replaces " in answer.text
    assert "is not on the pitch" in (await game.substitute(sheet.players[1], sheet.players[14])).text
    assert not (await game.substitute(sheet.players[4], sheet.players[14])).accepted


async def test_fake_save_and_load(tmp_path: Path) -> None:
    """A saved game goes on as the first one did; six files lie in the directory."""
    game = FakeGame(tmp_path)
    await play(game, 2)
    saved = await game.ram_hash()
    files = await game.save(2)
    assert len(files) == 6
    assert {path.name for path in files} == set(await asyncio.to_thread(os.listdir, tmp_path))
    await game.advance()
    await game.stop()
    await game.start()
    await game.load(2)
    assert await game.ram_hash() == saved


async def test_fake_faults_come_once() -> None:
    """A planned fault is raised before anything happens; the next call works."""
    game = FakeGame(faults={"advance": [GuestLost("gone")]})
    await game.start()
    await game.load(1)
    with pytest.raises(GuestLost):
        await game.advance()
    assert (await game.advance()).kind == "match_day"


async def test_fake_off_is_lost() -> None:
    """A game that was stopped is lost to every call."""
    game = FakeGame()
    await game.start()
    await game.stop()
    await game.stop()
    with pytest.raises(GuestLost):
        await game.load(1)
