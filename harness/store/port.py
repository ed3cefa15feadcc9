"""The seam to the store as one run's worker sees it: an append-only event log and the rows that depend on it.

Real implementation: `sql_event_log.py`. In-memory fake: `fake.py`. The digest chain, sequence numbers, ULIDs
and times are given on append; projections and the snapshot are written in the same transaction.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from cm9798.snapshot import Snapshot
from harness.spine.events import Event, StoredEvent


class EventLog(Protocol):
    """The log of one run, held by a lease: one writer."""

    def load(self) -> list[StoredEvent]:
        """Every event in order; LogCorrupt when a number is missing or a digest does not fit."""

    def append(self, events: Sequence[Event], snapshot: Snapshot | None = None) -> list[StoredEvent]:
        """Append in one transaction. A `SnapshotTaken` among the events names the snapshot's id."""

    def close(self) -> None:
        """Give the lease back."""
