"""Checkpoints, the operator's inbox, who plays a batch; which answers were used again after a restore."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from harness.store.migrations import append_only

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    op.add_column("restarts", sa.Column("checkpoint", sa.Integer, nullable=True))
    op.add_column("answers", sa.Column("replayed", sa.Boolean, nullable=False, server_default=sa.false()))
    _of_a_run(
        "checkpoints",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("slot", sa.Integer, nullable=False),
        sa.Column("game_date", sa.String(160), nullable=False),
        sa.Column("manifest_sha256", sa.String(160), nullable=False),
        sa.Column("size_bytes", sa.Integer, nullable=False),
    )
    _of_a_run(
        "commands",
        sa.Column("command", sa.String(160), nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("inbox", sa.String(26), nullable=True),
        sa.Column("checkpoint", sa.Integer, nullable=True),
    )
    op.create_table(
        "inbox",
        sa.Column("id", sa.String(26), primary_key=True),
        sa.Column("run", sa.String(160), sa.ForeignKey("runs.id"), nullable=False),
        sa.Column("command", sa.String(160), nullable=False),
        sa.Column("checkpoint", sa.Integer, nullable=True),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("at", sa.String(160), nullable=False),
    )
    append_only.protect("inbox", op.get_context().dialect.name)
    op.create_table(
        "batch_leases",
        sa.Column("batch", sa.String(120), sa.ForeignKey("batches.id"), primary_key=True),
        sa.Column("holder", sa.String(200), nullable=True),
    )


def _of_a_run(name: str, *columns: sa.Column[int] | sa.Column[str]) -> None:
    op.create_table(
        name,
        sa.Column("run", sa.String(160)),
        sa.Column("seq", sa.Integer, autoincrement=False),
        *columns,
        sa.PrimaryKeyConstraint("run", "seq"),
        sa.ForeignKeyConstraint(["run", "seq"], ["events.run", "events.seq"], name=f"{name}_event"),
    )
