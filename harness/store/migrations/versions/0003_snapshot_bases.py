"""Snapshots may be stored as their difference from a whole one of their run; those so far are whole."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add which one that is."""
    # As text: Alembic adds the reference in a second step, which SQLite does not have.
    op.execute("ALTER TABLE snapshots ADD COLUMN base VARCHAR(26) REFERENCES snapshots (id)")
