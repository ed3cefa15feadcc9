"""What grows from season to season: memory and database after the third beside the first."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from benchmarks import bars
from benchmarks.bar import Figure
from benchmarks.seasons_alone import SeasonEnd
from benchmarks.watched_batch import BatchFailed
from harness.settings import project_root

SEASONS = 3


def season_growth(folder: Path) -> list[Figure]:
    """Plays the seasons with the game in memory, below `folder`."""
    folder.mkdir(parents=True)
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.seasons_alone", str(folder), str(SEASONS)],
        cwd=project_root(),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BatchFailed(f"seasons with the game in memory: {done.stderr[-400:]}")
    return growth_of([SeasonEnd.model_validate_json(line) for line in done.stdout.splitlines()])


def growth_of(ends: Sequence[SeasonEnd]) -> list[Figure]:
    """Begin, end of the first season, ..., end of the last."""
    begin, first, *_, before, last = ends
    grown = (last.database_mb - before.database_mb) / (first.database_mb - begin.database_mb)
    return [
        Figure(bars.MEMORY_SEASONS, last.memory_mb / first.memory_mb),
        Figure(bars.GROWTH_SEASONS, max(grown, 1 / grown)),
    ]
