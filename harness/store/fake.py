"""The in-memory event log: the same rules without a database."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from cm9798.snapshot import Snapshot
from harness.errors import LeaseRefused
from harness.spine.events import Event, SnapshotTaken, StoredEvent
from harness.store.appending import Place, stored_after, taken_snapshot
from harness.store.canonical import NO_DIGEST, event_body, instant_text
from harness.store.chain import StoredRow, check_chain


class MemoryEventLog:
    """See `harness.store.port.EventLog`. `snapshots` holds what was appended, by the snapshot's id."""

    def __init__(self, run: str, now: Callable[[], datetime]) -> None:
        self.run = run
        self.epoch = 1
        self.snapshots: dict[str, Snapshot] = {}
        self._now = now
        self._stored: list[StoredEvent] = []
        self._closed = False

    def load(self) -> list[StoredEvent]:
        """Every event in order, checked as the real log checks."""
        rows = [
            StoredRow(s.seq, s.ulid, instant_text(s.at), s.event.type, event_body(s.event), s.digest)
            for s in self._stored
        ]
        place = self._place()
        return check_chain(self.run, rows, place.seq, place.digest)

    def append(self, events: Sequence[Event], snapshot: Snapshot | None = None) -> list[StoredEvent]:
        """Append; LeaseRefused after `close`."""
        if self._closed:
            raise LeaseRefused(f"run {self.run}: this writer's lease is over")
        taken = taken_snapshot(events, snapshot)
        stored = stored_after(self.run, self._place(), events, self._now())
        self._stored.extend(stored)
        for event in events:
            if isinstance(event, SnapshotTaken) and taken is not None:
                self.snapshots[event.snapshot] = taken.snapshot
        return stored

    def close(self) -> None:
        """Give the lease back."""
        self._closed = True

    def _place(self) -> Place:
        if not self._stored:
            return Place(0, NO_DIGEST)
        return Place(self._stored[-1].seq, self._stored[-1].digest)
