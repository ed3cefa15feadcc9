"""Snapshots as the rows store them: whole, or as a difference from the run's last whole one.

`SnapshotTaken.sha256` covers what either form holds. Whoever makes the event has the snapshot
(`snapshot_sha256`); `StoredBlob.sha256` finds it again from the bytes alone, so that a later version with
other records still checks what an older one stored.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, FromClause, select
from sqlalchemy.sql.elements import ColumnElement

from cm9798.snapshot import Snapshot
from cm9798.snapshot_codec import SnapshotBlobError, blob_sha256, unpack, unpack_content
from cm9798.snapshot_codec import sha256 as snapshot_sha256
from harness.store.tables import SNAPSHOTS

__all__ = ["StoredBlob", "Whole", "last_whole", "snapshot_sha256", "stored_blob", "with_base"]

BASE = SNAPSHOTS.alias("base_snapshots")
BASE_BLOB: ColumnElement[bytes | None] = BASE.c.blob.label("base_blob")


@dataclass(frozen=True, slots=True)
class StoredBlob:
    """A snapshot's bytes; `base` and `base_blob` are the id and bytes of the one that it differs from."""

    blob: bytes
    base: str | None = None
    base_blob: bytes | None = None

    def sha256(self) -> str:
        """Of the content; SnapshotBlobError when the bytes are damaged."""
        return blob_sha256(self.blob, self.base_blob)

    def snapshot(self) -> Snapshot:
        """Decoded; SnapshotBlobError when the bytes are damaged."""
        return unpack(self.blob, self.base_blob)


@dataclass(frozen=True, slots=True)
class Whole:
    """A snapshot that is stored whole, for later ones to differ from."""

    id: str
    blob: bytes
    content: bytes

    @classmethod
    def of(cls, snapshot: str, blob: bytes) -> Whole:
        """From its bytes; SnapshotBlobError when they are damaged."""
        return cls(snapshot, blob, unpack_content(blob))


def with_base() -> FromClause:
    """Snapshots, each beside the one that it differs from, if any."""
    return SNAPSHOTS.outerjoin(BASE, BASE.c.id == SNAPSHOTS.c.base)


def stored_blob(connection: Connection, run: str, seq: int) -> StoredBlob | None:
    """The bytes of one snapshot, None when its row is gone."""
    columns = (SNAPSHOTS.c.blob, SNAPSHOTS.c.base, BASE_BLOB)
    asked = select(*columns).select_from(with_base())
    row = connection.execute(asked.where(SNAPSHOTS.c.run == run, SNAPSHOTS.c.seq == seq)).one_or_none()
    return None if row is None else StoredBlob(*row)


def last_whole(connection: Connection, run: str) -> Whole | None:
    """The run's newest that is stored whole and can be read; rows that were set aside serve as well."""
    of_run = (SNAPSHOTS.c.run == run, SNAPSHOTS.c.base.is_(None))
    asked = select(SNAPSHOTS.c.id, SNAPSHOTS.c.blob).where(*of_run).order_by(SNAPSHOTS.c.seq.desc())
    row = connection.execute(asked.limit(1)).one_or_none()
    try:
        return None if row is None else Whole.of(row.id, row.blob)
    except SnapshotBlobError:
        return None
