"""The same decisions make the same game, whenever and beside whatever they are made."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path

import pytest
from real_game import SAVE_SLOT, loaded_game, to_half_time

from cm9798.view_filter import own_sheet

pytestmark = pytest.mark.emulator
MATCHES = 2


async def play(folder: Path, thinking_s: float, shirt: int = 4) -> dict[str, str]:
    """Two matches with a substitution each; SHA-256 of the files saved, by name."""
    async with loaded_game(folder) as game:
        for match in range(MATCHES):
            await to_half_time(game)
            sheet = own_sheet(await game.snapshot())
            await asyncio.sleep(thinking_s)
            assert (await game.substitute(sheet.players[shirt], sheet.players[12 + match])).confirmed
            await asyncio.sleep(thinking_s)
            await game.resume_match()
        files = await game.save(SAVE_SLOT)
        return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


async def test_twin_games_side_by_side(tmp_path: Path) -> None:
    """A quick run and a slow one beside it leave byte-identical saves; another decision leaves others."""
    quick, slow = await asyncio.gather(play(tmp_path / "quick", 0.0), play(tmp_path / "slow", 1.3))
    assert quick == slow
    other = await play(tmp_path / "other", 0.0, shirt=7)
    assert other[f"GNDATA{SAVE_SLOT}.S16"] != quick[f"GNDATA{SAVE_SLOT}.S16"]
