"""What grows from season to season: memory and database after the third beside the first."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from benchmarks import bars
from benchmarks.bar import Figure
from benchmarks.seasons_alone import SeasonEnd
from benchmarks.watched_batch import BatchFailed
from harness.settings import project_root

SEASONS = 3


def season_growth(folder: Path) -> list[Figure]:
    """Plays the seasons in DOSBox, below `folder`."""
    folder.mkdir(parents=True)
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.seasons_alone", str(folder), str(SEASONS)],
        cwd=project_root(),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BatchFailed(f"three seasons: {done.stderr[-400:]}")
    return growth_of([SeasonEnd.model_validate_json(line) for line in done.stdout.splitlines()])


def growth_of(ends: Sequence[SeasonEnd]) -> list[Figure]:
    """Begin, end of the first season, ..., end of the last."""
    begin, first, *_, before, last = ends
    grown = (last.database_mb - before.database_mb) / (first.database_mb - begin.database_mb)
    return [
        *(
            Figure(
                replace(bars.MEMORY_SEASONS, name=f"{name}'s {bars.MEMORY_SEASONS.name}"),
                last.memory_mb[name] / mb,
            )
            for name, mb in sorted(first.memory_mb.items())
        ),
        Figure(bars.GROWTH_SEASONS, max(grown, 1 / grown)),
    ]
