"""Several processes write to one database at once: nobody fails, nothing is lost."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from sqlalchemy import text
from waiting_runs import BATCH, waiting

from harness.store.reading import read_events

PROCESSES, APPENDS = 4, 60
WRITER = """
import sys
from datetime import UTC, datetime
from harness.spine.events import PlanSet
from harness.store.database import open_database
from harness.store.sql_event_log import SqlEventLog
database = open_database(sys.argv[1])
log = SqlEventLog.open(database, sys.argv[2], lambda: datetime.now(UTC))
for number in range(int(sys.argv[3])):
    log.append([PlanSet(turn=1, plan=str(number)), PlanSet(turn=1, plan="")])
log.close()
"""


def start(url: str, run: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", WRITER, url, run, str(APPENDS)]
    return subprocess.Popen(command, stderr=subprocess.PIPE, text=True)


def test_processes_append_in_parallel_without_a_failure(tmp_path: Path) -> None:
    """Four runs, one process each, reading before writing: every event is there and every chain holds."""
    with waiting(tmp_path, runs=PROCESSES) as database:
        url = f"sqlite:///{tmp_path / 'store.db'}"
        writers = [start(url, f"{BATCH}-{number:02}") for number in range(1, PROCESSES + 1)]
        for writer in writers:
            _, errors = writer.communicate(timeout=120)
            assert writer.returncode == 0, errors
        with database.read() as connection:
            lengths = [len(read_events(connection, f"{BATCH}-{n:02}")) for n in range(1, PROCESSES + 1)]
            held = connection.execute(text("SELECT COUNT(lease_holder) FROM runs")).scalar_one()
    assert (lengths, held) == ([2 * APPENDS] * PROCESSES, 0)


def test_processes_that_start_together_make_one_schema(tmp_path: Path) -> None:
    """Four processes open a database that does not exist yet: each waits for the migrations of the first."""
    code = "import sys; from harness.store.database import open_database; open_database(sys.argv[1]).close()"
    command = [sys.executable, "-c", code, f"sqlite:///{tmp_path / 'new.db'}"]
    starting = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(PROCESSES)]
    for process in starting:
        _, errors = process.communicate(timeout=120)
        assert process.returncode == 0, errors
