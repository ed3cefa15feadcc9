"""One worker process as the supervisor sees it: started here, or adopted from a supervisor that died."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Protocol

import psutil

from harness.settings import project_root
from harness.store.lease import Holder, holder_lives

POLL_S = 0.2
UNKNOWN = 1  # the exit code of an adopted worker is not ours to know


class Worker(Protocol):
    """A living worker."""

    def signal(self, number: signal.Signals) -> None:
        """Send it; nothing when the worker is gone."""

    async def wait(self) -> int:
        """Its exit code."""


class StartedWorker:
    """A child of this process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    def signal(self, number: signal.Signals) -> None:
        """See `Worker`."""
        if self._process.returncode is None:
            self._process.send_signal(number)

    async def wait(self) -> int:
        """See `Worker`."""
        return await self._process.wait()


class AdoptedWorker:
    """Another supervisor's child that goes on playing; known by the lease of its run."""

    def __init__(self, holder: str) -> None:
        self._holder = holder

    def signal(self, number: signal.Signals) -> None:
        """See `Worker`."""
        if holder_lives(self._holder):
            os.kill(Holder.of(self._holder).pid, number)

    async def wait(self) -> int:
        """See `Worker`."""
        while holder_lives(self._holder):  # noqa: ASYNC110 - nobody tells us of another's child
            await asyncio.sleep(POLL_S)
        return UNKNOWN


async def start_worker(database: str, run: str, runs: Path, folder: Path) -> StartedWorker:
    """Standard input and output are those of this process: who gave them to us outlives us."""
    with (folder / "worker.log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "harness.run_worker", "--stdin-lifeline"),
            *("--database", database, "--run", run, "--runs", str(runs)),
            cwd=project_root(),
            stderr=log,
            start_new_session=True,  # a Ctrl-C reaches the player, which stops its workers in order
        )
    return StartedWorker(process)


def reap(game_dir: Path) -> list[int]:
    """End what a dead worker left of its guest: the daemon of this game directory and its children."""
    left = [process for process in psutil.process_iter(["cmdline"]) if _daemon_of(process, game_dir)]
    for process in left:
        for one in (*process.children(recursive=True), process):
            _kill(one)
    psutil.wait_procs(left, timeout=10)
    return [process.pid for process in left]


def _daemon_of(process: psutil.Process, game_dir: Path) -> bool:
    command = process.info["cmdline"] or []
    return "memdaemon" in command and str(game_dir) in command


def _kill(process: psutil.Process) -> None:
    try:
        process.kill()
    except psutil.NoSuchProcess:
        return
