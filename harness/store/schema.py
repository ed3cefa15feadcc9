"""Brings a database's schema up to the newest migration."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine

from harness.errors import SettingsError

MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(engine: Engine) -> None:
    """Run the migrations that are missing; processes that start together wait for one another."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.connect() as connection, connection.begin():
        found = _revision(connection)
        if found == ScriptDirectory.from_config(config).get_current_head():
            return
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise SettingsError(
                f"the database has schema {found}, which this version does not know; "
                "use the version that wrote it"
            ) from error


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
