"""Two real guests that differ in observer-only bytes alone tell a model the same, to the byte."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from observer_only import everything_said, spoil
from real_game import loaded_game, to_match_day

from cm9798.memory_map import table_range
from cm9798.records.all_records import RECORDS
from cm9798.snapshot import Snapshot
from cm9798.view_filter import manager_view
from harness.game.dos_game import DosGame
from harness.spine.events import TurnKind

pytestmark = pytest.mark.emulator
SPOILT = ("player", "club", "manager", "competition", "fixture")
OUT_OF_PLAY: tuple[TurnKind, ...] = (
    *("before_match", "correction", "question"),
    *("monthly_review", "season_review"),
)
IN_PLAY: tuple[TurnKind, ...] = ("half_time", "minute_70")
PIECE = 30_000  # bytes a write


async def overwrite(game: DosGame, address: int, old: bytes, new: bytes) -> None:
    """Write where the two differ, piece by piece."""
    for at in range(0, len(old), PIECE):
        piece = slice(at, at + PIECE)
        if old[piece] != new[piece]:
            await game.opened.guest.write(address + at, old[piece], new[piece])


@asynccontextmanager
async def spoilt(game: DosGame) -> AsyncIterator[None]:
    """Every observer-only byte of the tables is another one meanwhile."""
    directory = await game.opened.tables.directory()
    changed: list[tuple[int, bytes, bytes]] = []
    for name in SPOILT:
        place = table_range(directory, name)
        old = await game.opened.guest.read(place.address, place.size)
        table = RECORDS[name].table(old, place.size // RECORDS[name].size).copy()
        spoil(RECORDS[name], table)
        changed.append((place.address, old, table.tobytes()))
        await overwrite(game, *changed[-1])
    assert sum(old != new for _, old, new in changed) >= 2
    yield
    for address, old, new in changed:
        await overwrite(game, address, new, old)


async def said(game: DosGame, kind: TurnKind) -> list[str]:
    return list(everything_said(manager_view(await game.snapshot(), await game.tactics()), kind))


def abilities(snapshot: Snapshot) -> list[int]:
    return [int(value) for value in snapshot.players["ability"]]


async def test_guests_that_differ_in_hidden_bytes_tell_the_same(tmp_path: Path) -> None:
    """Briefings, answers and refusals of all 36 tools in every kind of turn."""
    async with loaded_game(tmp_path / "plain") as plain, loaded_game(tmp_path / "other") as other:
        await asyncio.gather(to_match_day(plain), to_match_day(other))
        async with spoilt(other):
            assert abilities(await plain.snapshot()) != abilities(await other.snapshot())
            for kind in OUT_OF_PLAY:
                assert await said(plain, kind) == await said(other, kind)
        assert abilities(await plain.snapshot()) == abilities(await other.snapshot())
        for game in (plain, other):
            assert await game.kick_off()
        async with spoilt(other):
            for kind in IN_PLAY:
                assert await said(plain, kind) == await said(other, kind)
