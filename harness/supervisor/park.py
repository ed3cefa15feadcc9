"""Parking a run from outside, when no worker can go on with it."""

from __future__ import annotations

from datetime import UTC, datetime

from harness.errors import DugoutError
from harness.spine.events import RunEnded
from harness.spine.replay import fold
from harness.store.database import Database
from harness.store.sql_event_log import SqlEventLog


def park_run(database: Database, run: str, reason: str) -> None:
    """End the run as `parked`. Whoever begins again with its batch finds it ended."""
    log = SqlEventLog.open(database, run, lambda: datetime.now(UTC))
    try:
        state = fold(log.load())
        if state.started is None:
            raise DugoutError(f"run {run} never began: {reason}")
        if state.phase != "ended":
            log.append([RunEnded(stop_reason="parked", detail=reason)])
    finally:
        log.close()
