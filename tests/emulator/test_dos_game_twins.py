"""The same decisions make the same match, whenever and beside whatever they are made; another one another."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass
from pathlib import Path

import pytest
from real_game import SAVE_SLOT, differences, loaded_game, to_half_time

from cm9798.records.match import incidents
from cm9798.snapshot import Snapshot
from cm9798.view_filter import own_sheet

SUBSTITUTION = 5  # of an incident's `kind`
pytestmark = pytest.mark.emulator


@dataclass(frozen=True, slots=True)
class Played:
    """One match with one substitution at half-time."""

    half_time: Snapshot
    full_time: Snapshot
    saved: dict[str, str]  # SHA-256 by file name

    def first_half(self) -> list[bytes]:
        """Its incidents; substitutions stand beside them, those of half-time as minute 45."""
        lines = incidents(self.full_time.match)
        return [line.tobytes() for line in lines if line["minute"] <= 45 and line["kind"] != SUBSTITUTION]


async def play(folder: Path, shirt: int, thinking_s: float) -> Played:
    async with loaded_game(folder) as game:
        await to_half_time(game)
        half_time = await game.snapshot()
        sheet = own_sheet(half_time)
        await asyncio.sleep(thinking_s)
        assert (await game.substitute(sheet.players[shirt], sheet.players[12])).confirmed
        await asyncio.sleep(thinking_s)
        await game.resume_match(to_the_end=True)
        files = await game.save(SAVE_SLOT)
        saved = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
        return Played(half_time, await game.snapshot(), saved)


async def test_twin_games_side_by_side(tmp_path: Path) -> None:
    """A quick run and a slow one save the same bytes; another substitution differs from minute 45 on only."""
    quick, slow, other = await asyncio.gather(
        play(tmp_path / "quick", 4, 0.0),
        play(tmp_path / "slow", 4, 1.7),
        play(tmp_path / "other", 9, 0.3),
    )
    assert quick.saved == slow.saved
    assert differences(quick.half_time, other.half_time) == []
    assert quick.first_half() == other.first_half()
    assert differences(quick.full_time, other.full_time) != []
    assert quick.full_time.match["players"].tolist() != other.full_time.match["players"].tolist()
