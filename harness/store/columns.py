"""The kinds of column of the store's tables, and a table whose rows follow from a run's events."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Boolean, Column, ForeignKeyConstraint, Integer, MetaData, String, Table, Text

METADATA = MetaData()


def of_a_run(name: str, *columns: Column[Any], keys: tuple[str, ...] = ()) -> Table:
    """A table whose rows follow from one event: keyed by run, sequence number and `keys`."""
    own = [_keyed(column) if column.name in keys else column for column in columns]
    return Table(
        name,
        METADATA,
        Column("run", String(160), primary_key=True),
        Column("seq", Integer, primary_key=True, autoincrement=False),
        *own,
        ForeignKeyConstraint(["run", "seq"], ["events.run", "events.seq"], name=f"{name}_event"),
    )


def _keyed(column: Column[Any]) -> Column[Any]:
    return Column(column.name, column.type, primary_key=True, autoincrement=False)


def text(name: str, nullable: bool = False) -> Column[Any]:
    """Text of any length."""
    return Column(name, Text, nullable=nullable)


def word(name: str, nullable: bool = False) -> Column[Any]:
    """A name or an id."""
    return Column(name, String(160), nullable=nullable)


def number(name: str, nullable: bool = False) -> Column[Any]:
    """A whole number."""
    return Column(name, Integer, nullable=nullable)


def flag(name: str) -> Column[Any]:
    """Yes or no."""
    return Column(name, Boolean, nullable=False)
