"""The store on a real PostgreSQL server: the same tests as on SQLite, and what only a server shows."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from postgresql_server import Server, programs, running
from run_parts_fakes import parts, policy_model, started
from sqlalchemy import make_url, text
from sqlalchemy.exc import DatabaseError
from waiting_runs import POSTGRESQL, RUN, STARTED, now, waiting

from harness.clock import FakeClock
from harness.errors import SettingsError
from harness.game.fake import FakeGame
from harness.handlers import handlers_of
from harness.models.seam import ModelAnswer
from harness.settings import project_root
from harness.spine.coordinator import Coordinator
from harness.spine.events import ModelAnswered, PlanSet
from harness.store import soundness
from harness.store.backup import back_up
from harness.store.compare import replay_run
from harness.store.database import Database, open_database
from harness.store.sql_event_log import SqlEventLog

BIN = programs()
pytestmark = [
    pytest.mark.postgresql,
    pytest.mark.timeout(300),
    pytest.mark.skipif(BIN is None, reason="no PostgreSQL server: apt-get install postgresql"),
]
SHARED = ("event_log", "lease", "inbox", "accounts", "snapshots", "schema")
# They open the file, or name its kind of error.
SQLITE_ALONE = (
    "sqlite or refuse_update_and_delete or update_from_inside or newer_version or file_that_is_none"
)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    assert BIN is not None
    with running(BIN) as started_server:
        yield started_server


@pytest.fixture
def database(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Database]:
    """One waiting run on the server."""
    monkeypatch.setenv(POSTGRESQL, str(server.folder))
    with waiting(tmp_path) as opened:
        assert opened.engine.dialect.name == "postgresql"
        yield opened


def test_store_keeps_its_tests_on_a_server(server: Server) -> None:
    """Event log, lease, inbox, accounts, snapshots and schema: every claim that is not SQLite's alone."""
    files = [f"tests/unit/test_store_{name}.py" for name in SHARED]
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-k",
            f"not ({SQLITE_ALONE})",
            *files,
        ],
        cwd=project_root(),
        env={**os.environ, POSTGRESQL: str(server.folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert " passed" in done.stdout
    assert " skipped" not in done.stdout


@pytest.mark.parametrize(
    "statement",
    ["UPDATE events SET body = '{}'", "DELETE FROM events", "TRUNCATE events CASCADE", "DELETE FROM inbox"],
)
def test_server_refuses_to_change_what_is_append_only(database: Database, statement: str) -> None:
    """By triggers, whoever asks."""
    SqlEventLog.open(database, RUN, now).append([STARTED])
    values = {"run": RUN, "at": now().isoformat()}
    put = "INSERT INTO inbox (id, run, command, who, at) VALUES ('1', :run, 'pause', 'ann', :at)"
    with database.write() as connection:
        connection.execute(text(put), values)
    with pytest.raises(DatabaseError, match="append-only"), database.write() as connection:
        connection.execute(text(statement))


def test_reader_sees_one_state_while_another_writes(database: Database) -> None:
    """A read transaction does not see what is committed after it began."""
    log = SqlEventLog.open(database, RUN, now)
    log.append([STARTED])
    count = text("SELECT COUNT(*) FROM events")
    with database.read() as connection:
        before = connection.execute(count).scalar_one()
        log.append([PlanSet(turn=1, plan="later")])
        assert connection.execute(count).scalar_one() == before
    with database.read() as connection:
        assert connection.execute(count).scalar_one() == before + 1


def test_server_keeps_text_with_zero_characters(database: Database) -> None:
    """PostgreSQL's texts cannot hold them; the event does, and the rows show a sign in their place."""
    log = SqlEventLog.open(database, RUN, now)
    answer = ModelAnswer(text="a\0b", reasoning="\0", seconds=1.0)
    log.append([STARTED, ModelAnswered(turn=1, answer=answer)])
    assert log.load()[-1].event == ModelAnswered(turn=1, answer=answer)
    with database.read() as connection:
        row = connection.execute(text("SELECT content, reasoning FROM answers")).one()
    assert tuple(row) == ("a\u2400b", "\u2400")


async def test_run_on_a_server_is_played_and_replayed(database: Database, tmp_path: Path) -> None:
    """A whole run with checkpoints; every row is what the events say; nothing is wrong with the database."""
    log = SqlEventLog.open(database, RUN, now)
    made = parts(tmp_path, FakeGame(tmp_path / "game"), policy_model())
    state = await Coordinator(log, handlers_of(made), FakeClock()).play(started(2, entry="Entry 1"))
    log.close()
    assert state.phase == "ended"
    assert replay_run(database, RUN).identical
    assert soundness.problems(database) == []


def test_backup_of_a_server_is_left_to_its_own_program(server: Server, tmp_path: Path) -> None:
    """The message names it, and no file is made."""
    with pytest.raises(SettingsError, match="pg_dump"):
        back_up(server.url("postgres"), tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


def test_server_that_is_not_there_is_a_settings_error(server: Server) -> None:
    """One line that names the URL, without a password."""
    url = make_url(server.url("nowhere")).set(password="secret-word")
    with pytest.raises(SettingsError, match="cannot be used") as caught:
        open_database(url.render_as_string(hide_password=False))
    assert "secret-word" not in str(caught.value)
