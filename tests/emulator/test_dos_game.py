"""The real game through its screens and its memory: a match day, refusals, and what a save holds."""

from __future__ import annotations

import asyncio
import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import Literal

import pytest
from real_game import (
    START_SLOT,
    changed_addresses,
    differences,
    loaded_game,
    to_half_time,
    to_match_day,
)

from cm9798.files.s16 import read_save, snapshot_of
from cm9798.team_sheet import NONE
from cm9798.view_filter import own_sheet
from harness.errors import GuestLost, GuestStuck
from harness.game.dos_game import DosGame
from harness.game.port import Refused, Stop

pytestmark = pytest.mark.emulator
CLICKS: tuple[tuple[str, Literal["left", "right"], str], ...] = (
    ("Squad", "left", "squad"),  # the office's button; then the right button on the squad's title
    ("Squad", "right", "office"),
)


async def ram(game: DosGame) -> bytes:
    return await game.opened.guest.read(0, game.opened.ram_bytes)


async def test_game_memory_equals_the_save_it_loaded(tmp_path: Path) -> None:
    """Every field and string decoded from memory equals the same one read from the loaded files."""
    async with loaded_game(tmp_path) as game:
        save = read_save(tmp_path / "game", START_SLOT)
        assert differences(await game.snapshot(), snapshot_of(save)) == []


async def test_game_is_frozen_at_a_stop(tmp_path: Path) -> None:
    """At a stop no byte changes; 200 ms unfrozen change some; a flipped byte is found with its address."""
    async with loaded_game(tmp_path) as game:
        await to_match_day(game)
        guest, before = game.opened.guest, await ram(game)
        hashed = await game.ram_hash()
        await asyncio.sleep(0.5)
        assert changed_addresses(before, await ram(game)) == []
        assert await game.ram_hash() == hashed
        name = (await game.snapshot()).player_names[0][1].encode("latin-1")
        address = before.index(name + b"\0")
        await guest.write(address, before[address : address + 1], b"#")
        assert changed_addresses(before, await ram(game)) == [address]
        assert await game.ram_hash() != hashed
        await guest.write(address, b"#", before[address : address + 1])
        assert await game.ram_hash() == hashed
        await guest.resume()
        await asyncio.sleep(0.2)
        await guest.freeze()
        assert await game.ram_hash() != hashed


async def test_game_sheet_changes_its_own_bytes_only(tmp_path: Path) -> None:
    """A written sheet is decoded as written, and no other byte of RAM has changed."""
    async with loaded_game(tmp_path) as game:
        await to_match_day(game)
        snapshot, before, hashed = await game.snapshot(), await ram(game), await game.ram_hash()
        sheet = own_sheet(snapshot)
        players = (*sheet.players[:9], sheet.players[10], sheet.players[9], *sheet.players[11:15], NONE)
        wanted = replace(sheet, players=players, captain=players[3], corners=players[4])
        await game.write_team_sheet(wanted)
        assert own_sheet(await game.snapshot()) == wanted
        place = await game.opened.tables.sheet_place(snapshot.human_club)
        changed = changed_addresses(before, await ram(game))
        assert changed
        assert all(place.address <= at < place.address + place.size for at in changed)
        assert await game.ram_hash() == hashed


async def test_game_refuses_an_illegal_sheet(tmp_path: Path) -> None:
    """Kick-off is refused in the game's words, each time for the sheet of then; a legal sheet plays."""
    async with loaded_game(tmp_path) as game:
        await to_match_day(game)
        sheet = own_sheet(await game.snapshot())
        await game.write_team_sheet(replace(sheet, players=(*sheet.players[:10], NONE, *sheet.players[11:])))
        assert await game.kick_off() == Refused(("You must select eleven players.",))
        await game.write_team_sheet(replace(sheet, captain=sheet.players[12]))
        assert await game.kick_off() == Refused(("Your captain must be in the team.",))
        assert await game.kick_off() == Refused(("Your captain must be in the team.",))
        await game.write_team_sheet(sheet)
        stop = await game.kick_off()
        assert isinstance(stop, Stop)
        assert (stop.kind, stop.minute) == ("half_time", 45)


async def test_game_sheet_is_not_written_in_play_or_office(tmp_path: Path) -> None:
    """At half-time and in the office a sheet is refused and RAM stays as it is."""
    async with loaded_game(tmp_path) as game:
        sheet = own_sheet(await game.snapshot())
        with pytest.raises(GuestStuck, match="before a match"):
            await game.write_team_sheet(sheet)
        await to_half_time(game)
        before = await ram(game)
        with pytest.raises(GuestStuck, match="before a match"):
            await game.write_team_sheet(replace(sheet, tactic=(sheet.tactic + 1) % 19))
        assert changed_addresses(before, await ram(game)) == []


async def test_game_at_a_wrong_screen(tmp_path: Path) -> None:
    """What cannot be done here raises with the screen's text and leaves a picture; nothing was typed."""
    async with loaded_game(tmp_path) as game:
        hashed = await game.ram_hash()
        with pytest.raises(GuestStuck, match="half_time") as caught:
            await game.resume_match()
        assert caught.value.screen_text[0] == "Manager's Office"
        assert (tmp_path / "stuck-1.png").is_file()
        assert await game.ram_hash() == hashed


async def test_game_whose_emulator_dies(tmp_path: Path) -> None:
    """A killed emulator is GuestLost; stopping afterwards, also twice, is no error."""
    async with loaded_game(tmp_path) as game:
        os.kill(game.opened.guest.identity.pid, signal.SIGKILL)
        with pytest.raises(GuestLost):
            await to_match_day(game)
        await game.stop()
        await game.stop()
        with pytest.raises(GuestLost):
            await game.snapshot()


async def test_game_by_mouse(tmp_path: Path) -> None:
    """A click at a drawn text does what its key does, the right button what Esc does."""
    async with loaded_game(tmp_path) as game:
        guest, eyes, runner = game.opened.guest, game.opened.eyes, game.opened.runner
        for label, button, screen in CLICKS:
            await guest.resume()
            place = next(text for text in (await eyes.look()).texts if text.text == label)
            await guest.click(place.x + 8, place.y + 8, button)
            assert (await runner.wait("a click", (screen,), 3.0)).screen == screen
