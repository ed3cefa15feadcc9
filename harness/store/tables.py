"""The store's tables: batches and runs, the append-only event log, and the rows projected from it.

Documents are canonical JSON text; dates and times are ISO text, so that a digest covers exactly what is
stored. Rows of a run carry run and sequence number. Nothing in them is updated: what a restart makes void is
named by `restarts`, and the view `set_aside` lists it.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Table,
    UniqueConstraint,
    false,
)

from harness.store import columns
from harness.store.columns import flag, number, of_a_run, text, word

METADATA = columns.METADATA  # whoever takes it from here knows every table

BATCHES = Table(
    "batches",
    METADATA,
    Column("id", String(120), primary_key=True),
    word("benchmark"),
    word("created_at"),
    text("frozen"),  # harness.freezing.frozen.FrozenBatch as JSON
)

BATCH_FILES = Table(
    "batch_files",
    METADATA,
    Column("batch", String(120), ForeignKey("batches.id"), primary_key=True),
    Column("path", String(400), primary_key=True),
    word("sha256"),
)

RUNS = Table(
    "runs",
    METADATA,
    Column("id", String(160), primary_key=True),
    Column("batch", String(120), ForeignKey("batches.id"), nullable=False),
    number("number"),
    word("entry"),
    word("state"),  # waiting, running, ended
    word("stop_reason", nullable=True),
    word("game_date", nullable=True),
    number("last_seq"),
    word("head_digest"),
    Column("lease_holder", String(200), nullable=True),
    number("lease_epoch"),
    UniqueConstraint("batch", "number", name="runs_number"),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("run", String(160), ForeignKey("runs.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("ulid", String(26), nullable=False, unique=True),
    word("at"),
    word("type"),
    text("body"),
    word("digest"),
)

RESTARTS = of_a_run(
    "restarts",
    number("set_aside_from"),
    number("set_aside_to"),
    text("reason"),
    number("checkpoint", nullable=True),  # None: from the start save
)

CHECKPOINTS = of_a_run(
    "checkpoints",
    number("number"),
    number("slot"),
    word("game_date"),
    word("manifest_sha256"),
    number("size_bytes"),
)

COMMANDS = of_a_run(
    "commands",
    word("command"),
    text("who"),
    Column("inbox", String(26), nullable=True),
    number("checkpoint", nullable=True),
)

# What operators asked for; a row is taken when `commands` names it.
INBOX = Table(
    "inbox",
    METADATA,
    Column("id", String(26), primary_key=True),
    Column("run", String(160), ForeignKey("runs.id"), nullable=False),
    word("command"),
    number("checkpoint", nullable=True),
    text("who"),
    word("at"),
)

BATCH_LEASES = Table(
    "batch_leases",
    METADATA,
    Column("batch", String(120), ForeignKey("batches.id"), primary_key=True),
    Column("holder", String(200), nullable=True),
)

TURNS = of_a_run("turns", number("turn"), word("kind"), word("game_date"), word("snapshot"), text("briefing"))

TURN_ENDS = of_a_run("turn_ends", number("turn"), word("reason"))

ANSWERS = of_a_run(
    "answers",
    number("turn"),
    text("content", nullable=True),
    text("reasoning", nullable=True),
    number("tool_calls"),
    word("finish_reason", nullable=True),
    number("input_tokens", nullable=True),
    number("cached_tokens", nullable=True),
    number("output_tokens", nullable=True),
    number("reasoning_tokens", nullable=True),
    Column("seconds", Float, nullable=False),
    Column("replayed", Boolean, nullable=False, server_default=false()),  # its tokens were paid before
)

CALLS = of_a_run(
    "calls",
    number("turn"),
    text("call_id"),
    text("tool"),
    text("arguments"),
    flag("accepted"),
    text("answer"),
)

FALLBACKS = of_a_run("fallbacks", number("turn", nullable=True), word("reason"), text("detail"))

SNAPSHOTS = of_a_run(
    "snapshots",
    Column("id", String(26), nullable=False, unique=True),
    word("kind"),
    word("game_date"),
    number("season"),
    number("league_matches"),
    word("sha256"),  # of what the blob holds, uncompressed
    word("ram_sha256"),
    Column("blob", LargeBinary, nullable=False),
    # The run's whole snapshot that the blob is the difference from; None: it is whole itself.
    Column("base", String(26), ForeignKey("snapshots.id"), nullable=True),
)

SNAPSHOT_TABLES = of_a_run(
    "snapshot_tables",
    number("club"),
    word("club_name"),
    number("division"),
    *(number(name) for name in ("position", "played", "won", "drawn", "lost")),
    *(number(name) for name in ("goals_for", "goals_against", "points")),
    flag("is_human"),
    keys=("club",),
)

SNAPSHOT_RESULTS = of_a_run(
    "snapshot_results",
    number("fixture"),
    number("season"),
    word("game_date"),
    word("competition"),
    flag("is_league"),
    number("home"),
    number("away"),
    word("home_name"),
    word("away_name"),
    number("home_goals"),
    number("away_goals"),
    number("attendance"),
    flag("is_human"),
    keys=("fixture",),
)

SNAPSHOT_SQUADS = of_a_run(
    "snapshot_squads",
    number("player"),
    word("name"),
    *(number(name) for name in ("condition", "morale", "injury_days", "domestic_ban")),
    *(Column(name, BigInteger, nullable=False) for name in ("value", "wage")),
    *(number(name) for name in ("apps", "goals", "assists", "rating_total", "yellows", "reds")),
    keys=("player",),
)

SCORES = Table(
    "scores",
    METADATA,
    Column("run", String(160), ForeignKey("runs.id"), primary_key=True),
    number("seq"),  # the run's last event when it was scored
    *(number(name) for name in ("points", "league_points", "seasons_completed")),
    Column("share_of_days", Float, nullable=False),
    *(number(name) for name in ("matches_played", "cup_matches_played")),
    *(number(name) for name in ("turns", "fallbacks", "restores")),
    word("game_date", nullable=True),
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
