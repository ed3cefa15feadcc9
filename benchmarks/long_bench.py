"""`make bench-long`: a whole season, two runs side by side; games that are lost; three seasons of one run."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from benchmarks import bars
from benchmarks.bar import Bar, Figure
from benchmarks.batch_events import MB
from benchmarks.batch_figures import batch_figures, runs_of
from benchmarks.calibration import Calibration, calibrate, together
from benchmarks.restores import full_restore, restores
from benchmarks.season_growth import season_growth
from benchmarks.watched_batch import WatchedBatch, play

LINEUP = "lineups/season.toml"
Say = Callable[[str], None]


def measure(folder: Path, say: Say) -> tuple[list[Figure], Calibration]:
    """The season's own figures, those of every batch, each part's memory, what grows with seasons."""
    before = calibrate()
    say(f"the batch of {LINEUP}: a whole season in DOSBox, some minutes")
    batch = play(LINEUP, folder)
    runs = runs_of(batch)
    say("games that are lost, and how soon their runs go on")
    lost = [*restores(folder / "restores"), asyncio.run(full_restore(folder))]
    say("three seasons of one run: what grows; some 15 minutes")
    figures = [
        Figure(bars.SEASON_MINUTES, batch.seconds / 60),
        Figure(bars.SEASON_MATCHES, min(run.league_matches for run in runs)),
        *batch_figures(batch),
        *_parts(batch),
        Figure(bars.CHECKPOINTS, max(run.checkpoint_percent for run in runs)),
        Figure(bars.FOLDER_MB, max(map(_folder_mb, _run_folders(batch)))),
        *lost,
        *season_growth(folder / "seasons"),
    ]
    return figures, together([before, calibrate()])


def _run_folders(batch: WatchedBatch) -> list[Path]:
    assert batch.folder is not None  # a played batch has one
    return [path for path in batch.folder.glob("*/*") if path.is_dir()]


def _folder_mb(folder: Path) -> float:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / MB


def _parts(batch: WatchedBatch) -> list[Figure]:
    """The memory of each process of a run when that needed most."""
    largest: dict[str, float] = {}
    for run in batch.runs:
        for name, megabytes in run.parts_pss_mb.items():
            largest[name] = max(largest.get(name, 0.0), megabytes)
    return [
        Figure(Bar(f"memory (PSS) of {name}", "MB", bars.PART_MB, "fixed", 0), megabytes)
        for name, megabytes in sorted(largest.items())
    ]
