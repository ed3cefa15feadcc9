"""Watches every run of a batch: starts workers, restarts the dead and the silent, parks what cannot go on."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import func, select

from harness.errors import DugoutError
from harness.store.database import Database
from harness.store.lease import Holder, holder_lives
from harness.store.queries import run_of
from harness.store.tables import CHECKPOINTS, RUNS
from harness.supervisor import decision
from harness.supervisor.heartbeat import SILENT_S, Pulse
from harness.supervisor.park import park_run
from harness.supervisor.told import RunOutcome, SupervisorNote, Teller
from harness.supervisor.worker import AdoptedWorker, Worker, reap, start_worker
from harness.worker import ENDED, INTERRUPTED, run_folder

LOOK_S = 1.0
TAIL_BYTES = 2000


@dataclass(frozen=True, slots=True)
class Place:
    """Where the batch is stored and what it leaves behind."""

    database: Database
    url: str
    batch: str
    runs: Path

    def folder(self, run: str) -> Path:
        """The run's."""
        return run_folder(self.runs, self.batch, run)


class Supervisor:
    """Plays runs, at most `parallel` at a time."""

    def __init__(
        self,
        place: Place,
        parallel: int,
        tell: Teller,
        decide: Callable[[int, int], decision.Decision] = decision.after,
    ) -> None:
        self._place = place
        self._decide = decide
        self._places = asyncio.Semaphore(parallel)
        self._tell = tell
        self._workers: dict[str, Worker] = {}
        self._stops = 0
        self._stopping = asyncio.Event()

    def stop(self) -> None:
        """First: each worker at its next safe point; again: at once."""
        self._stops += 1
        self._stopping.set()
        for worker in self._workers.values():
            worker.signal(signal.SIGTERM)

    async def play(self, runs: Sequence[str]) -> list[RunOutcome]:
        """To the end of every run, or until stopped."""
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(self._play_in_turn(run)) for run in runs]
        return [task.result() for task in tasks]

    async def _play_in_turn(self, run: str) -> RunOutcome:
        async with self._places:
            outcome = await self._play(run)
        self._tell(outcome)
        return outcome

    async def _play(self, run: str) -> RunOutcome:
        tries, made = 0, self._checkpoints(run)
        while not self._stopping.is_set() and run_of(self._place.database, run).state != "ended":
            code = await self._one_worker(run)
            if self._stopping.is_set() and code != ENDED:
                return RunOutcome(run=run, exit_code=INTERRUPTED, last_line="")
            tries = tries + 1 if self._checkpoints(run) == made else 1
            made = self._checkpoints(run)
            then = self._decide(code, tries)
            if then.then == "done":
                break
            why = f"worker ended with {code}: {self._last_line(run)}"
            never_began = run_of(self._place.database, run).state == "waiting"
            if then.then == "give_up" or (then.then == "park" and never_began):  # nothing to end there
                return RunOutcome(run=run, exit_code=code, last_line=self._last_line(run))
            if then.then == "park":
                park_run(self._place.database, run, f"{tries} workers failed without a new checkpoint; {why}")
                break
            self._tell(SupervisorNote(run=run, note=f"{why}; again in {then.wait_s:g} s"))
            await self._pause(then.wait_s)
        interrupted = run_of(self._place.database, run).state != "ended"
        return RunOutcome(run=run, exit_code=INTERRUPTED if interrupted else 0, last_line="")

    async def _one_worker(self, run: str) -> int:
        """The exit code of a worker, adopted or started, that lived as long as it beat."""
        folder = self._place.folder(run)
        worker: Worker
        holder = self._living_holder(run)
        if holder is not None:
            self._tell(SupervisorNote(run=run, note=f"adopted process {Holder.of(holder).pid}"))
            worker = AdoptedWorker(holder)
        else:
            await asyncio.to_thread(reap, folder / "game")
            folder.mkdir(parents=True, exist_ok=True)
            worker = await start_worker(self._place.url, run, self._place.runs, folder)
        self._workers[run] = worker
        for _ in range(min(self._stops, 2)):  # told to stop while it was being started
            worker.signal(signal.SIGTERM)
        try:
            return await self._watch(run, worker, folder)
        finally:
            del self._workers[run]

    async def _watch(self, run: str, worker: Worker, folder: Path) -> int:
        clock = asyncio.get_running_loop().time
        pulse, end = Pulse(folder, clock()), asyncio.ensure_future(worker.wait())
        while not end.done():
            await asyncio.wait([end], timeout=LOOK_S)
            if not end.done() and pulse.silent_s(clock()) > SILENT_S:
                self._tell(SupervisorNote(run=run, note=f"silent for {SILENT_S:g} s: killed"))
                worker.signal(signal.SIGKILL)
        return end.result()

    async def _pause(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._stopping.wait()
        except TimeoutError:
            return

    def _living_holder(self, run: str) -> str | None:
        with self._place.database.read() as connection:
            holder = connection.execute(select(RUNS.c.lease_holder).where(RUNS.c.id == run)).scalar_one()
        if not holder or not holder_lives(holder):
            return None
        if not Holder.of(holder).here:
            raise DugoutError(f"run {run} is being played on another machine: {holder}")
        return str(holder)

    def _checkpoints(self, run: str) -> int:
        with self._place.database.read() as connection:
            asked = select(func.count()).select_from(CHECKPOINTS).where(CHECKPOINTS.c.run == run)
            return connection.execute(asked).scalar_one()

    def _last_line(self, run: str) -> str:
        try:
            content = (self._place.folder(run) / "worker.log").read_bytes()
        except FileNotFoundError:
            return ""
        lines = content[-TAIL_BYTES:].decode("utf-8", "replace").strip().splitlines()
        return lines[-1] if lines else ""
