"""Looks at a database and the revision of its schema without changing either."""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError

from harness.doctor.machine import DatabaseState
from harness.store.schema import MIGRATIONS

TIMEOUT_S = 5


def look(url: str) -> DatabaseState:
    """The state of what lies at the URL."""
    try:
        parsed = make_url(url)
        shown = parsed.render_as_string(hide_password=True)
        if parsed.get_backend_name() == "sqlite":
            name = parsed.database
            if name and name != ":memory:" and not Path(name).exists():
                return DatabaseState(False, known=_known())
            # As a file: URI, since only that opens read-only.
            engine = create_engine(
                f"sqlite:///file:{name}?mode=ro&uri=true", connect_args={"timeout": TIMEOUT_S}
            )
        else:
            engine = create_engine(parsed)
    except (ArgumentError, NoSuchModuleError):
        return DatabaseState(False, f"{url!r} is not a database URL; write it as sqlite:///runs/dugout.db")
    except ModuleNotFoundError as error:
        return DatabaseState(False, f"{shown} needs the Python package {error.name}")
    try:
        return DatabaseState(True, found=_revision(engine), known=_known())
    except DatabaseError as error:
        return DatabaseState(True, f"{shown} cannot be used: {str(error.orig).splitlines()[0]}")
    finally:
        engine.dispose()


def _revision(engine: Engine) -> str | None:
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def _known() -> tuple[str, ...]:
    """Every revision of this version, newest first."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return tuple(script.revision for script in ScriptDirectory.from_config(config).walk_revisions())
