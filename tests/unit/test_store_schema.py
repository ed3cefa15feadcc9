"""The schema: append-only events, migrations that make exactly the declared tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text, update
from sqlalchemy.exc import IntegrityError
from waiting_runs import RUN, STARTED, now, waiting

from harness.errors import SettingsError
from harness.spine.events import RunRestarted
from harness.store.database import Database, open_database
from harness.store.sql_event_log import SqlEventLog
from harness.store.tables import EVENTS, METADATA


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with waiting(tmp_path) as opened:
        SqlEventLog.open(opened, RUN, now).append([STARTED, STARTED, STARTED])
        yield opened


@pytest.mark.parametrize(
    "statement",
    [
        pytest.param("UPDATE events SET body = '{}'", id="update"),
        pytest.param("UPDATE events SET seq = 9 WHERE seq = 3", id="renumber"),
        pytest.param("DELETE FROM events WHERE seq = 3", id="delete"),
        pytest.param("DELETE FROM events", id="delete all"),
    ],
)
def test_events_refuse_update_and_delete(database: Database, tmp_path: Path, statement: str) -> None:
    """The database itself refuses, whoever writes to the file."""
    raw = sqlite3.connect(tmp_path / "store.db")
    with pytest.raises(sqlite3.IntegrityError, match="events is append-only"):
        raw.execute(statement)
    raw.close()
    with database.read() as connection:
        assert connection.execute(text("SELECT COUNT(*) FROM events")).scalar_one() == 3


def test_events_refuse_an_update_from_inside(database: Database) -> None:
    """Our own connections are refused like any other."""
    with pytest.raises(IntegrityError, match="append-only"), database.write() as connection:
        connection.execute(update(EVENTS).values(type="x"))


def test_migrations_make_the_declared_tables(database: Database) -> None:
    """What the newest migration leaves is what `tables.py` declares."""
    with database.read() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_set_aside_view_lists_the_ranges_of_restarts(database: Database) -> None:
    """Events 2 and 3 are set aside by event 4; nothing was changed in them."""
    with database.write() as connection:
        connection.execute(text("UPDATE runs SET lease_holder = NULL"))
    restart = RunRestarted(set_aside_from=2, set_aside_to=3, reason="interrupted")
    SqlEventLog.open(database, RUN, now).append([restart])
    with database.read() as connection:
        found = connection.execute(text("SELECT run, seq, restart FROM set_aside ORDER BY seq")).all()
    assert [tuple(row) for row in found] == [(RUN, 2, 4), (RUN, 3, 4)]


def test_sqlite_is_durable_and_keeps_foreign_keys(database: Database) -> None:
    """WAL, synchronous FULL (2), foreign keys on, a busy timeout."""
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    with database.read() as connection:
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]
    assert found == ["wal", 2, 1, 60_000]


def test_database_of_a_newer_version_is_a_settings_error(database: Database, tmp_path: Path) -> None:
    """A schema that this version does not know is left alone."""
    with database.write() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(SettingsError, match="9999"):
        open_database(f"sqlite:///{tmp_path / 'store.db'}")


@pytest.mark.parametrize(
    ("url", "says"),
    [
        pytest.param("nonsense", "not a database URL", id="no URL"),
        pytest.param("nosuch://x", "not a database URL", id="unknown kind"),
        pytest.param("sqlite:////proc/none/x.db", "cannot be", id="no such folder"),
    ],
)
def test_database_url_that_does_not_work_is_a_settings_error(url: str, says: str) -> None:
    """One line that names the URL."""
    with pytest.raises(SettingsError, match=says):
        open_database(url)


def test_database_file_that_is_none_is_a_settings_error(tmp_path: Path) -> None:
    """Text in the file's place is named, a missing file too when it must exist."""
    (tmp_path / "text.db").write_text("not a database" * 100)
    with pytest.raises(SettingsError, match=r"text\.db cannot be used"):
        open_database(f"sqlite:///{tmp_path / 'text.db'}")
    with pytest.raises(SettingsError, match=r"none\.db does not exist"):
        open_database(f"sqlite:///{tmp_path / 'none.db'}", must_exist=True)
    assert not (tmp_path / "none.db").exists()
