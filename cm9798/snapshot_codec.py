"""A snapshot as compact bytes and back: a version byte, then its compressed content.

A snapshot may be stored whole or as its difference from a whole one (`cm9798.snapshot_delta`); the version
byte says which. Its content (`cm9798.snapshot_content`) is what both forms stand for, and what is hashed.
"""

from __future__ import annotations

import hashlib
import zlib

from cm9798.snapshot import Snapshot
from cm9798.snapshot_content import SnapshotBlobError, content_of, snapshot_of
from cm9798.snapshot_delta import DeltaError, applied, difference

__all__ = ["SnapshotBlobError", "content_of"]

FORMAT = 2  # the first byte of a blob
DELTA = 0x80  # added to it: the rest is a difference from another snapshot
READABLE = (1, 2)
LEVEL = 1  # zlib's fastest: columns compress well enough


def pack(snapshot: Snapshot) -> bytes:
    """The whole snapshot as bytes, for the store."""
    return pack_content(content_of(snapshot))


def pack_content(content: bytes, base: bytes | None = None) -> bytes:
    """Content as bytes for the store: whole, or as its difference from the content of another snapshot."""
    if base is not None:
        return bytes([DELTA | FORMAT]) + difference(content, base)
    return bytes([FORMAT]) + zlib.compress(content, LEVEL)


def unpack(blob: bytes, base: bytes | None = None) -> Snapshot:
    """The snapshot that was packed; `base`: the blob of the one that a difference was taken from.

    SnapshotBlobError when the bytes are cut, of another format, or no difference from this base.
    """
    return snapshot_of(unpack_content(blob, base))


def unpack_content(blob: bytes, base: bytes | None = None) -> bytes:
    """The content alone; errors as of `unpack`."""
    if blob and blob[0] & DELTA:
        return _applied(blob, base)
    _check_format(blob)
    try:
        return zlib.decompress(blob[1:])
    except zlib.error as error:
        raise SnapshotBlobError(f"a snapshot's compressed bytes are damaged: {error}") from error


def sha256(snapshot: Snapshot) -> str:
    """SHA-256 of the snapshot's content, in hex: independent of the compressor's version and of the form."""
    return content_sha256(FORMAT, content_of(snapshot))


def blob_sha256(blob: bytes, base: bytes | None = None) -> str:
    """The same from stored bytes, also those of an older format; errors as of `unpack`."""
    content = unpack_content(blob, base)
    return content_sha256(blob[0] & ~DELTA, content)


def content_sha256(form: int, content: bytes) -> str:
    """SHA-256 of content of that format, in hex."""
    digest = hashlib.sha256(bytes([form]))
    digest.update(content)
    return digest.hexdigest()


def _applied(blob: bytes, base: bytes | None) -> bytes:
    _check_format(bytes([blob[0] & ~DELTA]))
    if base is None:
        raise SnapshotBlobError("a snapshot is stored as a difference, but from which one is not known")
    if base[:1] and base[0] & DELTA:
        raise SnapshotBlobError("a snapshot is stored as a difference from one that is not whole itself")
    try:
        return applied(blob[1:], unpack_content(base))
    except DeltaError as error:
        raise SnapshotBlobError(str(error)) from error


def _check_format(blob: bytes) -> None:
    if not blob or blob[0] not in READABLE:
        raise SnapshotBlobError(
            f"expected a snapshot of format {READABLE[0]}..{FORMAT}, found {blob[:1].hex() or 'nothing'}"
        )
