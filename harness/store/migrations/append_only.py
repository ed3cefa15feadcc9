"""Triggers that make the database itself refuse UPDATE and DELETE on a table."""

from __future__ import annotations

from alembic import op


def protect(table: str, dialect: str) -> None:
    """From now on rows of `table` can only be inserted."""
    if dialect == "postgresql":
        _postgresql(table)
    else:
        _sqlite(table)


def _sqlite(table: str) -> None:
    for operation in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER {table}_no_{operation.lower()} BEFORE {operation} ON {table} "
            f"BEGIN SELECT RAISE(ABORT, '{table} is append-only: {operation} refused'); END"
        )


def _postgresql(table: str) -> None:
    op.execute(
        f"CREATE FUNCTION {table}_append_only() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN RAISE EXCEPTION '{table} is append-only: % refused', TG_OP; END $$"
    )
    for operation in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER {table}_no_{operation.lower()} BEFORE {operation} ON {table} "
            f"FOR EACH ROW EXECUTE FUNCTION {table}_append_only()"
        )
    op.execute(
        f"CREATE TRIGGER {table}_no_truncate BEFORE TRUNCATE ON {table} "
        f"FOR EACH STATEMENT EXECUTE FUNCTION {table}_append_only()"
    )
