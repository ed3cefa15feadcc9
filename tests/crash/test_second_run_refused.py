"""A second `dugout run` of a batch that is being played is refused; the first one is not disturbed."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from dugout_command import COMMAND, Dugout
from short_batch import short_batch
from sqlalchemy import select

from harness.freezing.benchmark import Period
from harness.freezing.lineup import Entry
from harness.settings import project_root
from harness.store.database import Database, open_database
from harness.store.queries import runs_of
from harness.store.tables import BATCH_LEASES

pytestmark = [pytest.mark.emulator, pytest.mark.timeout(120)]
REFUSED = re.compile(r"batch (\S+) is being played by process (\d+) on (\S+) since (\S+); stop that first")


def wait_until_held(database: Database, batch: str) -> None:
    """Until some process plays the batch and its run has begun."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with database.read() as connection:
            held = connection.execute(select(BATCH_LEASES.c.holder)).scalar()
        if held and runs_of(database, batch)[0].last_seq:
            return
        time.sleep(0.1)
    raise AssertionError("nobody plays the batch")


def test_second_run_names_the_first_ones_process_host_and_start(tmp_path: Path) -> None:
    """Two real processes: exit 1 with one line; the first stops in order afterwards and can be played on."""
    dugout, begun = Dugout(tmp_path), datetime.now(UTC)
    database = open_database(dugout.database)
    entry = Entry(name="Assistant", channel="policy", model="assistant")
    batch = short_batch(database, tmp_path, [entry], Period(matches=1)).batch
    first = subprocess.Popen(
        [*COMMAND, "run", batch],
        cwd=project_root(),
        env=dugout.environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_until_held(database, batch)
        second = dugout("run", batch)
        assert first.poll() is None
        assert runs_of(database, batch)[0].state == "running"
    finally:
        first.send_signal(signal.SIGINT)
        code = first.wait(60)
    assert (second.returncode, second.stdout) == (1, "")
    (line,) = second.stderr.strip().splitlines()
    found = REFUSED.search(line)
    assert found is not None, line
    assert found.groups()[:3] == (batch, str(first.pid), socket.gethostname())
    since = datetime.fromisoformat(found.group(4))
    assert begun - timedelta(seconds=1) <= since <= datetime.now(UTC)
    assert code == 130
    with database.read() as connection:
        assert connection.execute(select(BATCH_LEASES.c.holder)).scalar() is None
    database.close()
