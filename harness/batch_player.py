"""Plays a batch: starts its supervisor, starts another one when that dies, and passes on what is told."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from pydantic import ValidationError

from harness.errors import DugoutError
from harness.progress import Progress
from harness.settings import project_root
from harness.supervisor.told import LINE, RunOutcome, SupervisorNote

STOP_TIMEOUT_S = 60.0
MAX_SUPERVISORS = 20
PAUSE_S = 0.5  # before another supervisor
LINE_LIMIT = 1 << 20

Report = Callable[[Progress], None]
Note = Callable[[SupervisorNote], None]


def _unheard(_note: SupervisorNote) -> None:
    """Nobody asked for notes."""


@dataclass(frozen=True, slots=True)
class Workers:
    """What every worker of a batch is started with."""

    database: str
    batch: str
    runs: Path


class BatchPlayer:
    """One playing of a batch."""

    def __init__(self, workers: Workers, parallel: int, report: Report, note: Note = _unheard) -> None:
        self._workers = workers
        self._parallel = parallel
        self._report = report
        self._note = note
        self._process: asyncio.subprocess.Process | None = None
        self._outcomes: dict[str, RunOutcome] = {}
        self.stops = 0

    def stop(self) -> None:
        """First: at the next safe point of each run; again: at once."""
        self.stops += 1
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(signal.SIGTERM)

    async def play(self, runs: Sequence[str]) -> list[RunOutcome]:
        """Until each of these runs has its outcome. Cancelled, it stops every worker and waits for it."""
        lifeline, held = os.pipe()
        heard, told = os.pipe()
        reader, transport = await _reader(heard)
        listening = asyncio.create_task(self._listen(reader))
        try:
            await self._supervise(runs, lifeline, told)
        except asyncio.CancelledError:
            await asyncio.shield(self._end())
            raise
        finally:
            for descriptor in (held, told, lifeline):  # whatever still lives ends now
                os.close(descriptor)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(listening, STOP_TIMEOUT_S)
            transport.close()
        missing = [run for run in runs if run not in self._outcomes]
        if missing:
            raise DugoutError(f"the supervisor ended without a word on {', '.join(missing)}")
        return [self._outcomes[run] for run in runs]

    async def _supervise(self, runs: Sequence[str], lifeline: int, told: int) -> None:
        for _ in range(MAX_SUPERVISORS):
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "harness.supervisor", "--database", self._workers.database),
                *("--batch", self._workers.batch, "--runs", str(self._workers.runs)),
                *("--parallel", str(self._parallel), *runs),
                cwd=project_root(),
                stdin=lifeline,
                stdout=told,
                start_new_session=True,  # a Ctrl-C reaches the player alone
            )
            for _ in range(self.stops):
                self._process.send_signal(signal.SIGTERM)
            code = await self._process.wait()
            if code >= 0:
                return
            await asyncio.sleep(PAUSE_S)
        raise DugoutError(f"{MAX_SUPERVISORS} supervisors were killed; play on with `dugout run`")

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        async for line in reader:
            # Whatever else a library prints is no message.
            with contextlib.suppress(ValidationError):
                match LINE.validate_json(line):
                    case RunOutcome() as outcome:
                        self._outcomes[outcome.run] = outcome
                    case SupervisorNote() as note:
                        self._note(note)
                    case Progress() as progress:
                        self._report(progress)

    async def _end(self) -> None:
        """In order, then not."""
        process = self._process
        if process is None or process.returncode is not None:
            return
        for number in (signal.SIGTERM, signal.SIGTERM, signal.SIGKILL):
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(number)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), STOP_TIMEOUT_S)
                return


async def play_batch(
    workers: Workers, runs: Sequence[str], parallel: int, report: Report
) -> list[RunOutcome]:
    """Play these runs, at most `parallel` at a time."""
    return await BatchPlayer(workers, parallel, report).play(runs)


async def _reader(descriptor: int) -> tuple[asyncio.StreamReader, asyncio.ReadTransport]:
    reader = asyncio.StreamReader(limit=LINE_LIMIT)
    stream = os.fdopen(descriptor, "rb", 0)  # the transport closes it
    transport, _ = await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), stream
    )
    return reader, transport
