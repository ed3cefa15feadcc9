"""When `dugout run` and a run's worker refuse to play: exit codes and one plain line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest
from dugout_command import Dugout
from short_batch import short_batch
from sqlalchemy import delete, insert, select, update

from harness.freezing.benchmark import Period
from harness.freezing.lineup import Entry
from harness.settings import project_root
from harness.store.database import Database, open_database
from harness.store.sql_event_log import SqlEventLog
from harness.store.tables import BATCH_FILES, BATCHES
from harness.worker import HELD

ASSISTANT = Entry(name="Assistant", channel="policy", model="assistant")
FILE = "scoring/a_v1.py"


@contextmanager
def frozen(folder: Path) -> Iterator[tuple[Dugout, Database, str]]:
    """A command, its database and a batch with one waiting run."""
    dugout = Dugout(folder)
    database = open_database(dugout.database)
    try:
        yield dugout, database, short_batch(database, folder, [ASSISTANT], Period(matches=1)).batch
    finally:
        database.close()


def worker(dugout: Dugout, run: str, database: str | None = None) -> subprocess.CompletedProcess[str]:
    """The run's worker, started by hand."""
    command = [sys.executable, "-m", "harness.run_worker", "--database", database or dugout.database]
    return subprocess.run(
        [*command, "--run", run, "--runs", str(dugout.runs)],
        cwd=project_root(),
        env={**os.environ},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def only_line(text: str) -> str:
    lines = text.strip().splitlines()
    assert len(lines) == 1, text
    return lines[0]


@pytest.mark.parametrize("how", ["was changed", "is missing", "is new"])
def test_batch_whose_files_differ_is_not_played(tmp_path: Path, how: str) -> None:
    """`run` and the worker alike name the file and exit 2; nothing is started."""
    with frozen(tmp_path) as (dugout, database, batch):
        row, path = BATCH_FILES.c.path == FILE, FILE
        with database.write() as connection:
            match how:
                case "was changed":
                    connection.execute(update(BATCH_FILES).where(row).values(sha256="0" * 64))
                case "is new":
                    connection.execute(delete(BATCH_FILES).where(row))
                case _:
                    path = "scoring/no_such_file.py"
                    connection.execute(insert(BATCH_FILES).values(batch=batch, path=path, sha256="0" * 64))
        for done in (dugout("run", batch), worker(dugout, f"{batch}-1")):
            assert done.returncode == 2
            assert f"{path} {how}" in only_line(done.stderr)
            assert done.stdout == ""
        assert not dugout.runs.exists()


def test_batch_frozen_on_another_machine_is_not_played(tmp_path: Path) -> None:
    """`run` and the worker alike name what differs and exit 2; nothing is started."""
    with frozen(tmp_path) as (dugout, database, batch):
        with database.write() as connection:
            document = json.loads(connection.execute(select(BATCHES.c.frozen)).scalar_one())
            document["versions"]["packages"]["numpy"] = "0.1"
            document["versions"]["dosbox"] = "0.75"
            connection.execute(update(BATCHES).values(frozen=json.dumps(document)))
        for done in (dugout("run", batch), worker(dugout, f"{batch}-1")):
            assert done.returncode == 2
            assert "DOSBox is 0.74-3, was 0.75; package numpy is " in only_line(done.stderr)
            assert done.stdout == ""
        assert not dugout.runs.exists()


def test_run_that_another_process_plays_is_not_played_twice(tmp_path: Path) -> None:
    """The lease names the process that holds it, with an exit code of its own."""
    with frozen(tmp_path) as (dugout, database, batch):
        log = SqlEventLog.open(database, f"{batch}-1", lambda: datetime.now(UTC))
        done = worker(dugout, f"{batch}-1")
        assert done.returncode == HELD
        assert f"process {os.getpid()}" in only_line(done.stderr)
        log.close()


def test_worker_without_its_database_or_run_says_so(tmp_path: Path) -> None:
    """Both are for the operator to mend: exit 2."""
    with frozen(tmp_path) as (dugout, _, batch):
        missing = worker(dugout, f"{batch}-1", f"sqlite:///{tmp_path / 'none.db'}")
        unknown = worker(dugout, "nobody")
    assert (missing.returncode, unknown.returncode) == (2, 2)
    assert "none.db" in only_line(missing.stderr)
    assert "nobody" in only_line(unknown.stderr)


def test_lineup_that_does_not_exist_is_named(tmp_path: Path) -> None:
    """A missing lineup file is no batch id."""
    done = Dugout(tmp_path)("run", str(tmp_path / "none.toml"))
    assert done.returncode == 2
    assert "none.toml" in only_line(done.stderr)
