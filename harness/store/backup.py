"""A consistent copy of a SQLite database while others write to it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url

from harness.checkpoints.durable import sync_folder
from harness.errors import SettingsError

PAGES = 2000  # a step, between which writers go on


def back_up(url: str, target: Path) -> None:
    """Copy the database of the URL into a new file; one state between two transactions."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        raise SettingsError("only an SQLite database is copied by `backup`; for PostgreSQL use pg_dump")
    if target.exists():
        raise SettingsError(f"{target} exists already; name a new file or folder")
    target.parent.mkdir(parents=True, exist_ok=True)
    new = target.with_name(target.name + ".new")
    new.unlink(missing_ok=True)
    with (
        closing(sqlite3.connect(parsed.database, timeout=60)) as source,
        closing(sqlite3.connect(new)) as copy,
    ):
        source.backup(copy, pages=PAGES)
        found = copy.execute("PRAGMA integrity_check").fetchone()[0]
    if found != "ok":
        raise SettingsError(f"the copy is damaged: {found}; see to the disk of {target.parent}")
    new.replace(target)
    sync_folder(target.parent)
