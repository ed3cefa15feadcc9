"""One database by URL: its engine, its transactions, and its schema brought up to date.

`open_database(url) -> Database`; `database.write()` and `database.read()` are context managers that yield a
SQLAlchemy connection inside one transaction.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError, OperationalError
from sqlalchemy.pool import ConnectionPoolEntry

from harness.errors import SettingsError
from harness.settings import project_root, shown_path
from harness.store import schema

BUSY_TIMEOUT_S = 60
_READ = "dugout_read"
# SQLite reads one state from its first statement on; PostgreSQL must be told to.
READING = {"postgresql": {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}}


class Database:
    """Short transactions on one engine. No network or guest call belongs inside one."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A write transaction; on SQLite it takes the write lock at once (BEGIN IMMEDIATE)."""
        with self.engine.connect() as connection, connection.begin():
            yield connection

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A read transaction: one consistent state, no write lock."""
        options = READING.get(self.engine.dialect.name, {})
        with self.engine.connect() as connection:
            reading = connection.execution_options(**{_READ: True}, **options)
            with reading.begin():
                yield reading

    def close(self) -> None:
        """Let go of every pooled connection."""
        self.engine.dispose()


def open_database(url: str, must_exist: bool = False) -> Database:
    """Open the database and bring its schema up to date. SettingsError when the URL does not work."""
    database = Database(_engine(url, must_exist))
    try:
        schema.upgrade(database.engine)
    except DatabaseError as error:
        database.close()
        raise SettingsError(f"database {_shown(url)} cannot be used: {_first_line(error)}") from error
    except SettingsError:
        database.close()
        raise
    return database


def _engine(url: str, must_exist: bool) -> Engine:
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite":
            return _sqlite_engine(url, must_exist)
        return create_engine(parsed, pool_pre_ping=True)
    except (ArgumentError, NoSuchModuleError) as error:
        raise SettingsError(
            f"database {_shown(url)} is not a database URL; write it as sqlite:///runs/dugout.db"
        ) from error
    except ModuleNotFoundError as error:
        raise SettingsError(
            f"database {_shown(url)} needs the Python package {error.name}; install it into the environment"
        ) from error


def _sqlite_engine(url: str, must_exist: bool) -> Engine:
    name = make_url(url).database
    if name and name != ":memory:":
        if must_exist and not Path(name).is_file():
            raise SettingsError(f"database {_shown(url)} does not exist; name another with --database")
        try:
            Path(name).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SettingsError(f"database {_shown(url)} cannot be made: {error.strerror}") from error
    engine = create_engine(url, connect_args={"timeout": BUSY_TIMEOUT_S})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
    # The driver's own transaction handling begins late and deferred; ours begins in `_begin`.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # Deferred read-then-write transactions fail under contention; taking the lock first does not.
    reading = connection.get_execution_options().get(_READ, False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def _shown(url: str) -> str:
    """As messages name it: without password, a file relative to the project root."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        return repr(url)
    if parsed.get_backend_name() == "sqlite" and parsed.database:
        return shown_path(Path(parsed.database), project_root())
    return parsed.render_as_string(hide_password=True)


def _first_line(error: DatabaseError | OperationalError) -> str:
    return str(error.orig).splitlines()[0] if str(error.orig) else type(error).__name__
