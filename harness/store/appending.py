"""Events made ready to append: place, ULID, time and digest; pure but for the ULID's randomness."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from ulid import ULID

from cm9798.snapshot import Snapshot
from cm9798.snapshot_codec import pack
from harness.spine.events import Event, SnapshotTaken, StoredEvent
from harness.store.blobs import content_sha256
from harness.store.canonical import event_body, instant_text, next_digest
from harness.store.projections import TakenSnapshot


@dataclass(frozen=True, slots=True)
class Place:
    """The end of a run's log."""

    seq: int
    digest: str


def stored_after(run: str, place: Place, events: Sequence[Event], at: datetime) -> list[StoredEvent]:
    """The events with their places behind `place`, all of one time."""
    stored: list[StoredEvent] = []
    seq, digest, instant = place.seq, place.digest, instant_text(at)
    for event in events:
        seq += 1
        ulid = str(ULID.from_datetime(at))
        digest = next_digest(digest, run=run, seq=seq, ulid=ulid, at=instant, body=event_body(event))
        stored.append(
            StoredEvent(
                run=run, seq=seq, ulid=ulid, at=datetime.fromisoformat(instant), digest=digest, event=event
            )
        )
    return stored


def taken_snapshot(events: Sequence[Event], snapshot: Snapshot | None) -> TakenSnapshot | None:
    """The snapshot with its bytes; ValueError when the events do not name exactly it."""
    named = [event for event in events if isinstance(event, SnapshotTaken)]
    if len(named) != (snapshot is not None):
        raise ValueError(f"{len(named)} SnapshotTaken among the events; a snapshot belongs to exactly one")
    if snapshot is None:
        return None
    blob = pack(snapshot)
    if content_sha256(blob) != named[0].sha256:
        raise ValueError(f"snapshot {named[0].snapshot}: the event names another SHA-256 than it has")
    return TakenSnapshot(snapshot, blob)
