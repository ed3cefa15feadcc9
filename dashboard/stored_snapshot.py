"""One stored snapshot with its bytes decoded; decoding takes some 10 ms, so the last ones are kept."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from sqlalchemy import select

from cm9798.snapshot import Snapshot
from cm9798.snapshot_codec import SnapshotBlobError
from harness.store.blobs import BASE_BLOB, StoredBlob, with_base
from harness.store.database import Database
from harness.store.standing import standing
from harness.store.tables import SNAPSHOTS

KEPT = 8  # about 1 MB each at 4,000 players


@dataclass(frozen=True, slots=True)
class StoredSnapshot:
    """A snapshot's row; `content` is None when its bytes are damaged."""

    id: str
    run: str
    seq: int
    kind: str
    game_date: str
    season: int
    sha256: str
    ram_sha256: str
    set_aside: bool
    content: Snapshot | None


def stored_snapshot(database: Database, snapshot: str) -> StoredSnapshot | None:
    """The snapshot of that id, or None."""
    stands = standing(SNAPSHOTS).label("stands")
    with database.read() as connection:
        asked = select(SNAPSHOTS, BASE_BLOB, stands).select_from(with_base())
        row = connection.execute(asked.where(SNAPSHOTS.c.id == snapshot)).one_or_none()
    if row is None:
        return None
    try:
        content = _decoded(StoredBlob(row.blob, row.base, row.base_blob))
    except SnapshotBlobError:
        content = None
    return StoredSnapshot(
        id=row.id,
        run=row.run,
        seq=row.seq,
        kind=row.kind,
        game_date=row.game_date,
        season=row.season,
        sha256=row.sha256,
        ram_sha256=row.ram_sha256,
        set_aside=not row.stands,
        content=content,
    )


@lru_cache(maxsize=KEPT)
def _decoded(stored: StoredBlob) -> Snapshot:
    return stored.snapshot()
