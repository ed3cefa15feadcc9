"""Plays a lineup with `dugout run` in a folder of its own, and watches memory and CPU time of each run."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import psutil

from benchmarks.processes import Use, family, part, pss_mb
from harness.errors import DugoutError
from harness.settings import project_root

PAUSE_S = 0.5
COMMAND = "from harness.cli.main import run; run()"


class BatchFailed(DugoutError):
    """The batch was not played to its end; what it said."""


@dataclass(slots=True)
class RunUse:
    """What one run was seen to use."""

    highest_pss_mb: float = 0.0
    parts_pss_mb: dict[str, float] = field(default_factory=dict)  # at the highest moment
    cpu_s: dict[int, float] = field(default_factory=dict)  # by process, as last seen
    seen_from: float = 0.0
    seen_to: float = 0.0

    def add(self, uses: list[Use], now: float) -> None:
        """One look."""
        together = pss_mb(uses)
        if together > self.highest_pss_mb:
            self.highest_pss_mb = together
            self.parts_pss_mb = {use.name: use.pss_bytes / 1e6 for use in uses}
        self.cpu_s.update({use.pid: use.cpu_s for use in uses})
        self.seen_from = self.seen_from or now
        self.seen_to = now

    @property
    def cpu_percent(self) -> float:
        """Of one core, from first to last look."""
        return 100 * sum(self.cpu_s.values()) / max(self.seen_to - self.seen_from, PAUSE_S)


@dataclass(frozen=True, slots=True)
class WatchedBatch:
    """A batch that was played to its end."""

    database: Path
    seconds: float
    runs: list[RunUse]
    folder: Path | None = None  # with a folder for each run


def play(lineup: str, folder: Path) -> WatchedBatch:
    """Play it; BatchFailed with the last lines when it does not end well."""
    database = folder / "dugout.db"
    environment = {
        **os.environ,
        "DUGOUT_DATABASE": f"sqlite:///{database}",
        "DUGOUT_RUNS": str(folder / "runs"),
    }
    begin = time.monotonic()
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, "run", lineup, "--json"],
        cwd=project_root(),
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    uses: dict[int, RunUse] = defaultdict(RunUse)
    watcher = threading.Thread(target=_watch, args=(process.pid, uses), daemon=True)
    watcher.start()
    try:
        said, _ = process.communicate()
    except BaseException:
        process.terminate()
        process.wait()
        raise
    watcher.join()
    if process.returncode != 0:
        raise BatchFailed(f"{lineup} ended with {process.returncode}: {' '.join(said.split()[-60:])}")
    return WatchedBatch(database, time.monotonic() - begin, list(uses.values()), folder / "runs")


def _watch(pid: int, uses: dict[int, RunUse]) -> None:
    """Look at every worker below the process until that has ended."""
    while psutil.pid_exists(pid):
        for worker in workers_below(pid):
            uses[worker].add(family(worker), time.monotonic())
        time.sleep(PAUSE_S)


def workers_below(pid: int) -> list[int]:
    """Workers that the process started, at any depth: a supervisor stands between."""
    try:
        below = psutil.Process(pid).children(recursive=True)
    except psutil.NoSuchProcess:
        return []
    return [process.pid for process in below if _is_worker(process)]


def _is_worker(process: psutil.Process) -> bool:
    """Whether it plays a run; one that has just ended does not."""
    try:
        return part(process) == "worker"
    except psutil.NoSuchProcess:
        return False
