"""What every command starts with: the project root, the settings, the database.

`with opened(database_url) as operator:` gives an `Operator` and closes the database afterwards. Commands
declare their parameters with `DatabaseOption` and `JsonOption`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from harness.settings import Settings, project_root, resolve_settings
from harness.store.database import Database, open_database

DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="Database URL; else DUGOUT_DATABASE, dugout.toml, sqlite:///runs/dugout.db.",
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON document on stdout.")]
BatchArgument = Annotated[
    str, typer.Argument(metavar="BATCH", help="The batch's id, as `freeze` printed it.")
]
RunArgument = Annotated[str, typer.Argument(metavar="RUN", help="The run's id, as `status` shows it.")]


@dataclass(frozen=True, slots=True)
class Operator:
    """A command's surroundings."""

    root: Path
    settings: Settings
    database: Database


@contextmanager
def opened(database: str | None, must_exist: bool = True) -> Iterator[Operator]:
    """Resolve the settings and open the database; with `must_exist` a missing SQLite file is an error."""
    root = project_root()
    settings = resolve_settings(root, {"database": database}, os.environ)
    store = open_database(settings.database, must_exist)
    try:
        yield Operator(root, settings, store)
    finally:
        store.close()
