"""The supervisor process: `python -m harness.supervisor --database URL --batch B --runs FOLDER RUN ...`.

It holds nothing that matters: killed, a new one adopts the workers that live and starts the others anew.
Its standard input is a lifeline that its workers share; progress and what it did go to standard output.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path

from harness.errors import DugoutError
from harness.store.database import open_database
from harness.supervisor.supervise import Place, Supervisor
from harness.supervisor.told import Told


def _tell(told: Told) -> None:
    with contextlib.suppress(BrokenPipeError):
        print(told.model_dump_json(), flush=True)


async def _main(options: argparse.Namespace) -> None:
    database = open_database(options.database, must_exist=True)
    try:
        place = Place(database, options.database, options.batch, Path(options.runs))
        supervisor = Supervisor(place, options.parallel, _tell)
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, supervisor.stop)
        loop.add_reader(sys.stdin.fileno(), _player_gone, loop, supervisor)
        await supervisor.play(options.run)
    finally:
        database.close()


def _player_gone(loop: asyncio.AbstractEventLoop, supervisor: Supervisor) -> None:
    """The workers end by the same lifeline."""
    if not os.read(sys.stdin.fileno(), 1024):
        loop.remove_reader(sys.stdin.fileno())
        supervisor.stop()


def main() -> int:
    """0 when every run was told of, whatever became of it."""
    parser = argparse.ArgumentParser(prog="python -m harness.supervisor", description="Watch a batch's runs.")
    parser.add_argument("--database", required=True, metavar="URL")
    parser.add_argument("--batch", required=True)
    parser.add_argument("--runs", required=True, metavar="FOLDER")
    parser.add_argument("--parallel", type=int, default=1)
    parser.add_argument("run", nargs="+")
    try:
        asyncio.run(_main(parser.parse_args()))
    except DugoutError as error:
        print(" ".join(str(error).splitlines()), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
