"""The dashboard's database: opened for reading, or refused with words that help."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from dashboard.read_only import open_read_only
from harness.cli.dashboard import listening
from harness.cli.main import run
from harness.errors import SettingsError
from harness.store.database import open_database


@pytest.fixture
def store(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'of a batch?.db'}"
    open_database(url).close()
    return url


def test_read_only_database_refuses_to_write(store: str) -> None:
    """A write is refused by SQLite itself."""
    database = open_read_only(store)
    with pytest.raises(OperationalError, match="readonly"), database.write() as connection:
        connection.execute(text("INSERT INTO batches VALUES ('x', 'x', 'x', '{}')"))


def test_read_only_database_sees_later_writes(store: str) -> None:
    """What a running batch commits is seen by the next read, and not within one."""
    database, writer = open_read_only(store), open_database(store)
    count = text("SELECT count(*) FROM batches")
    with database.read() as reading:
        assert reading.execute(count).scalar() == 0
        with writer.write() as connection:
            connection.execute(text("INSERT INTO batches VALUES ('x', 'x', 'x', '{}')"))
        assert reading.execute(count).scalar() == 0
    with database.read() as reading:
        assert reading.execute(count).scalar() == 1
    writer.close()


@pytest.mark.parametrize(
    ("url", "words"),
    [
        pytest.param("sqlite:///{folder}/none.db", "does not exist", id="missing"),
        pytest.param("sqlite:///{folder}/other.db", "has schema None", id="not ours"),
        pytest.param("sqlite:///{folder}/text.db", "cannot be read", id="no database"),
        pytest.param("nonsense", "cannot be opened", id="no address"),
        pytest.param("oracle+nothing://x", "cannot be opened", id="unknown kind"),
        pytest.param("sqlite://", "does not exist", id="in memory"),
    ],
)
def test_read_only_refuses(tmp_path: Path, url: str, words: str) -> None:
    """One line says what is wrong with the database; nothing is made in its place."""
    (tmp_path / "text.db").write_text("no database, but long enough to be taken for one" * 100)
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE something (x)")
    other.close()
    with pytest.raises(SettingsError, match=words):
        open_read_only(url.format(folder=tmp_path))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["other.db", "text.db"]


def test_dashboard_command_without_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`dugout dashboard` on a missing database ends with exit code 2 and one line."""
    with pytest.raises(SystemExit) as ended:
        run(["dashboard", "--database", f"sqlite:///{tmp_path / 'none.db'}"])
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("host", "words"), [("127.0.0.1", "choose another with --port"), ("no.such.host.invalid", "--host")]
)
def test_dashboard_command_that_cannot_listen(
    store: str, capsys: pytest.CaptureFixture[str], host: str, words: str
) -> None:
    """A port that is taken, or a host that is not this machine, is one line and exit code 2."""
    with listening("127.0.0.1", 0) as taken, pytest.raises(SystemExit) as ended:
        run(["dashboard", "--database", store, "--host", host, "--port", str(taken.getsockname()[1])])
    assert ended.value.code == 2
    assert words in capsys.readouterr().err
