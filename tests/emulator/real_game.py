"""What the tests of the real game share: starting one, its decisions, comparing two states."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import numpy as np
from game_files import game_directory

from cm9798.market import Decision
from cm9798.snapshot import Snapshot, names_of, tables_of
from harness.game.dos_game import DosGame
from harness.game.port import Stop

BENCHMARK = "smoke-v1"
START_SLOT, SAVE_SLOT = 1, 2


@asynccontextmanager
async def loaded_game(folder: Path) -> AsyncIterator[DosGame]:
    """A game of its own below `folder`, start save loaded, in the office."""
    game = DosGame("run-1", game_directory(folder, BENCHMARK), folder)
    try:
        await game.start()
        await game.load(START_SLOT)
        yield game
    finally:
        await game.stop()


async def to_match_day(game: DosGame) -> Stop:
    """On to the next match; offers are rejected if that can be, so that nobody on the sheet is sold.

    Whatever else is asked on the way gets its first choice.
    """
    while (stop := await game.advance()).kind in ("question", "offer"):
        if stop.kind == "question" or not (await game.decide(Decision("reject"))).confirmed:
            await game.take_first_choice()
    assert stop.kind == "match_day", stop
    return stop


async def to_half_time(game: DosGame) -> Stop:
    """The next match with the sheet as it stands, up to the half-time stop."""
    await to_match_day(game)
    stop = await game.kick_off()
    assert isinstance(stop, Stop), stop
    return stop


def differences(left: Snapshot, right: Snapshot) -> list[str]:
    """Names of the fields that differ, and of the tables whose strings do."""
    one, other = tables_of(left), tables_of(right)
    fields = [
        f"{table}.{field}"
        for table, values in one.items()
        for field in values.dtype.names or ()
        if not np.array_equal(values[field], other[table][field])
    ]
    names = names_of(right)
    return fields + [f"names of {table}" for table, texts in names_of(left).items() if texts != names[table]]


def changed_addresses(before: bytes, after: bytes) -> list[int]:
    """Where two images of RAM differ."""
    left, right = np.frombuffer(before, "u1"), np.frombuffer(after, "u1")
    return [int(at) for at in np.flatnonzero(left != right)]
