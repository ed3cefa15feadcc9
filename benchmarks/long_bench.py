"""`make bench-long`: a whole season, two runs side by side."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from benchmarks import bars
from benchmarks.bar import Bar, Figure
from benchmarks.batch_figures import batch_figures, runs_of
from benchmarks.calibration import Calibration, calibrate, together
from benchmarks.watched_batch import WatchedBatch, play

LINEUP = "lineups/season.toml"
Say = Callable[[str], None]


def measure(folder: Path, say: Say) -> tuple[list[Figure], Calibration]:
    """The season's own figures, those of every batch, and the memory of each part."""
    before = calibrate()
    say(f"the batch of {LINEUP}: a whole season in DOSBox, some minutes")
    batch = play(LINEUP, folder)
    figures = [
        Figure(bars.SEASON_MINUTES, batch.seconds / 60),
        Figure(bars.SEASON_MATCHES, min(run.league_matches for run in runs_of(batch))),
        *batch_figures(batch),
        *_parts(batch),
    ]
    return figures, together([before, calibrate()])


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
