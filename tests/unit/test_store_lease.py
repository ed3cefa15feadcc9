"""One writer a run: the lease and its epoch."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from waiting_runs import RUN, STARTED, now, waiting

from harness.errors import LeaseRefused, SettingsError
from harness.store.database import Database
from harness.store.lease import holder_lives, new_holder, shown
from harness.store.sql_event_log import SqlEventLog


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with waiting(tmp_path) as opened:
        yield opened


def test_lease_refuses_a_second_writer(database: Database) -> None:
    """The message names the process that plays the run."""
    SqlEventLog.open(database, RUN, now)
    with pytest.raises(LeaseRefused, match=f"process {os.getpid()} on "):
        SqlEventLog.open(database, RUN, now)


def test_lease_given_back_is_taken_with_the_next_epoch(database: Database) -> None:
    """Each holder has an epoch of its own."""
    first = SqlEventLog.open(database, RUN, now)
    first.close()
    assert SqlEventLog.open(database, RUN, now).epoch == first.epoch + 1


def test_lease_of_a_dead_holder_is_taken_and_the_old_writer_refused(database: Database) -> None:
    """A writer that was taken for dead stores nothing any more, and cannot give back what is not its own."""
    old = SqlEventLog.open(database, RUN, now)
    old.append([STARTED])
    new = SqlEventLog.open(database, RUN, now, holder_lives=lambda _: False)
    with pytest.raises(LeaseRefused, match="epoch 1"):
        old.append([STARTED])
    old.close()
    new.append([STARTED])
    assert [stored.seq for stored in new.load()] == [1, 2]


def test_lease_of_an_unknown_run_is_a_settings_error(database: Database) -> None:
    """The message names the run."""
    with pytest.raises(SettingsError, match='no run "b-99"'):
        SqlEventLog.open(database, "b-99", now)


def test_holder_lives_as_long_as_its_process() -> None:
    """This process lives; one that has ended does not, nor one whose number was given out again."""
    here = new_holder()
    host, pid, ticks, since, unique = here.split(" ")
    assert holder_lives(here)
    assert shown(here) == f"process {pid} on {host} since {since}"
    code = "from harness.store.lease import new_holder; print(new_holder())"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not holder_lives(ended.stdout.strip())
    assert not holder_lives(f"{host} {pid} {int(ticks) - 100} {since} {unique}")


def test_holder_on_another_machine_is_taken_to_live() -> None:
    """Nobody here can look at that machine's processes."""
    assert holder_lives("elsewhere 1 1 2026-01-01T00:00:00+00:00 01J00000000000000000000000")
