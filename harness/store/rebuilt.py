"""The rows of a run made again from its events and stored snapshots, with the same pure projections."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cm9798.snapshot_codec import SnapshotBlobError
from harness.spine.events import CheckpointStored, RunRestored, SnapshotTaken, StoredEvent
from harness.store.blobs import StoredBlob
from harness.store.head import Head, head_after
from harness.store.projections import Row, TakenSnapshot, rows_of
from harness.store.snapshot_rows import Known

BlobOf = Callable[[int], StoredBlob | None]  # by the sequence number of its SnapshotTaken


@dataclass(slots=True)
class Rebuilt:
    """What the events say is stored. `damaged`: snapshots whose bytes are gone or not what was named."""

    head: Head = field(default_factory=Head)
    rows: list[tuple[int, Row]] = field(default_factory=list)
    damaged: dict[int, SnapshotTaken] = field(default_factory=dict)


def rebuild(events: Sequence[StoredEvent], blob_of: BlobOf) -> Rebuilt:
    """Every row and the run's head, in the order of the events."""
    rebuilt, known = Rebuilt(), Known()
    known_at: dict[int, Known] = {}  # by checkpoint
    for stored in events:
        event = stored.event
        rebuilt.head = head_after(rebuilt.head, event)
        taken = None
        if isinstance(event, SnapshotTaken):
            taken = _checked(event, blob_of(stored.seq))
            if taken is None:
                rebuilt.damaged[stored.seq] = event
                continue
        if isinstance(event, RunRestored):
            known = known_at[event.checkpoint]
        elif isinstance(event, CheckpointStored):
            known_at[event.number] = known
        rows, known = rows_of(event, taken, known)
        rebuilt.rows.extend((stored.seq, row) for row in rows)
    return rebuilt


def _checked(event: SnapshotTaken, stored: StoredBlob | None) -> TakenSnapshot | None:
    try:
        if stored is None or stored.sha256() != event.sha256:
            return None
        return TakenSnapshot(event.snapshot, stored.snapshot(), stored.blob, stored.base)
    except SnapshotBlobError:
        return None
