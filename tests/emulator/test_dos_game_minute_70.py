"""The stop in minute 70: the match is paused there however busy the machine is, and goes on as it would."""

from __future__ import annotations

import asyncio
import hashlib
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from real_game import SAVE_SLOT, loaded_game, to_half_time

from cm9798.view_filter import own_sheet
from harness.game.changes_in_play import own_side
from harness.game.port import Position

pytestmark = pytest.mark.emulator
BUSY = 2  # processes that never wait, on whatever the machine has


@contextmanager
def busy_machine() -> Iterator[None]:
    """Others want all of its time."""
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(BUSY)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


async def play(folder: Path, thinking_s: float, *, stop_late: bool = True) -> dict[str, str]:
    """A match with a substitution at half-time, and the saved files' SHA-256."""
    async with loaded_game(folder) as game:
        await to_half_time(game)
        sheet = own_sheet(await game.snapshot())
        assert (await game.substitute(sheet.players[4], sheet.players[12])).confirmed
        if stop_late:
            stop = await game.resume_match()
            assert (stop.kind, stop.minute) == ("minute_70", 70)
            await asyncio.sleep(thinking_s)
        assert (await game.resume_match(to_the_end=True)).kind == "full_time"
        files = await game.save(SAVE_SLOT)
        return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


async def test_twins_with_a_stop_in_minute_70(tmp_path: Path) -> None:
    """A machine at ease, a busy one with long thinking, and no stop at all end with the same bytes."""
    idle, straight_on = await asyncio.gather(
        play(tmp_path / "idle", 0.0), play(tmp_path / "straight", 0.0, stop_late=False)
    )
    with busy_machine():
        busy = await play(tmp_path / "busy", 1.0)
    assert idle == busy == straight_on


async def test_changes_in_minute_70(tmp_path: Path) -> None:
    """Substitution, tactic, positions are answered and confirmed; date, minute, score stay; it goes on."""
    async with loaded_game(tmp_path) as game:
        await to_half_time(game)
        assert (await game.resume_match()).kind == "minute_70"
        before = await game.snapshot()
        sheet = own_sheet(before)
        assert (await game.substitute(sheet.players[4], sheet.players[12])).confirmed
        again = await game.substitute(sheet.players[4], sheet.players[13])
        assert (again.accepted, again.text.endswith("is not on the pitch.")) == (False, True)
        tactic = (own_side(before).tactic + 2) % 19
        assert (await game.change_tactic(tactic)).confirmed
        side = own_side(await game.snapshot())
        first, second = sheet.players[5], sheet.players[6]
        (one, _), (other, _) = side.places[5], side.places[6]
        swapped = (Position(first, other, other), Position(second, one, 30))
        moved = await game.change_tactic(tactic, swapped)
        assert (moved.accepted, moved.confirmed) == (True, True)
        places = own_side(await game.snapshot()).places
        assert (places[5], places[6]) == ((other, other), (one, 30))
        taken = await game.change_tactic(tactic, (Position(first, one, one),))
        assert (taken.text.split(". ")[-1], taken.accepted) == (
            "Two players stand in the same position.",
            False,
        )
        after = await game.snapshot()
        for field in ("minute", "phase", "goals", "random"):
            assert after.match[field].tolist() == before.match[field].tolist(), field
        assert after.game_date == before.game_date
        stop = await game.resume_match()
        assert (stop.kind, stop.minute) == ("full_time", 90)
