"""A game of the largest data: how long it takes to begin, and how much memory it needs."""

from __future__ import annotations

import time
from pathlib import Path

from benchmarks.bar import Figure
from benchmarks.dos import bars
from benchmarks.dos.folders import game_folder
from benchmarks.dos.guest import PlayedGame

MIB = 1 << 20


def full_start(folder: Path) -> list[Figure]:
    """From the start of DOSBox by way of New Game to the office."""
    directory = game_folder(folder, "full")
    begun = time.monotonic()
    game = PlayedGame(directory)
    try:
        game.press("n")
        game.wait("Second name", title="New Game")
        game.press(*"Ann", "Tab", *"Lee", "Tab", "1", "Tab", "Return")
        game.wait("Continue", title="Manager's Office")
        seconds = time.monotonic() - begun
        strings = game.directory().strings
        return [
            Figure(bars.FULL_START, seconds),
            Figure(bars.FULL_MEMORY, (strings.address + strings.size) / MIB),
        ]
    finally:
        game.close()
