"""The store's tables: batches and runs, the append-only event log, and the rows projected from it.

Documents are canonical JSON text; dates and times are ISO text, so that a digest covers exactly what is
stored. Rows of a run carry run and sequence number. Nothing in them is updated: what a restart makes void is
named by `restarts`, and the view `set_aside` lists it.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData()


def _of_a_run(name: str, *columns: Column[Any], keys: tuple[str, ...] = ()) -> Table:
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


def _text(name: str, nullable: bool = False) -> Column[Any]:
    return Column(name, Text, nullable=nullable)


def _word(name: str, nullable: bool = False) -> Column[Any]:
    return Column(name, String(160), nullable=nullable)


def _number(name: str, nullable: bool = False) -> Column[Any]:
    return Column(name, Integer, nullable=nullable)


def _flag(name: str) -> Column[Any]:
    return Column(name, Boolean, nullable=False)


BATCHES = Table(
    "batches",
    METADATA,
    Column("id", String(120), primary_key=True),
    _word("benchmark"),
    _word("created_at"),
    _text("frozen"),  # harness.freezing.frozen.FrozenBatch as JSON
)

BATCH_FILES = Table(
    "batch_files",
    METADATA,
    Column("batch", String(120), ForeignKey("batches.id"), primary_key=True),
    Column("path", String(400), primary_key=True),
    _word("sha256"),
)

RUNS = Table(
    "runs",
    METADATA,
    Column("id", String(160), primary_key=True),
    Column("batch", String(120), ForeignKey("batches.id"), nullable=False),
    _number("number"),
    _word("entry"),
    _word("state"),  # waiting, running, ended
    _word("stop_reason", nullable=True),
    _word("game_date", nullable=True),
    _number("last_seq"),
    _word("head_digest"),
    Column("lease_holder", String(200), nullable=True),
    _number("lease_epoch"),
    UniqueConstraint("batch", "number", name="runs_number"),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("run", String(160), ForeignKey("runs.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("ulid", String(26), nullable=False, unique=True),
    _word("at"),
    _word("type"),
    _text("body"),
    _word("digest"),
)

RESTARTS = _of_a_run(
    "restarts",
    _number("set_aside_from"),
    _number("set_aside_to"),
    _text("reason"),
    _number("checkpoint", nullable=True),  # None: from the start save
)

CHECKPOINTS = _of_a_run(
    "checkpoints",
    _number("number"),
    _number("slot"),
    _word("game_date"),
    _word("manifest_sha256"),
    _number("size_bytes"),
)

COMMANDS = _of_a_run(
    "commands",
    _word("command"),
    _text("who"),
    Column("inbox", String(26), nullable=True),
    _number("checkpoint", nullable=True),
)

# What operators asked for; a row is taken when `commands` names it.
INBOX = Table(
    "inbox",
    METADATA,
    Column("id", String(26), primary_key=True),
    Column("run", String(160), ForeignKey("runs.id"), nullable=False),
    _word("command"),
    _number("checkpoint", nullable=True),
    _text("who"),
    _word("at"),
)

BATCH_LEASES = Table(
    "batch_leases",
    METADATA,
    Column("batch", String(120), ForeignKey("batches.id"), primary_key=True),
    Column("holder", String(200), nullable=True),
)

TURNS = _of_a_run(
    "turns", _number("turn"), _word("kind"), _word("game_date"), _word("snapshot"), _text("briefing")
)

TURN_ENDS = _of_a_run("turn_ends", _number("turn"), _word("reason"))

ANSWERS = _of_a_run(
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
    Column("seconds", Float, nullable=False),
    Column("replayed", Boolean, nullable=False, server_default=false()),  # its tokens were paid before
)

CALLS = _of_a_run(
    "calls",
    _number("turn"),
    _text("call_id"),
    _text("tool"),
    _text("arguments"),
    _flag("accepted"),
    _text("answer"),
)

FALLBACKS = _of_a_run("fallbacks", _number("turn", nullable=True), _word("reason"), _text("detail"))

SNAPSHOTS = _of_a_run(
    "snapshots",
    Column("id", String(26), nullable=False, unique=True),
    _word("kind"),
    _word("game_date"),
    _number("season"),
    _number("league_matches"),
    _word("sha256"),  # of what the blob holds, uncompressed
    _word("ram_sha256"),
    Column("blob", LargeBinary, nullable=False),
    # The run's whole snapshot that the blob is the difference from; None: it is whole itself.
    Column("base", String(26), ForeignKey("snapshots.id"), nullable=True),
)

SNAPSHOT_TABLES = _of_a_run(
    "snapshot_tables",
    _number("club"),
    _word("club_name"),
    _number("division"),
    *(_number(name) for name in ("position", "played", "won", "drawn", "lost")),
    *(_number(name) for name in ("goals_for", "goals_against", "points")),
    _flag("is_human"),
    keys=("club",),
)

SNAPSHOT_RESULTS = _of_a_run(
    "snapshot_results",
    _number("fixture"),
    _number("season"),
    _word("game_date"),
    _word("competition"),
    _flag("is_league"),
    _number("home"),
    _number("away"),
    _word("home_name"),
    _word("away_name"),
    _number("home_goals"),
    _number("away_goals"),
    _number("attendance"),
    _flag("is_human"),
    keys=("fixture",),
)

SNAPSHOT_SQUADS = _of_a_run(
    "snapshot_squads",
    _number("player"),
    _word("name"),
    *(_number(name) for name in ("condition", "morale", "injury_days", "domestic_ban")),
    *(Column(name, BigInteger, nullable=False) for name in ("value", "wage")),
    *(_number(name) for name in ("apps", "goals", "assists", "rating_total", "yellows", "reds")),
    keys=("player",),
)

SCORES = Table(
    "scores",
    METADATA,
    Column("run", String(160), ForeignKey("runs.id"), primary_key=True),
    _number("seq"),  # the run's last event when it was scored
    *(_number(name) for name in ("points", "league_points", "seasons_completed")),
    Column("share_of_days", Float, nullable=False),
    *(_number(name) for name in ("matches_played", "cup_matches_played")),
    *(_number(name) for name in ("turns", "fallbacks", "restores")),
    _word("game_date", nullable=True),
)

# Everything that replay rebuilds from the events alone and compares, parents first.
PROJECTED = (
    RESTARTS,
    CHECKPOINTS,
    COMMANDS,
    TURNS,
    TURN_ENDS,
    ANSWERS,
    CALLS,
    FALLBACKS,
    SNAPSHOTS,
    SNAPSHOT_TABLES,
    SNAPSHOT_RESULTS,
    SNAPSHOT_SQUADS,
)
