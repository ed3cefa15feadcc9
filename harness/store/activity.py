"""What happened in a run, counted: turns by kind, calls by tool, orders to the market by outcome.

`activity(database, run) -> Activity`, of rows that stand.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from harness.store.database import Database
from harness.store.standing import standing
from harness.store.tables import CALLS, EVENTS, TURNS


@dataclass(frozen=True, slots=True)
class Calls:
    """Calls of one tool: `successful` were accepted, `refused` were not."""

    successful: int = 0
    refused: int = 0


@dataclass(frozen=True, slots=True)
class Activity:
    """Counts by name; what did not happen has no entry."""

    turns: dict[str, int]  # by kind
    tools: dict[str, Calls]  # by the name that the model wrote
    market: dict[str, int]  # by outcome


def activity(database: Database, run: str) -> Activity:
    """Of one run."""
    with database.read() as connection:
        kinds = (
            select(TURNS.c.kind, func.count())
            .where(TURNS.c.run == run, standing(TURNS))
            .group_by(TURNS.c.kind)
            .order_by(func.min(TURNS.c.seq))
        )
        turns = {str(kind): int(count) for kind, count in connection.execute(kinds)}
        return Activity(turns, _tools(connection, run), _market(connection, run))


def _tools(connection: Connection, run: str) -> dict[str, Calls]:
    asked = (
        select(CALLS.c.tool, CALLS.c.accepted, func.count())
        .where(CALLS.c.run == run, standing(CALLS))
        .group_by(CALLS.c.tool, CALLS.c.accepted)
    )
    counts = {(str(tool), bool(accepted)): int(n) for tool, accepted, n in connection.execute(asked)}
    names = sorted({tool for tool, _ in counts})
    return {name: Calls(counts.get((name, True), 0), counts.get((name, False), 0)) for name in names}


def _market(connection: Connection, run: str) -> dict[str, int]:
    asked = (
        select(EVENTS.c.body)
        .where(EVENTS.c.run == run, EVENTS.c.type == "action_carried_out", standing(EVENTS))
        .order_by(EVENTS.c.seq)
    )
    outcomes = Counter(str(json.loads(body)["outcome"]) for (body,) in connection.execute(asked))
    return dict(outcomes)
