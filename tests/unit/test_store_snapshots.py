"""Snapshots in the store: whole ones and differences, across writers, restarts and versions."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from snapshot_sequences import SEQUENCES, Step, snapshots_after
from sqlalchemy import select, text
from sqlalchemy.exc import IntegrityError
from ulid import ULID
from waiting_runs import RUN, STARTED, now, waiting

from cm9798.snapshot import Snapshot
from cm9798.snapshot_codec import sha256
from harness.spine.events import RunRestarted, SnapshotTaken
from harness.store.blobs import stored_blob
from harness.store.database import Database
from harness.store.sql_event_log import SqlEventLog
from harness.store.tables import SNAPSHOTS


def taken(snapshot: Snapshot) -> SnapshotTaken:
    return SnapshotTaken(
        snapshot=str(ULID()),
        kind="match_day",
        game_date=snapshot.game_date,
        season=snapshot.season,
        league_matches=0,
        sha256=sha256(snapshot),
        ram_sha256="1" * 64,
    )


def store(log: SqlEventLog, snapshot: Snapshot) -> int:
    return log.append([taken(snapshot)], snapshot)[-1].seq


def check(database: Database, stored: dict[int, Snapshot]) -> None:
    """Each comes back with its hash, from its own row and at most one other, which is whole."""
    with database.read() as connection:
        for seq, snapshot in stored.items():
            blob = stored_blob(connection, RUN, seq)
            assert blob is not None
            assert blob.sha256() == sha256(snapshot) == sha256(blob.snapshot())
        bases = select(SNAPSHOTS.c.base).where(SNAPSHOTS.c.base.is_not(None))
        named = connection.execute(select(SNAPSHOTS.c.base).where(SNAPSHOTS.c.id.in_(bases))).scalars()
        assert set(named) <= {None}


@given(SEQUENCES, st.sets(st.integers(1, 11), max_size=3), st.none() | st.integers(2, 8))
@settings(max_examples=15, deadline=None)
def test_store_gives_back_any_sequence_of_snapshots(
    steps: list[Step], reopened: set[int], restarted: int | None
) -> None:
    """Whatever happens between two of them: another writer takes over, a restart sets rows aside."""
    with tempfile.TemporaryDirectory() as folder, waiting(Path(folder)) as database:
        log = SqlEventLog.open(database, RUN, now)
        log.append([STARTED.model_copy(update={"entry": "Entry 1"})])
        stored: dict[int, Snapshot] = {}
        for number, snapshot in enumerate(snapshots_after(steps)):
            if number in reopened:
                log.close()
                log = SqlEventLog.open(database, RUN, now)
            if number == restarted:
                log.append([RunRestarted(set_aside_from=2, set_aside_to=max(stored), reason="killed")])
            stored[store(log, snapshot)] = snapshot
        log.close()
        check(database, stored)


def test_snapshot_whose_base_was_set_aside_is_still_read(tmp_path: Path) -> None:
    """Nothing is deleted: what a restart made void serves those that came after it."""
    with waiting(tmp_path) as database:
        log = SqlEventLog.open(database, RUN, now)
        log.append([STARTED.model_copy(update={"entry": "Entry 1"})])
        first, second = snapshots_after([("scatter", 1)])
        seq = store(log, first)
        log.append([RunRestarted(set_aside_from=2, set_aside_to=seq, reason="killed")])
        later = store(log, second)
        check(database, {seq: first, later: second})
        with database.read() as connection:
            aside = connection.execute(text("SELECT seq FROM set_aside")).scalars().all()
            base = connection.execute(text("SELECT base FROM snapshots ORDER BY seq")).scalars().all()
        assert list(aside) == [seq]
        assert base[0] is None
        assert base[1] is not None


def test_snapshot_that_others_differ_from_cannot_be_deleted(tmp_path: Path) -> None:
    """The database itself refuses."""
    with waiting(tmp_path) as database:
        log = SqlEventLog.open(database, RUN, now)
        log.append([STARTED])
        first, *_ = [store(log, snapshot) for snapshot in snapshots_after([("scatter", 1)])]
        with pytest.raises(IntegrityError, match=r"(?i)foreign key"), database.write() as connection:
            connection.execute(text(f"DELETE FROM snapshots WHERE seq = {first}"))


def test_snapshot_that_differs_much_is_stored_whole(tmp_path: Path) -> None:
    """And later ones differ from it, not from the first one."""
    with waiting(tmp_path) as database:
        log = SqlEventLog.open(database, RUN, now)
        log.append([STARTED])
        steps = [("scatter", 1), ("new world", 1), ("scatter", 4)]
        seqs = [store(log, snapshot) for snapshot in snapshots_after(steps)]
        with database.read() as connection:
            rows = connection.execute(
                select(SNAPSHOTS.c.id, SNAPSHOTS.c.base).order_by(SNAPSHOTS.c.seq)
            ).all()
        ids = [row.id for row in rows]
        assert [row.base for row in rows] == [None, ids[0], None, ids[2]]
        assert len(seqs) == 4


def test_writer_whose_last_whole_snapshot_is_damaged_stores_a_whole_one(tmp_path: Path) -> None:
    """What cannot be read is nothing to differ from."""
    with waiting(tmp_path) as database:
        log = SqlEventLog.open(database, RUN, now)
        log.append([STARTED])
        first, second = snapshots_after([("scatter", 1)])
        store(log, first)
        log.close()
        with database.write() as connection:
            connection.execute(text("UPDATE snapshots SET blob = :blob"), {"blob": b"\2"})
        seq = store(SqlEventLog.open(database, RUN, now), second)
        with database.read() as connection:
            blob = stored_blob(connection, RUN, seq)
        assert blob is not None
        assert blob.base is None
        assert blob.sha256() == sha256(second)
