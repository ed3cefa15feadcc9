"""Events made ready to append: place, ULID, time and digest; pure but for the ULID's randomness."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from ulid import ULID

from cm9798.snapshot import Snapshot
from cm9798.snapshot_codec import content_of, pack_content
from harness.spine.events import Event, SnapshotTaken, StoredEvent
from harness.store.blobs import StoredBlob, Whole
from harness.store.canonical import event_body, instant_text, next_digest
from harness.store.projections import TakenSnapshot

# A larger difference is not stored, but the whole snapshot, from which later ones differ less. A season with
# 169 stops takes 6.4 MB so; at a quarter it takes 7.0, and 40 if all are whole.
WORTH_A_DIFFERENCE = 0.18


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


def taken_snapshot(
    events: Sequence[Event], snapshot: Snapshot | None, whole: Whole | None = None
) -> TakenSnapshot | None:
    """The snapshot with its bytes: as the difference from `whole` while that is small.

    ValueError when the events do not name exactly it.
    """
    named = [event for event in events if isinstance(event, SnapshotTaken)]
    if len(named) != (snapshot is not None):
        raise ValueError(f"{len(named)} SnapshotTaken among the events; a snapshot belongs to exactly one")
    if snapshot is None:
        return None
    stored = _packed(content_of(snapshot), whole)
    if stored.sha256() != named[0].sha256:
        raise ValueError(f"snapshot {named[0].snapshot}: the event names another SHA-256 than it has")
    return TakenSnapshot(named[0].snapshot, snapshot, stored.blob, stored.base)


def _packed(content: bytes, whole: Whole | None) -> StoredBlob:
    if whole is not None:
        blob = pack_content(content, whole.content)
        if len(blob) <= WORTH_A_DIFFERENCE * len(whole.blob):
            return StoredBlob(blob, whole.id, whole.blob)
    return StoredBlob(pack_content(content))
