"""What a log needs to read: a run's checked events, and the results it has stored that stand."""

from __future__ import annotations

from sqlalchemy import Connection, select

from harness.errors import SettingsError
from harness.spine.events import StoredEvent
from harness.store.chain import StoredRow, check_chain
from harness.store.snapshot_rows import Known
from harness.store.standing import standing
from harness.store.tables import EVENTS, RUNS, SNAPSHOT_RESULTS


def read_events(connection: Connection, run: str) -> list[StoredEvent]:
    """Every event of the run in order; LogCorrupt when they do not fit together."""
    row = connection.execute(
        select(RUNS.c.last_seq, RUNS.c.head_digest).where(RUNS.c.id == run)
    ).one_or_none()
    if row is None:
        raise SettingsError(f'no run "{run}" in the database; `dugout status BATCH` lists the runs')
    columns = (EVENTS.c.seq, EVENTS.c.ulid, EVENTS.c.at, EVENTS.c.type, EVENTS.c.body, EVENTS.c.digest)
    found = connection.execute(select(*columns).where(EVENTS.c.run == run).order_by(EVENTS.c.seq))
    return check_chain(run, (StoredRow(*values) for values in found), row.last_seq, row.head_digest)


def known_results(connection: Connection, run: str) -> Known:
    """Season and fixture of every stored result that no restart or restore has set aside."""
    results = SNAPSHOT_RESULTS.c
    found = connection.execute(
        select(results.season, results.fixture).where(results.run == run, standing(SNAPSHOT_RESULTS))
    )
    return frozenset((season, fixture) for season, fixture in found)
