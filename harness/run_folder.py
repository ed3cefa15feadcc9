"""Where a run leaves what it leaves: its game directory `game/`, its `checkpoints/`, its logs."""

from __future__ import annotations

from pathlib import Path


def run_folder(runs: Path, batch: str, run: str) -> Path:
    """Below the folder of all runs."""
    return runs / batch / run
