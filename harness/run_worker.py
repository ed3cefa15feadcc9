"""The process of one run: `python -m harness.run_worker --database URL --run RUN`.

Exit codes: `harness.worker`. SIGTERM or SIGINT stops it at the next safe point, a second one at
once, and so does the end of standard input with `--stdin-lifeline`.
Progress goes to standard output, one JSON document a line.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.exc import OperationalError

from harness import worker
from harness.bootstrap import real_parts, run_started
from harness.clock import SteppedClock, SystemClock
from harness.errors import DugoutError, LeaseRefused, LogCorrupt, SettingsError, StorageFull
from harness.freezing.frozen import load_frozen
from harness.freezing.same_machine import verify_machine
from harness.freezing.verify import verify_batch
from harness.handlers import handlers_of
from harness.progress import Progress, ProgressReporter
from harness.settings import project_root, resolve_settings
from harness.spine.coordinator import Coordinator
from harness.store import inbox
from harness.store.database import Database, open_database
from harness.store.queries import batch_files, run_of
from harness.store.sql_event_log import SqlEventLog
from harness.supervisor.heartbeat import beat
from harness.worker import run_folder

# By what must happen next; the first that fits.
EXIT_CODES: tuple[tuple[type[Exception], int], ...] = (
    (SettingsError, worker.SETTINGS),
    (StorageFull, worker.STORAGE),
    (OperationalError, worker.STORAGE),  # the database is locked or its disk is full
    (LeaseRefused, worker.HELD),
    (LogCorrupt, worker.CORRUPT),
    (DugoutError, worker.FAILED),
)


class Stopper:
    """Told to stop: once, the run leaves at its next safe point; twice, or before it began, at once."""

    def __init__(self, task: asyncio.Task[object]) -> None:
        self._task = task
        self.coordinator: Coordinator | None = None
        self._told = False

    def stop(self) -> None:
        """Once more."""
        if self.coordinator is None or self._told:
            self._task.cancel()
        else:
            self.coordinator.leave()
        self._told = True


async def play_run(database: Database, run: str, runs_flag: str | None, stopper: Stopper) -> bool:
    """Whether the run has ended. CancelledError when stopped at once, after everything was ended in order."""
    root = project_root()
    settings = resolve_settings(root, {"runs": runs_flag}, os.environ)
    batch = run_of(database, run).batch
    frozen = load_frozen(database, batch)
    verify_batch(database, batch, root)
    verify_machine(database, batch)
    stepped = os.environ.get("DUGOUT_CLOCK_OFFSET")
    clock = SteppedClock(Path(stepped)) if stepped else SystemClock()
    log = SqlEventLog.open(database, run, clock.now)
    try:
        hashes, folder = batch_files(database, batch), run_folder(settings.runs, batch, run)
        async with real_parts(
            frozen, hashes, run, root=root, folder=folder, epoch=log.epoch, load=log.load, keep=settings.keep
        ) as parts:
            reporter = ProgressReporter(run, parts.desk, _print)
            coordinator = Coordinator(
                log, handlers_of(parts), clock, reporter.watch, lambda: inbox.waiting(database, run)
            )
            stopper.coordinator = coordinator
            state = await coordinator.play(run_started(frozen, run))
        return state.phase == "ended"
    finally:
        log.close()


def _print(progress: Progress) -> None:
    # Nobody may be listening any more; the run does not depend on it.
    with contextlib.suppress(BrokenPipeError):
        print(progress.model_dump_json(), flush=True)


@contextlib.contextmanager
def _stopping_at_signals(stopper: Stopper, lifeline: bool) -> Iterator[None]:
    """Stop at SIGTERM, SIGINT and, with a lifeline, at once at the end of standard input."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stopper.stop)
    if lifeline:
        loop.add_reader(sys.stdin.fileno(), _read_lifeline, loop, stopper)
    try:
        yield
    finally:
        if lifeline:
            loop.remove_reader(sys.stdin.fileno())
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.remove_signal_handler(number)


def _read_lifeline(loop: asyncio.AbstractEventLoop, stopper: Stopper) -> None:
    if not os.read(sys.stdin.fileno(), 1024):
        loop.remove_reader(sys.stdin.fileno())
        stopper.stop()
        stopper.stop()


async def _main(arguments: argparse.Namespace) -> int:
    settings = resolve_settings(project_root(), {"database": arguments.database}, os.environ)
    task = asyncio.current_task()
    assert task is not None
    stopper, ended = Stopper(task), False
    with contextlib.suppress(asyncio.CancelledError), _stopping_at_signals(stopper, arguments.stdin_lifeline):
        database = open_database(settings.database, must_exist=True)
        folder = run_folder(
            resolve_settings(project_root(), {"runs": arguments.runs}, os.environ).runs,
            run_of(database, arguments.run).batch,
            arguments.run,
        )
        beating = asyncio.create_task(beat(folder))
        try:
            ended = await play_run(database, arguments.run, arguments.runs, stopper)
        finally:
            beating.cancel()
            database.close()
    if not ended:
        print(f"run {arguments.run} was stopped; `dugout run` goes on with it", file=sys.stderr)
    return worker.ENDED if ended else worker.INTERRUPTED


def main() -> int:
    """The exit code; errors that somebody must act on are one plain line on stderr."""
    parser = argparse.ArgumentParser(prog="python -m harness.run_worker", description="Play one run.")
    parser.add_argument("--database", required=True, metavar="URL", help="the database with the run")
    parser.add_argument("--run", required=True, help="the run's id")
    parser.add_argument("--runs", metavar="FOLDER", help="folder for game directories and logs")
    parser.add_argument("--stdin-lifeline", action="store_true", help="stop when standard input ends")
    try:
        return asyncio.run(_main(parser.parse_args()))
    except (DugoutError, OperationalError) as error:
        print(" ".join(str(error).splitlines()), file=sys.stderr)
        return next(code for kind, code in EXIT_CODES if isinstance(error, kind))


if __name__ == "__main__":
    sys.exit(main())
