"""One player a batch: a second one is refused with the first one's process, machine and start."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import insert, select, update

from harness.errors import LeaseRefused
from harness.store import lease
from harness.store.database import Database
from harness.store.tables import BATCH_LEASES


@contextmanager
def playing(database: Database, batch: str) -> Iterator[None]:
    """Hold the batch; LeaseRefused while another living process does."""
    holder = lease.new_holder()
    _take(database, batch, holder)
    try:
        yield
    finally:
        with database.write() as connection:
            mine = (BATCH_LEASES.c.batch == batch, BATCH_LEASES.c.holder == holder)
            connection.execute(update(BATCH_LEASES).where(*mine).values(holder=None))


def _take(database: Database, batch: str, holder: str) -> None:
    of_batch = BATCH_LEASES.c.batch == batch
    with database.write() as connection:
        row = connection.execute(select(BATCH_LEASES).where(of_batch).with_for_update()).one_or_none()
        if row is None:
            connection.execute(insert(BATCH_LEASES).values(batch=batch, holder=holder))
            return
        if row.holder and lease.holder_lives(row.holder):
            raise LeaseRefused(
                f"batch {batch} is being played by {lease.shown(row.holder)}; stop that first (Ctrl-C there)"
            )
        connection.execute(update(BATCH_LEASES).where(of_batch).values(holder=holder))
