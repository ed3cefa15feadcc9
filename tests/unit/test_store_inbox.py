"""The operator's inbox and the batch's lease."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from waiting_runs import BATCH, NOW, RUN, STARTED, now, waiting

from harness.errors import LeaseRefused
from harness.store import inbox
from harness.store.batch_lease import playing
from harness.store.database import Database
from harness.store.lease import Holder, new_holder
from harness.store.sql_event_log import SqlEventLog


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with waiting(tmp_path, runs=2) as opened:
        yield opened


def test_inbox_gives_a_command_until_its_event_is_stored(database: Database) -> None:
    """Taken once, by the event that names it; another run's commands are not seen."""
    first = inbox.put(database, RUN, "pause", who="ann", at=NOW)
    inbox.put(database, "b-02", "stop", who="ann", at=NOW)
    (command,) = inbox.waiting(database, RUN)
    assert (command.command, command.who, command.inbox) == ("pause", "ann", first)
    log = SqlEventLog.open(database, RUN, now)
    log.append([STARTED, command])
    assert inbox.waiting(database, RUN) == []


def test_batch_is_played_once_at_a_time(database: Database) -> None:
    """The second player is told process, machine and start of the first."""
    holder = Holder.of(new_holder())
    with playing(database, BATCH):
        expected = f"process {holder.pid} on {holder.host} since {holder.since[:13]}"
        with pytest.raises(LeaseRefused, match=expected), playing(database, BATCH):
            pass
    with playing(database, BATCH):
        pass
