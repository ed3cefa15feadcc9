"""A snapshot as the bytes that are stored, and the SHA-256 of what they hold: `SnapshotTaken.sha256`.

Whoever makes the event has the snapshot (`snapshot_sha256`); here it is found again from the bytes alone,
so that a later version with other records still checks what an older one stored.
"""

from __future__ import annotations

import hashlib
import zlib

from cm9798.snapshot_codec import SnapshotBlobError
from cm9798.snapshot_codec import sha256 as snapshot_sha256

__all__ = ["content_sha256", "snapshot_sha256"]


def content_sha256(blob: bytes) -> str:
    """SHA-256 of the uncompressed content; SnapshotBlobError when the bytes are damaged."""
    try:
        return hashlib.sha256(blob[:1] + zlib.decompress(blob[1:])).hexdigest()
    except zlib.error as error:
        raise SnapshotBlobError(f"a snapshot's compressed bytes are damaged: {error}") from error
