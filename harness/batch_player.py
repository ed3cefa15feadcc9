"""Plays a batch: one worker process a run, side by side; stopped in order when told to."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from pydantic import ValidationError

from harness.progress import Progress
from harness.settings import project_root
from harness.worker import run_folder

STOP_TIMEOUT_S = 60.0
TAIL_BYTES = 2000


@dataclass(frozen=True, slots=True)
class WorkerEnd:
    """How one worker ended."""

    run: str
    exit_code: int
    last_line: str  # of its log, when it failed


@dataclass(frozen=True, slots=True)
class Workers:
    """What every worker of a batch is started with."""

    database: str
    batch: str
    runs: Path


async def play_batch(
    workers: Workers, runs: Sequence[str], parallel: int, report: Callable[[Progress], None]
) -> list[WorkerEnd]:
    """Play these runs, at most `parallel` at a time. Cancelled, it stops every worker and waits for it."""
    places = asyncio.Semaphore(parallel)

    async def play(run: str) -> WorkerEnd:
        async with places:
            return await _play_one(workers, run, report)

    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(play(run)) for run in runs]
    return [task.result() for task in tasks]


async def _play_one(workers: Workers, run: str, report: Callable[[Progress], None]) -> WorkerEnd:
    folder = run_folder(workers.runs, workers.batch, run)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "worker.log"
    with path.open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "harness.run_worker", "--stdin-lifeline"),
            *("--database", workers.database, "--run", run, "--runs", str(workers.runs)),
            cwd=project_root(),
            stdin=asyncio.subprocess.PIPE,  # its end tells the worker that nobody waits for it any more
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
            start_new_session=True,  # a Ctrl-C reaches the player, which stops its workers in order
        )
    try:
        await _listen(process, report)
        code = await process.wait()
    except asyncio.CancelledError:
        await asyncio.shield(_stop(process))
        raise
    return WorkerEnd(run, code, "" if code == 0 else _last_line(path))


async def _listen(process: asyncio.subprocess.Process, report: Callable[[Progress], None]) -> None:
    assert process.stdout is not None
    async for line in process.stdout:
        # Whatever else a library prints is no progress.
        with contextlib.suppress(ValidationError):
            report(Progress.model_validate_json(line))


async def _stop(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.send_signal(signal.SIGTERM)
    try:
        await asyncio.wait_for(process.wait(), STOP_TIMEOUT_S)
    except TimeoutError:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _last_line(log: Path) -> str:
    lines = log.read_bytes()[-TAIL_BYTES:].decode("utf-8", "replace").strip().splitlines()
    return lines[-1] if lines else ""
