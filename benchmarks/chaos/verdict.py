"""Whether anything was lost: the batch under fire against the undisturbed one, and what was left behind."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing

from benchmarks.chaos.arena import Arena
from harness.settings import project_root

SAVES = ("PLDATA2.S16", "TMDATA2.S16", "MGDATA2.S16", "CPDATA2.S16", "GNDATA2.S16", "GAMESS16.IDX")
STANDING = """
SELECT kind, game_date, season, league_matches, sha256 FROM snapshots WHERE run = ?
AND NOT EXISTS (SELECT 1 FROM set_aside s WHERE s.run = snapshots.run AND s.seq = snapshots.seq) ORDER BY seq
"""


def objections(fired: Arena, clean: Arena) -> list[str]:
    """Everything that is not as it must be."""
    return [*_ends(fired, clean), *_behind(fired), *_in_the_log(fired), *_verified(fired)]


def _ends(fired: Arena, clean: Arena) -> Iterator[str]:
    documents = []
    for arena in (fired, clean):
        document = json.loads(arena.dugout("results", arena.batch, "--json").stdout)
        documents.append([{k: v for k, v in e.items() if k != "restores"} for e in document["entries"]])
    if documents[0] != documents[1]:
        yield f"results differ: {documents[0]} and undisturbed {documents[1]}"
    for one, other in zip(_runs(fired), _runs(clean), strict=True):
        if _rows(fired, STANDING, one) != _rows(clean, STANDING, other):
            yield f"{one}: its snapshots are not those of the undisturbed run"
        for name in SAVES:
            paths = [arena.run_folder(run) / "game" / name for arena, run in ((fired, one), (clean, other))]
            left, right = (path.read_bytes() if path.is_file() else b"" for path in paths)
            if left != right or not left:
                yield f"{one}: {name} differs from the undisturbed run's"


def _behind(fired: Arena) -> Iterator[str]:
    for _ in range(50):  # a process that was told to end may take a moment
        left = [process for process in fired.processes() if process.is_running()]
        if not left:
            break
        time.sleep(0.2)
    yield from (f"process {process.pid} was left behind: {' '.join(process.cmdline())}" for process in left)
    yield from _guests(fired)
    for table in ("runs", "batch_leases"):
        column = "lease_holder" if table == "runs" else "holder"
        for (holder,) in _rows(fired, f"SELECT {column} FROM {table} WHERE {column} IS NOT NULL"):
            yield f"a lease was left behind: {holder}"


def _guests(fired: Arena) -> Iterator[str]:
    """Emulators and displays name neither folder nor batch; the daemons' own register does."""
    command = [sys.executable, "-m", "memdaemon", "list", "--json"]
    listed = subprocess.run(command, cwd=project_root(), capture_output=True, text=True, check=True)
    for daemon in json.loads(listed.stdout)["daemons"]:
        if daemon["run_id"].startswith(fired.batch) and daemon["state"] != "ended":
            running = [child["name"] for child in daemon["children"] if child["running"]]
            yield f"{daemon['run_id']}: a daemon is {daemon['state']}, with {running or 'nothing'} running"


def _in_the_log(fired: Arena) -> Iterator[str]:
    """Every start of a guest but a run's first follows a restore or a retry that the log names."""
    for run in _runs(fired):
        types = [kind for (kind,) in _rows(fired, "SELECT type FROM events WHERE run = ? ORDER BY seq", run)]
        starts = types.count("guest_started")
        back = types.count("run_restored") + types.count("run_restarted")
        if starts > back + 1:
            yield f"{run}: {starts} guests were started, but only {back} restores are in the log"


def _verified(fired: Arena) -> Iterator[str]:
    done = fired.dugout("verify", fired.batch)
    if done.returncode:
        yield f"dugout verify: {done.stdout}{done.stderr}"


def _runs(arena: Arena) -> list[str]:
    return [
        run for (run,) in _rows(arena, "SELECT id FROM runs WHERE batch = ? ORDER BY number", arena.batch)
    ]


def _rows(arena: Arena, statement: str, *values: str) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(arena.database)) as connection:
        return connection.execute(statement, values).fetchall()
