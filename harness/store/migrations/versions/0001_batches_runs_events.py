"""The first schema: batches, runs, the append-only event log and its projections."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

from harness.store.migrations import append_only

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

SET_ASIDE = """
CREATE VIEW set_aside AS
SELECT events.run AS run, events.seq AS seq, MAX(restarts.seq) AS restart
FROM events JOIN restarts
  ON restarts.run = events.run AND events.seq BETWEEN restarts.set_aside_from AND restarts.set_aside_to
GROUP BY events.run, events.seq
"""


def upgrade() -> None:
    """Create everything."""
    _batches()
    _events()
    _conversation()
    _snapshots()
    _narrow_rows()
    _scores()
    op.execute(SET_ASIDE)
    append_only.protect("events", op.get_context().dialect.name)


def _word(name: str, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(160), nullable=nullable)


def _text(name: str, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=nullable)


def _number(name: str, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=nullable)


def _numbers(*names: str) -> list[sa.Column[int]]:
    return [_number(name) for name in names]


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False)


def _batches() -> None:
    op.create_table(
        "batches",
        sa.Column("id", sa.String(120), primary_key=True),
        _word("benchmark"),
        _word("created_at"),
        _text("frozen"),
    )
    op.create_table(
        "batch_files",
        sa.Column("batch", sa.String(120), sa.ForeignKey("batches.id"), primary_key=True),
        sa.Column("path", sa.String(400), primary_key=True),
        _word("sha256"),
    )
    op.create_table(
        "runs",
        sa.Column("id", sa.String(160), primary_key=True),
        sa.Column("batch", sa.String(120), sa.ForeignKey("batches.id"), nullable=False),
        _number("number"),
        _word("entry"),
        _word("state"),
        _word("stop_reason", nullable=True),
        _word("game_date", nullable=True),
        _number("last_seq"),
        _word("head_digest"),
        sa.Column("lease_holder", sa.String(200), nullable=True),
        _number("lease_epoch"),
        sa.UniqueConstraint("batch", "number", name="runs_number"),
    )


def _events() -> None:
    op.create_table(
        "events",
        sa.Column("run", sa.String(160), sa.ForeignKey("runs.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ulid", sa.String(26), nullable=False, unique=True),
        _word("at"),
        _word("type"),
        _text("body"),
        _word("digest"),
    )


def _of_a_run(name: str, *columns: sa.Column[Any], key: str = "") -> None:
    keys = ["run", "seq", key] if key else ["run", "seq"]
    own = [sa.Column(key, sa.Integer, autoincrement=False)] if key else []
    op.create_table(
        name,
        sa.Column("run", sa.String(160)),
        sa.Column("seq", sa.Integer, autoincrement=False),
        *own,
        *columns,
        sa.PrimaryKeyConstraint(*keys),
        sa.ForeignKeyConstraint(["run", "seq"], ["events.run", "events.seq"], name=f"{name}_event"),
    )


def _conversation() -> None:
    _of_a_run("restarts", *_numbers("set_aside_from", "set_aside_to"), _text("reason"))
    _of_a_run(
        "turns", _number("turn"), _word("kind"), _word("game_date"), _word("snapshot"), _text("briefing")
    )
    _of_a_run("turn_ends", _number("turn"), _word("reason"))
    _of_a_run(
        "answers",
        _number("turn"),
        _text("content", nullable=True),
        _text("reasoning", nullable=True),
        _number("tool_calls"),
        _word("finish_reason", nullable=True),
        _number("input_tokens", nullable=True),
        _number("cached_tokens", nullable=True),
        _number("output_tokens", nullable=True),
        _number("reasoning_tokens", nullable=True),
        sa.Column("seconds", sa.Float, nullable=False),
    )
    _of_a_run(
        "calls",
        _number("turn"),
        _text("call_id"),
        _text("tool"),
        _text("arguments"),
        _flag("accepted"),
        _text("answer"),
    )
    _of_a_run("fallbacks", _number("turn", nullable=True), _word("reason"), _text("detail"))


def _snapshots() -> None:
    _of_a_run(
        "snapshots",
        sa.Column("id", sa.String(26), nullable=False, unique=True),
        _word("kind"),
        _word("game_date"),
        *_numbers("season", "league_matches"),
        _word("sha256"),
        _word("ram_sha256"),
        sa.Column("blob", sa.LargeBinary, nullable=False),
    )


def _narrow_rows() -> None:
    _of_a_run(
        "snapshot_tables",
        _word("club_name"),
        *_numbers("division", "position", "played", "won", "drawn", "lost"),
        *_numbers("goals_for", "goals_against", "points"),
        _flag("is_human"),
        key="club",
    )
    _of_a_run(
        "snapshot_results",
        _number("season"),
        *(_word("game_date"), _word("competition")),
        _flag("is_league"),
        *_numbers("home", "away"),
        *(_word("home_name"), _word("away_name")),
        *_numbers("home_goals", "away_goals", "attendance"),
        _flag("is_human"),
        key="fixture",
    )
    _of_a_run(
        "snapshot_squads",
        _word("name"),
        *_numbers("condition", "morale", "injury_days", "domestic_ban"),
        sa.Column("value", sa.BigInteger, nullable=False),
        sa.Column("wage", sa.BigInteger, nullable=False),
        *_numbers("apps", "goals", "assists", "rating_total", "yellows", "reds"),
        key="player",
    )


def _scores() -> None:
    op.create_table(
        "scores",
        sa.Column("run", sa.String(160), sa.ForeignKey("runs.id"), primary_key=True),
        *_numbers("seq", "points", "league_points", "seasons_completed"),
        sa.Column("share_of_days", sa.Float, nullable=False),
        *_numbers("matches_played", "cup_matches_played", "turns", "fallbacks", "restores"),
        _word("game_date", nullable=True),
    )
