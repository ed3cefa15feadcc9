"""Opens the store for reading alone: `open_read_only(url) -> Database`.

Nothing is made, migrated or written. SQLite is opened with `mode=ro`, so that even a defect in a page could
not change a byte; PostgreSQL with read-only transactions.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from urllib.parse import quote

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError
from sqlalchemy.pool import NullPool

from harness.errors import SettingsError
from harness.settings import project_root, shown_path
from harness.store.database import Database
from harness.store.schema import MIGRATIONS

BUSY_TIMEOUT_S = 5.0


def open_read_only(url: str) -> Database:
    """The store behind the URL; SettingsError when it is missing, no store, or of another schema."""
    shown = _shown(url)
    database = Database(_engine(url, shown))
    try:
        with database.read() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
    except DatabaseError as error:
        database.close()
        raise SettingsError(f"database {shown} cannot be read: {error.orig}") from error
    expected = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    if found != expected:
        database.close()
        raise SettingsError(
            f"database {shown} has schema {found}, the dashboard reads {expected}; "
            "`dugout status BATCH` brings an older one up to date, a newer one needs its own version"
        )
    return database


def _engine(url: str, shown: str) -> Engine:
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite":
            return _sqlite_engine(Path(parsed.database or ""), shown)
        return create_engine(parsed, pool_pre_ping=True, execution_options={"postgresql_readonly": True})
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise SettingsError(
            f"database {shown} cannot be opened ({error}); write it as sqlite:///runs/dugout.db"
        ) from error


def _sqlite_engine(path: Path, shown: str) -> Engine:
    if not path.is_file():
        raise SettingsError(
            f"database {shown} does not exist; name another with --database, or play a batch first: "
            "`dugout run lineups/demo.toml`"
        )

    def connect() -> sqlite3.Connection:
        # No implicit transactions: `_begin` opens one for a whole read, which then sees one state.
        return sqlite3.connect(
            read_only_uri(path),
            uri=True,
            timeout=BUSY_TIMEOUT_S,
            isolation_level=None,
            check_same_thread=False,
        )

    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool)
    event.listen(engine, "begin", _begin)
    return engine


def read_only_uri(path: Path) -> str:
    """SQLite's address of the file.

    Beside a database in WAL mode SQLite wants to keep a `-shm` file, also for readers. Where the folder
    cannot be written and no log waits beside the file, nobody can be writing it: it is read as unchangeable.
    """
    uri = f"file:{quote(str(path.resolve()))}?mode=ro"
    still = not os.access(path.parent, os.W_OK) and not path.with_name(f"{path.name}-wal").exists()
    return f"{uri}&immutable=1" if still else uri


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _shown(url: str) -> str:
    """As messages name it: without password, a file relative to the project root."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        return repr(url)
    if parsed.get_backend_name() == "sqlite" and parsed.database:
        return shown_path(Path(parsed.database), project_root())
    return parsed.render_as_string(hide_password=True)
