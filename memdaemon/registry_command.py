"""`python -m memdaemon list` and `reap`: which daemons run, and ending what dead ones left behind."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from memdaemon.registry import Process, Registered, RegistryError, default_folder, reap, registered

COMMANDS = ("list", "reap")


def main(argv: Sequence[str]) -> int:
    """Carry out the command; 1 when the folder cannot be used or a process does not end."""
    parser = argparse.ArgumentParser(prog="python -m memdaemon", description=__doc__)
    parser.add_argument(
        "command", choices=COMMANDS, help="reap ends children of daemons that are gone, no others"
    )
    parser.add_argument("--registry", type=Path, default=default_folder(), metavar="FOLDER")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    options = parser.parse_args(argv)
    command = _list if options.command == "list" else _reap
    try:
        command(options.registry, options.json)
    except RegistryError as failure:
        print(f"memdaemon: {failure}", file=sys.stderr)
        return 1
    return 0


def _list(folder: Path, as_json: bool) -> None:
    entries = list(registered(folder).values())
    if as_json:
        print(json.dumps({"daemons": [_document(entry) for entry in entries]}, indent=2))
        return
    for entry in entries:
        since = f"{entry.started_at:%Y-%m-%d %H:%M:%S} UTC"
        children = _words(child for child in entry.children if child.running())
        print(f"{entry.state:6}  {entry.run_id}  epoch {entry.epoch}  since {since}  {children}")
    if not entries:
        print("no daemon is registered")


def _reap(folder: Path, as_json: bool) -> None:
    done = reap(folder)
    if as_json:
        reaped = [{"run_id": e.run_id, "ended": [c.model_dump() for c in ended]} for e, ended in done]
        print(json.dumps({"reaped": reaped}, indent=2))
        return
    for entry, ended in done:
        print(f"{entry.run_id}: ended {_words(ended)}")
    if not done:
        print("nothing to reap")


def _document(entry: Registered) -> dict[str, object]:
    children = [{**child.model_dump(), "running": child.running()} for child in entry.children]
    return {"state": entry.state, **entry.model_dump(mode="json"), "children": children}


def _words(processes: Iterable[Process]) -> str:
    return ", ".join(f"{process.name} {process.pid}" for process in processes) or "no process"
