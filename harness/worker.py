"""What a run's worker and whoever started it agree on: its folder and its exit codes."""

from __future__ import annotations

from pathlib import Path

# Negative: the signal that killed it. STORAGE: disk full or database locked; HELD: another plays the run.
ENDED, FAILED, SETTINGS, STORAGE, CORRUPT, HELD, INTERRUPTED = 0, 1, 2, 3, 4, 5, 130


def run_folder(runs: Path, batch: str, run: str) -> Path:
    """Where a run leaves what it leaves: its game directory `game/`, its `checkpoints/`, its logs."""
    return runs / batch / run
