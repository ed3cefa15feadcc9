"""`make bench`: one real game alone, then the demo batch; a calibration before, between and after."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from benchmarks.bar import Figure
from benchmarks.batch_figures import batch_figures
from benchmarks.calibration import Calibration, calibrate, together
from benchmarks.frozen_load import frozen_load
from benchmarks.full_world import full_columns, searches
from benchmarks.one_game import one_game
from benchmarks.reading import player_table, snapshots, squad_objects, text_list
from benchmarks.watched_batch import play
from cm9798.snapshot import Snapshot
from cm9798.views import TacticView

LINEUP = "lineups/demo.toml"
Say = Callable[[str], None]


def measure(folder: Path, say: Say) -> tuple[list[Figure], Calibration]:
    """Every figure, in the order of the report."""
    calibrations = [calibrate()]
    say("one game in DOSBox: reading it, storing it, leaving it frozen")
    figures = asyncio.run(one_game_figures(folder / "one"))
    calibrations.append(calibrate())
    say(f"the batch of {LINEUP}: turns, sizes, speed, memory")
    figures += batch_figures(play(LINEUP, folder))
    calibrations.append(calibrate())
    return figures, together(calibrations)


def full_world_figures(snapshot: Snapshot, tactics: tuple[TacticView, ...]) -> list[Figure]:
    """What a world of full size would take."""
    return [full_columns(snapshot), searches(snapshot, tactics)]


async def one_game_figures(folder: Path) -> list[Figure]:
    """What one game alone shows; it is started below `folder` and ended."""
    async with one_game(folder) as one:
        return [
            await player_table(one),
            await squad_objects(one),
            *full_world_figures(await one.game.snapshot(), await one.game.tactics()),
            *await text_list(one),
            await snapshots(one),
            *await frozen_load(one),
        ]
