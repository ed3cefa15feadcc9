"""The event log of one run in the database, held by a lease.

`SqlEventLog.open(database, run, now)` takes the lease (`LeaseRefused` while another living process holds it)
and gives it a new epoch; from then on a writer with an older epoch is refused inside its own transaction.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from sqlalchemy import Connection, insert, select, update

from cm9798.snapshot import Snapshot
from harness.errors import LeaseRefused, SettingsError
from harness.spine.events import Event, StoredEvent
from harness.store import lease
from harness.store.appending import Place, stored_after, taken_snapshot
from harness.store.blobs import Whole, last_whole
from harness.store.canonical import event_body, instant_text
from harness.store.database import Database
from harness.store.head import Head, head_after
from harness.store.projections import TakenSnapshot, rows_of
from harness.store.reading import known_results, read_events
from harness.store.snapshot_rows import Known
from harness.store.tables import EVENTS, METADATA, RUNS


class SqlEventLog:
    """See `harness.store.port.EventLog`."""

    def __init__(self, database: Database, run: str, holder: str, epoch: int, now: Callable[[], datetime]):
        self.run = run
        self.epoch = epoch
        self._database = database
        self._holder = holder
        self._now = now
        self._whole: Whole | None = None
        self._looked = False  # for the last whole snapshot of an earlier writer

    @classmethod
    def open(
        cls,
        database: Database,
        run: str,
        now: Callable[[], datetime],
        holder_lives: Callable[[str], bool] = lease.holder_lives,
    ) -> SqlEventLog:
        """Take the run's lease. SettingsError when there is no such run."""
        holder = lease.new_holder()
        with database.write() as connection:
            row = connection.execute(select(RUNS).where(RUNS.c.id == run).with_for_update()).one_or_none()
            if row is None:
                raise SettingsError(f'no run "{run}" in the database; `dugout status BATCH` lists the runs')
            if row.lease_holder and holder_lives(row.lease_holder):
                raise LeaseRefused(
                    f"run {run} is being played by {lease.shown(row.lease_holder)}; stop that first"
                )
            epoch = row.lease_epoch + 1
            values = {"lease_holder": holder, "lease_epoch": epoch}
            connection.execute(update(RUNS).where(RUNS.c.id == run).values(values))
        return cls(database, run, holder, epoch, now)

    def load(self) -> list[StoredEvent]:
        """Every event in order; LogCorrupt when a number is missing or a digest does not fit."""
        with self._database.read() as connection:
            return read_events(connection, self.run)

    def append(self, events: Sequence[Event], snapshot: Snapshot | None = None) -> list[StoredEvent]:
        """Append in one transaction with the projected rows. LeaseRefused when the lease is lost."""
        taken = taken_snapshot(events, snapshot, self._last_whole() if snapshot is not None else None)
        with self._database.write() as connection:
            place, head = self._held(connection)
            stored = stored_after(self.run, place, events, self._now())
            if stored:
                self._insert(connection, stored, taken)
                self._move_head(connection, head, stored)
        if taken is not None and taken.base is None:
            self._whole = Whole.of(taken.id, taken.blob)
        return stored

    def close(self) -> None:
        """Give the lease back; nothing to do when it is lost already."""
        with self._database.write() as connection:
            connection.execute(
                update(RUNS)
                .where(RUNS.c.id == self.run, RUNS.c.lease_holder == self._holder)
                .values(lease_holder=None)
            )

    def _last_whole(self) -> Whole | None:
        """That later snapshots differ from; read once, since nobody else writes this run."""
        if not self._looked:
            with self._database.read() as connection:
                self._whole = last_whole(connection, self.run)
            self._looked = True
        return self._whole

    def _held(self, connection: Connection) -> tuple[Place, Head]:
        row = connection.execute(select(RUNS).where(RUNS.c.id == self.run).with_for_update()).one()
        if (row.lease_holder, row.lease_epoch) != (self._holder, self.epoch):
            raise LeaseRefused(
                f"run {self.run}: this writer's lease (epoch {self.epoch}) is over; "
                f"epoch {row.lease_epoch} has been given out"
            )
        return Place(row.last_seq, row.head_digest), Head(row.state, row.stop_reason, row.game_date)

    def _insert(self, connection: Connection, stored: list[StoredEvent], taken: TakenSnapshot | None) -> None:
        connection.execute(insert(EVENTS), [_event_row(event) for event in stored])
        known: Known = known_results(connection, self.run) if taken else frozenset()
        for event in stored:
            rows, known = rows_of(event.event, taken, known)
            by_table: dict[str, list[dict[str, object]]] = {}
            for row in rows:
                by_table.setdefault(row.table, []).append({"run": self.run, "seq": event.seq, **row.values})
            for table, values in by_table.items():
                connection.execute(insert(METADATA.tables[table]), values)

    def _move_head(self, connection: Connection, head: Head, stored: list[StoredEvent]) -> None:
        for event in stored:
            head = head_after(head, event.event)
        connection.execute(
            update(RUNS)
            .where(RUNS.c.id == self.run)
            .values(
                state=head.state,
                stop_reason=head.stop_reason,
                game_date=head.game_date,
                last_seq=stored[-1].seq,
                head_digest=stored[-1].digest,
            )
        )


def _event_row(stored: StoredEvent) -> dict[str, object]:
    return {
        "run": stored.run,
        "seq": stored.seq,
        "ulid": stored.ulid,
        "at": instant_text(stored.at),
        "type": stored.event.type,
        "body": event_body(stored.event),
        "digest": stored.digest,
    }
