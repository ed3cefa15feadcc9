"""Which rows stand: those that no restart of their run has set aside."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Table, exists

from harness.store.tables import RESTARTS


def standing(table: Table) -> ColumnElement[bool]:
    """A condition on `table` (a table with run and seq): no restart names a range with this row in it."""
    ranges = RESTARTS.alias()
    return ~exists().where(
        ranges.c.run == table.c.run,
        table.c.seq.between(ranges.c.set_aside_from, ranges.c.set_aside_to),
    )
