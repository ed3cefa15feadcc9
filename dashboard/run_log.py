"""A run's log as readers need it: restarts, harness fallbacks, refused sheets, failures, its end.

Details of failures stay unpublished: they may hold addresses or what a server said about a key.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from dashboard.words import FALLBACKS, worded
from harness.store.standing import standing
from harness.store.tables import EVENTS

SHOWN = (
    "run_restarted", "run_restored", "fallback_taken", "kick_off_refused", "effect_failed",
    "operator_commanded", "run_ended",
)  # fmt: skip
PLAIN_ENDS = ("period_complete", "sacked")


@dataclass(frozen=True, slots=True)
class LogLine:
    """One entry: `mark` names its colour, `turn` the turn that it belongs to."""

    seq: int
    at: str
    mark: str
    title: str
    text: str
    turn: int | None
    set_aside: bool


def log_lines(connection: Connection, run: str) -> list[LogLine]:
    """The log in order."""
    stands = standing(EVENTS).label("stands")
    found = connection.execute(
        select(EVENTS.c.seq, EVENTS.c.at, EVENTS.c.body, stands)
        .where(EVENTS.c.run == run, EVENTS.c.type.in_(SHOWN))
        .order_by(EVENTS.c.seq)
    )
    lines, last_failure = [], ""
    for row in found:
        event = json.loads(row.body)
        mark, title, text = _worded(event, last_failure)
        if event["type"] == "effect_failed":
            last_failure = text
        set_aside = not row.stands and event["type"] not in ("run_restarted", "run_restored")
        lines.append(LogLine(row.seq, row.at, mark, title, text, event.get("turn"), set_aside))
    return lines


def _worded(event: dict[str, Any], last_failure: str) -> tuple[str, str, str]:
    match event["type"]:
        case "run_restored" | "run_restarted":
            text = f"Rows {event['set_aside_from']} to {event['set_aside_to']} were set aside."
            number = event.get("checkpoint")
            from_where = (
                "Restarted from the start save" if number is None else f"Restored checkpoint {number}"
            )
            return "restore", from_where, text
        case "fallback_taken":
            reason = worded(event["reason"], FALLBACKS)
            return "fallback", f"Harness fallback: {reason}", str(event["detail"])
        case "kick_off_refused":
            return "refused", "The game refused the team sheet", " ".join(event["reasons"])
        case "effect_failed":
            text = f"{event['effect'].replace('_', ' ')}: {event['error']}, try {event['attempt']}"
            return "failure", f"A failure; then: {event['then']}", text
        case "operator_commanded":
            return "operator", f"Operator: {event['command']}", ""
        case _:
            reason = str(event["stop_reason"])
            text = last_failure if reason == "parked" else ""
            return "end" if reason in PLAIN_ENDS else "failure", f"Ended: {reason.replace('_', ' ')}", text
