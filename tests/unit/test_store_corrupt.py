"""A log that was changed behind the database's back is found, and what is wrong is named."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from waiting_runs import RUN, STARTED, now, waiting

from harness.errors import LogCorrupt
from harness.spine.events import PlanSet
from harness.store.database import Database
from harness.store.reading import read_events
from harness.store.sql_event_log import SqlEventLog


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with waiting(tmp_path, runs=2) as opened:
        for run in (RUN, "b-02"):
            plans = [PlanSet(turn=number, plan=f"plan {number}") for number in range(1, 5)]
            SqlEventLog.open(opened, run, now).append([STARTED, *plans])
        yield opened


def tamper(folder: Path, *statements: str) -> None:
    """As somebody with the file would: first the triggers go."""
    raw = sqlite3.connect(folder / "store.db")
    for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
        raw.execute(f"DROP TRIGGER {name}")
    for statement in statements:
        assert raw.execute(statement).rowcount == 1
    raw.commit()
    raw.close()


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        pytest.param(["DELETE FROM events WHERE run = 'b-01' AND seq = 1"], "event 1 is missing", id="first"),
        pytest.param(
            ["DELETE FROM events WHERE run = 'b-01' AND seq = 3"], "event 3 is missing", id="middle"
        ),
        pytest.param(["DELETE FROM events WHERE run = 'b-01' AND seq = 5"], "log ends at event 4", id="last"),
        pytest.param(
            [
                "DELETE FROM events WHERE run = 'b-01' AND seq = 3",
                "UPDATE events SET seq = 3 WHERE run = 'b-01' AND seq = 4",
                "UPDATE events SET seq = 4 WHERE run = 'b-01' AND seq = 5",
                "UPDATE runs SET last_seq = 4 WHERE id = 'b-01'",
            ],
            "event 3 was altered",
            id="dropped and renumbered",
        ),
        pytest.param(
            [
                "DELETE FROM events WHERE run = 'b-01' AND seq = 5",
                "UPDATE runs SET last_seq = 4 WHERE id = 'b-01'",
            ],
            "names another last digest",
            id="last dropped and counted down",
        ),
        pytest.param(
            ["UPDATE events SET body = replace(body, 'plan 2', 'plan 9') WHERE run = 'b-01' AND seq = 3"],
            "event 3 was altered",
            id="other words",
        ),
        pytest.param(
            ["UPDATE events SET body = '{' WHERE run = 'b-01' AND seq = 3"], "not JSON", id="no JSON"
        ),
        pytest.param(
            ["UPDATE events SET at = '2026-02-03T04:05:07+00:00' WHERE run = 'b-01' AND seq = 2"],
            "event 2 was altered",
            id="another time",
        ),
        pytest.param(
            ["UPDATE events SET type = 'notes_set' WHERE run = 'b-01' AND seq = 2"],
            "event 2 is plan_set, but its row says notes_set",
            id="another type",
        ),
        pytest.param(
            ["UPDATE runs SET head_digest = 'x' WHERE id = 'b-01'"], "names another last digest", id="head"
        ),
        pytest.param(["UPDATE runs SET last_seq = 4 WHERE id = 'b-01'"], "says 4", id="head number"),
    ],
)
def test_log_that_was_changed_is_corrupt(
    database: Database, tmp_path: Path, statements: list[str], says: str
) -> None:
    """The message names the run and the event; the other run is untouched."""
    tamper(tmp_path, *statements)
    with database.read() as connection:
        with pytest.raises(LogCorrupt, match=says) as caught:
            read_events(connection, RUN)
        assert str(caught.value).startswith("run b-01: ")
        assert len(read_events(connection, "b-02")) == 5


def test_log_swapped_with_another_run_is_corrupt(database: Database, tmp_path: Path) -> None:
    """An event's run belongs to its digest: equal events of two runs cannot change places."""
    tamper(
        tmp_path,
        "UPDATE events SET run = 'x' WHERE run = 'b-01' AND seq = 2",
        "UPDATE events SET run = 'b-01' WHERE run = 'b-02' AND seq = 2",
    )
    with database.read() as connection, pytest.raises(LogCorrupt, match="run b-01: event 2 was altered"):
        read_events(connection, RUN)
