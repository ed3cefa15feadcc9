"""The daemon's command line: start one guest, serve it on loopback, end with everything it started."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from memdaemon import registry_command
from memdaemon.ending import Lifeline, end_on_signals
from memdaemon.errors import StartFailed
from memdaemon.guest.dosbox_start import start
from memdaemon.registry import Registration, RegistryError, default_folder
from memdaemon.serving import listen, serve
from memdaemon.session import Session

TOKEN_VARIABLE = "MEMDAEMON_TOKEN"


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The parsed command line."""
    parser = argparse.ArgumentParser(prog="python -m memdaemon", description=__doc__)
    parser.add_argument("--run-id", required=True, help="the run this guest belongs to")
    parser.add_argument("--game-dir", required=True, type=Path, help="becomes the guest's drive C:")
    parser.add_argument("--program", required=True, help="what is started in it, as TL98.EXE")
    parser.add_argument(
        "--mark", required=True, help="a text of the game: the guest is ready when it is in RAM"
    )
    parser.add_argument("--epoch", type=int, default=1, help="which start of this run's guest")
    parser.add_argument("--registry", type=Path, default=default_folder(), metavar="FOLDER")
    parser.add_argument("--start-timeout", type=float, default=45.0, metavar="SECONDS")
    parser.add_argument(
        "--stdin-lifeline", action="store_true", help="end when standard input is closed by the parent"
    )
    return parser.parse_args(argv)


def main(argv: Sequence[str]) -> int:
    """Run until told to stop; 1 when the guest did not start. `list` and `reap` look at what was started."""
    if argv[:1] and argv[0] in registry_command.COMMANDS:
        return registry_command.main(argv)
    options = arguments(argv)
    token = os.environ.pop(TOKEN_VARIABLE, "")
    if len(token) < 16:
        print(f"memdaemon: {TOKEN_VARIABLE} must hold a token of at least 16 characters", file=sys.stderr)
        return 2
    end_on_signals()
    lifeline = Lifeline(sys.stdin.fileno() if options.stdin_lifeline else None)
    try:
        registration = Registration(options.registry, options.run_id, options.epoch)
    except RegistryError as failure:
        print(f"memdaemon: {failure}", file=sys.stderr)
        return 1
    try:
        return _play(options, token, lifeline, registration)
    finally:
        registration.remove()


def _play(options: argparse.Namespace, token: str, lifeline: Lifeline, registration: Registration) -> int:
    try:
        guest = start(
            options.game_dir,
            options.program,
            options.mark.encode("latin-1"),
            timeout_s=options.start_timeout,
            ask=lifeline.check,
            started=registration.add,
        )
    except StartFailed as failure:
        print(f"memdaemon: {failure}", file=sys.stderr)
        return 1
    session = Session(guest, options.run_id, options.epoch)
    try:
        serve(session, token, listen(), lifeline)
    finally:
        session.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
