"""Canonical JSON and the digest chain over a run's events."""

from __future__ import annotations

import hashlib
import json
from datetime import UTC, datetime

from pydantic import JsonValue

from harness.spine.events import Event

NO_DIGEST = ""  # before the first event


def canonical_json(value: JsonValue) -> str:
    """One text for one value: keys sorted, no spaces, ASCII (so that any character survives any database)."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)


def event_body(event: Event) -> str:
    """The event as stored."""
    return canonical_json(event.model_dump(mode="json"))


def instant_text(at: datetime) -> str:
    """An aware time as ISO text in UTC, microseconds always written."""
    if at.tzinfo is None:
        raise ValueError(f"time {at} has no zone")
    return at.astimezone(UTC).isoformat(timespec="microseconds")


def next_digest(previous: str, *, run: str, seq: int, ulid: str, at: str, body: str) -> str:
    """SHA-256 over the previous digest and this event's canonical JSON with its place in the log."""
    content = canonical_json({"at": at, "event": json.loads(body), "run": run, "seq": seq, "ulid": ulid})
    return hashlib.sha256((previous + content).encode("ascii")).hexdigest()
