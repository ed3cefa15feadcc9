"""How far a run is, in figures: its club's line, turns, tokens, fallbacks, of rows that stand.

`run_counts(database, run) -> RunCounts`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, func, select

from harness.store.database import Database
from harness.store.standing import standing
from harness.store.tables import ANSWERS, CALLS, FALLBACKS, RESTARTS, SNAPSHOT_TABLES, SNAPSHOTS


@dataclass(frozen=True, slots=True)
class RunCounts:
    """`stop` to `position` as of the last snapshot, None before the first; `fallbacks` by reason."""

    stop: str | None
    season: int | None
    played: int | None  # league matches of the season
    points: int | None
    position: int | None
    calls: int
    input_tokens: int
    output_tokens: int
    seconds: float  # that the model took
    fallbacks: dict[str, int]
    restarts: int


def run_counts(database: Database, run: str) -> RunCounts:
    """The figures of one run; tokens that a server did not report count 0."""
    with database.read() as connection:
        stop, season, played, points, position = _last_line(connection, run)
        sums = (ANSWERS.c.input_tokens, ANSWERS.c.output_tokens, ANSWERS.c.seconds)
        asked = select(*(func.coalesce(func.sum(column), 0) for column in sums))
        sent, written, took = connection.execute(asked.where(*_standing(ANSWERS, run))).one()
        calls = select(func.count()).select_from(CALLS).where(*_standing(CALLS, run))
        restarts = select(func.count()).select_from(RESTARTS).where(RESTARTS.c.run == run)
        return RunCounts(
            stop=stop,
            season=season,
            played=played,
            points=points,
            position=position,
            calls=connection.execute(calls).scalar_one(),
            input_tokens=sent,
            output_tokens=written,
            seconds=round(took, 1),
            fallbacks=_fallbacks(connection, run),
            restarts=connection.execute(restarts).scalar_one(),
        )


def _standing(table: Any, run: str) -> tuple[Any, Any]:
    return table.c.run == run, standing(table)


def _last_line(connection: Connection, run: str) -> tuple[Any, ...]:
    line = SNAPSHOT_TABLES.c
    own = and_(line.run == SNAPSHOTS.c.run, line.seq == SNAPSHOTS.c.seq, line.is_human)
    newest = (
        select(SNAPSHOTS.c.kind, SNAPSHOTS.c.season, line.played, line.points, line.position)
        .select_from(SNAPSHOTS.outerjoin(SNAPSHOT_TABLES, own))
        .where(*_standing(SNAPSHOTS, run))
        .order_by(SNAPSHOTS.c.seq.desc())
        .limit(1)
    )
    found = connection.execute(newest).one_or_none()
    return (None,) * 5 if found is None else tuple(found)


def _fallbacks(connection: Connection, run: str) -> dict[str, int]:
    """By reason, in the order in which they first came."""
    reasons = (
        select(FALLBACKS.c.reason, func.count())
        .where(*_standing(FALLBACKS, run))
        .group_by(FALLBACKS.c.reason)
        .order_by(func.min(FALLBACKS.c.seq))
    )
    return {str(reason): int(count) for reason, count in connection.execute(reasons)}
