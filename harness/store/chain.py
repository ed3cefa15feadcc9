"""A run's stored events, read back and checked: no gap in the numbers, digests that fit, the right end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from pydantic import ValidationError

from harness.errors import LogCorrupt
from harness.spine.events import EVENT, StoredEvent
from harness.store.canonical import NO_DIGEST, next_digest


@dataclass(frozen=True, slots=True)
class StoredRow:
    """One row of `events` as it stands in the database."""

    seq: int
    ulid: str
    at: str
    type: str
    body: str
    digest: str


def check_chain(run: str, rows: Iterable[StoredRow], last_seq: int, head_digest: str) -> list[StoredEvent]:
    """The events in order. LogCorrupt names the first row that is missing or does not fit."""
    checked: list[StoredEvent] = []
    digest = NO_DIGEST
    for expected, row in enumerate(rows, start=1):
        if row.seq != expected:
            raise LogCorrupt(f"run {run}: event {expected} is missing (found {row.seq} in its place)")
        digest = _fitting_digest(run, row, digest)
        checked.append(_parsed(run, row))
    if len(checked) != last_seq:
        raise LogCorrupt(
            f"run {run}: the log ends at event {len(checked)}, but the run's row says {last_seq}; "
            "events are missing at the end or were added from outside"
        )
    if digest != head_digest:
        raise LogCorrupt(f"run {run}: the run's row names another last digest than event {last_seq} has")
    return checked


def _fitting_digest(run: str, row: StoredRow, previous: str) -> str:
    try:
        digest = next_digest(previous, run=run, seq=row.seq, ulid=row.ulid, at=row.at, body=row.body)
    except ValueError as error:
        raise LogCorrupt(f"run {run}: event {row.seq} is not JSON") from error
    if digest != row.digest:
        raise LogCorrupt(f"run {run}: event {row.seq} was altered: its digest does not fit its content")
    return digest


def _parsed(run: str, row: StoredRow) -> StoredEvent:
    try:
        event = EVENT.validate_json(row.body)
    except ValidationError as error:
        raise LogCorrupt(f"run {run}: event {row.seq} ({row.type}) is not one this version knows") from error
    if event.type != row.type:
        raise LogCorrupt(f"run {run}: event {row.seq} is {event.type}, but its row says {row.type}")
    return StoredEvent(
        run=run,
        seq=row.seq,
        ulid=row.ulid,
        at=datetime.fromisoformat(row.at),
        digest=row.digest,
        event=event,
    )
