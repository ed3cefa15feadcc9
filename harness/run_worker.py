"""The process of one run: `python -m harness.run_worker --database URL --run RUN`.

Exit 0 when the run has ended, for whatever reason; 2 when the operator must mend something; 130 when it was
told to stop (SIGTERM, SIGINT, end of standard input with `--stdin-lifeline`); 1 for other failures.
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

from harness.bootstrap import real_parts, run_folder, run_started
from harness.clock import SystemClock
from harness.errors import DugoutError, SettingsError
from harness.freezing.frozen import load_frozen
from harness.freezing.verify import verify_batch
from harness.handlers import handlers_of
from harness.progress import Progress, ProgressReporter
from harness.settings import project_root, resolve_settings
from harness.spine.coordinator import Coordinator
from harness.store.database import Database, open_database
from harness.store.queries import batch_files, run_of
from harness.store.sql_event_log import SqlEventLog

ENDED, FAILED, SETTINGS, INTERRUPTED = 0, 1, 2, 130


async def play_run(database: Database, run: str, runs_flag: str | None) -> None:
    """Play the run to its end. CancelledError when told to stop, after everything was ended in order."""
    root = project_root()
    settings = resolve_settings(root, {"runs": runs_flag}, os.environ)
    batch = run_of(database, run).batch
    frozen = load_frozen(database, batch)
    verify_batch(database, batch, root)
    clock = SystemClock()
    log = SqlEventLog.open(database, run, clock.now)
    try:
        hashes, folder = batch_files(database, batch), run_folder(settings.runs, batch, run)
        async with real_parts(
            frozen, hashes, run, root=root, folder=folder, epoch=log.epoch, load=log.load, keep=settings.keep
        ) as parts:
            reporter = ProgressReporter(run, parts.desk, _print)
            coordinator = Coordinator(log, handlers_of(parts), clock, reporter.watch)
            await coordinator.play(run_started(frozen, run))
    finally:
        log.close()


def _print(progress: Progress) -> None:
    # Nobody may be listening any more; the run does not depend on it.
    with contextlib.suppress(BrokenPipeError):
        print(progress.model_dump_json(), flush=True)


@contextlib.contextmanager
def _stopping_at_signals(lifeline: bool) -> Iterator[None]:
    """Cancel the current task at SIGTERM, SIGINT and, with a lifeline, at the end of standard input."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, task.cancel)
    if lifeline:
        loop.add_reader(sys.stdin.fileno(), _read_lifeline, loop, task)
    try:
        yield
    finally:
        if lifeline:
            loop.remove_reader(sys.stdin.fileno())
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.remove_signal_handler(number)


def _read_lifeline(loop: asyncio.AbstractEventLoop, task: asyncio.Task[object]) -> None:
    if not os.read(sys.stdin.fileno(), 1024):
        loop.remove_reader(sys.stdin.fileno())
        task.cancel()


async def _main(arguments: argparse.Namespace) -> int:
    settings = resolve_settings(project_root(), {"database": arguments.database}, os.environ)
    database = open_database(settings.database, must_exist=True)
    try:
        with _stopping_at_signals(arguments.stdin_lifeline):
            await play_run(database, arguments.run, arguments.runs)
    except asyncio.CancelledError:
        print(f"run {arguments.run} was stopped; `dugout run` goes on with it", file=sys.stderr)
        return INTERRUPTED
    finally:
        database.close()
    return ENDED


def main() -> int:
    """The exit code; errors for the operator are one plain line on stderr."""
    parser = argparse.ArgumentParser(prog="python -m harness.run_worker", description="Play one run.")
    parser.add_argument("--database", required=True, metavar="URL", help="the database with the run")
    parser.add_argument("--run", required=True, help="the run's id")
    parser.add_argument("--runs", metavar="FOLDER", help="folder for game directories and logs")
    parser.add_argument("--stdin-lifeline", action="store_true", help="stop when standard input ends")
    try:
        return asyncio.run(_main(parser.parse_args()))
    except DugoutError as error:
        print(" ".join(str(error).splitlines()), file=sys.stderr)
        return SETTINGS if isinstance(error, SettingsError) else FAILED


if __name__ == "__main__":
    sys.exit(main())
