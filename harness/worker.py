"""What a run's worker and whoever started it agree on: its folder and its exit codes."""

from __future__ import annotations

from pathlib import Path

ENDED, FAILED, SETTINGS, INTERRUPTED = 0, 1, 2, 130


def run_folder(runs: Path, batch: str, run: str) -> Path:
    """Where a run leaves what it leaves: its game directory `game/` and its logs."""
    return runs / batch / run
