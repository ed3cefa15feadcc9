"""A copy of the database alone is enough to score a batch again, months later, on another machine."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from harness.store.database import open_database
from scoring.built_batch import BuiltRun, BuiltStop, build_batch

STOPS = {
    "Ann": [BuiltStop("full_time", date(1997, 8, 9), 3, 1), BuiltStop("full_time", date(1997, 8, 16), 6, 2)],
    "Bob": [BuiltStop("full_time", date(1997, 8, 9), 1, 1), BuiltStop("full_time", date(1997, 8, 16), 2, 2)],
}
# No program can be started and no connection made: scoring that tried would fail.
ALONE = """
import socket, subprocess, sys
def refuse(*arguments, **named):
    raise AssertionError("scoring reached out of the database")
socket.socket.connect = subprocess.Popen.__init__ = refuse
from harness.cli.main import run
run(sys.argv[1:])
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The database file, copied to a folder with nothing else in it."""
    database = open_database(f"sqlite:///{tmp_path / 'original.db'}")
    build_batch(database, [BuiltRun(name, stops) for name, stops in STOPS.items()], "built")
    database.close()
    (tmp_path / "alone").mkdir()
    return Path(shutil.copyfile(tmp_path / "original.db", tmp_path / "alone" / "copy.db"))


def command(copy: Path, name: str) -> dict[str, Any]:
    """A command in that folder, on the copy, with an empty PATH."""
    arguments = [sys.executable, "-c", ALONE, name, "built", "--json", "--database", f"sqlite:///{copy}"]
    done = subprocess.run(
        arguments, cwd=copy.parent, env={"PATH": ""}, capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
    document = json.loads(done.stdout)
    assert isinstance(document, dict)
    return document


def test_rescore_of_a_copy_alone_gives_the_same_document(copy: Path) -> None:
    """Before it was ever scored, from its score rows, and after these were deleted."""
    results = command(copy, "results")
    assert [(e["name"], e["points"]) for e in results["entries"]] == [("Ann", 6), ("Bob", 2)]
    assert command(copy, "rescore") == results
    raw = sqlite3.connect(copy)
    assert raw.execute("DELETE FROM scores").rowcount == 2
    raw.commit()
    raw.close()
    assert command(copy, "rescore") == results == command(copy, "results")


def test_rescore_after_altering_one_snapshot_changes_exactly_that_entry(copy: Path) -> None:
    """Bob's last table says 5 points; Ann's line is what it was."""
    before = command(copy, "rescore")
    raw = sqlite3.connect(copy)
    last = "SELECT MAX(seq) FROM snapshot_tables WHERE run = 'built-02'"
    sql = f"UPDATE snapshot_tables SET points = 5 WHERE run = 'built-02' AND is_human AND seq = ({last})"
    assert raw.execute(sql).rowcount == 1
    raw.commit()
    raw.close()
    after = command(copy, "rescore")
    assert after["entries"][0] == before["entries"][0]
    assert after["entries"][1] == {**before["entries"][1], "points": 5, "league_points": 5}
