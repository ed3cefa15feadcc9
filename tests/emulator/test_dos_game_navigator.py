"""Ways between the screens of the real game, and what comes in the way: popups, lost keys, a slow machine."""

from __future__ import annotations

import os
import random
from dataclasses import replace
from pathlib import Path

import pytest
from desk_saves import faulty
from game_files import game_directory
from real_game import BENCHMARK, START_SLOT, differences, loaded_game, to_match_day

from cm9798.editions.touchline98.ways import WAYS
from harness.errors import GuestStuck
from harness.game.dos_game import DosGame
from harness.game.navigator import Navigator

pytestmark = pytest.mark.emulator
PAIRS = int(os.environ.get("SCREEN_PAIRS", "12"))  # 100 were tried; the suite has no time for all
SCREENS = sorted({way.end for way in WAYS if way.always} | {"office"})
SLOW = 'config -set "cpu cycles=fixed 5000"\r\nTL98.EXE\r\n'


async def on_screen(game: DosGame) -> str | None:
    return (await game.opened.eyes.look()).screen


async def test_navigator_between_random_screens(tmp_path: Path) -> None:
    """It arrives at each of the random pairs, and looking around has changed nothing."""
    chance = random.Random(70)
    async with loaded_game(tmp_path) as game:
        before, navigator = await game.snapshot(), Navigator(game.opened)
        for _ in range(PAIRS):
            for target in chance.sample(SCREENS, 2):
                await navigator.go(target)
                assert await on_screen(game) == target
                assert game.opened.guest.frozen
        await navigator.go("office")
        assert differences(before, await game.snapshot()) == []


async def test_navigator_on_match_day(tmp_path: Path) -> None:
    """News and team selection open from Match Day and lead back to it."""
    async with loaded_game(tmp_path) as game:
        await to_match_day(game)
        navigator = Navigator(game.opened)
        for target in ("news", "team_selection", "match_day"):
            await navigator.go(target)
            assert await on_screen(game) == target


async def test_navigator_with_a_bad_keyboard(tmp_path: Path) -> None:
    """Lost keys are typed again; a key that came twice leads elsewhere, also to a popup, and back."""
    async with loaded_game(tmp_path) as game:
        faulty(game, lost=(2, 5), twice=(3, 7))
        navigator = Navigator(game.opened)
        for target in ("player", "office", "club_squad", "office", "news"):
            await navigator.go(target)
            assert await on_screen(game) == target


async def test_navigator_meets_a_popup(tmp_path: Path) -> None:
    """The question whether to leave the game is answered with no."""
    async with loaded_game(tmp_path) as game:
        guest, runner = game.opened.guest, game.opened.runner
        await guest.resume()
        await guest.keys(("Escape",))
        assert (await runner.wait("a popup", ("leave_question",), 5.0)).screen == "leave_question"
        await Navigator(game.opened).go("squad")
        assert await on_screen(game) == "squad"


async def test_navigator_in_a_match(tmp_path: Path) -> None:
    """No way leads out of a break: nothing is typed, and the picture is kept."""
    async with loaded_game(tmp_path) as game:
        await to_match_day(game)
        await game.kick_off()
        hashed = await game.ram_hash()
        with pytest.raises(GuestStuck, match="no declared way"):
            await Navigator(game.opened).go("squad")
        assert await game.ram_hash() == hashed
        assert (tmp_path / "stuck-1.png").is_file()


async def test_navigator_on_a_slow_machine(tmp_path: Path) -> None:
    """With 5,000 cycles a millisecond, a machine of years before the game, it arrives too."""
    directory = game_directory(tmp_path, BENCHMARK)
    (directory / "SLOW.BAT").write_text(SLOW, newline="")
    game = DosGame("slow", directory, tmp_path)
    game._settings = replace(game._settings, program="SLOW.BAT")  # no run is ever started so
    try:
        await game.start()
        await game.load(START_SLOT)
        navigator = Navigator(game.opened)
        for target in ("player", "finances", "office"):
            await navigator.go(target)
            assert await on_screen(game) == target
    finally:
        await game.stop()
