"""Whether the database file itself is sound: pages, indexes, every foreign key."""

from __future__ import annotations

from harness.store.database import Database


def problems(database: Database) -> list[str]:
    """What the database finds wrong with itself; PostgreSQL sees to this on its own."""
    if database.engine.dialect.name != "sqlite":
        return []
    with database.read() as connection:
        pages = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check")]
        links = [tuple(row) for row in connection.exec_driver_sql("PRAGMA foreign_key_check")]
    found = [f"database: {line}" for line in pages if line != "ok"]
    return found + [
        f"database: table {table}, row {row}: no such row in {parent}" for table, row, parent, _ in links
    ]
