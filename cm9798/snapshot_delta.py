"""One snapshot's content as what differs from another's: which bytes, and by what.

The two are compared column by column, row by row: rows that one table gained do not shift what lies behind.
A column that the other has not, or has in another width, and texts of another length are taken as differing
from zeros. Deterministic; the other's checksum is stored, so that a wrong one is not taken for it.
"""

from __future__ import annotations

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

from cm9798.snapshot_layout import TEXTS, Layout, layout_by, layout_of

Bytes = NDArray[np.uint8]
LEVEL = 6  # what is left is small: 2 ms
FAR = 255  # a distance of this or more stands among the wide ones
HEAD = struct.Struct("<IIII")  # the other's checksum, sizes of header, of distances, of wide distances


class DeltaError(ValueError):
    """The bytes are no difference from this content."""


def difference(content: bytes, base: bytes) -> bytes:
    """Compressed; `applied` makes `content` of it and the same `base`."""
    layout, other = layout_of(content), layout_of(base)
    changed = np.frombuffer(content, "u1")[4 + len(layout.head) :] ^ _laid(base, other, layout)
    places = np.flatnonzero(changed)
    distances = np.diff(places, prepend=-1)
    near = np.minimum(distances, FAR).astype("u1")
    wide = distances[distances >= FAR].astype("<u4")
    head = HEAD.pack(zlib.crc32(base), len(layout.head), len(near), len(wide))
    body = (head, layout.head, near.tobytes(), wide.tobytes(), changed[places].tobytes())
    packer = zlib.compressobj(LEVEL, zdict=other.head)  # the two headers differ in a few counts
    return packer.compress(b"".join(body)) + packer.flush()


def applied(delta: bytes, base: bytes) -> bytes:
    """The content; DeltaError when the bytes are damaged or belong to another base."""
    try:
        other = layout_of(base)
        unpacker = zlib.decompressobj(zdict=other.head)
        body = unpacker.decompress(delta) + unpacker.flush()
        if not unpacker.eof or unpacker.unused_data:
            raise ValueError("it is cut short or has bytes too many")
        return _applied(body, base, other)
    except (zlib.error, struct.error, ValueError, KeyError, IndexError) as error:
        raise DeltaError(f"a snapshot's difference from another is damaged: {error}") from error


def _applied(body: bytes, base: bytes, other: Layout) -> bytes:
    checksum, head_size, count, far = HEAD.unpack_from(body, 0)
    if checksum != zlib.crc32(base):
        raise DeltaError("it was taken against another snapshot")
    at = HEAD.size + head_size
    layout = layout_by(body[HEAD.size : at])
    near = np.frombuffer(body, "u1", count, at)
    distances = near.astype(np.int64)
    distances[near == FAR] = np.frombuffer(body, "<u4", far, at + count)
    values = np.frombuffer(body, "u1", count, at + count + 4 * far)
    made = _laid(base, other, layout)
    made[np.cumsum(distances) - 1] ^= values
    return struct.pack("<I", head_size) + layout.head + made.tobytes()


def _laid(base: bytes, other: Layout, layout: Layout) -> Bytes:
    """The base's bytes where the content has the same columns and rows; zeros elsewhere."""
    source, begin = np.frombuffer(base, "u1"), 4 + len(layout.head)
    made: Bytes = np.zeros(layout.size - begin, "u1")
    for name, column in layout.columns.items():
        there = other.columns.get(name)
        if there is None or there.width != column.width or not column.count:
            continue
        if name[0] == TEXTS and there.count != column.count:
            continue
        rows = min(column.count, there.count)
        target = made[column.begin - begin : column.end - begin].reshape(column.width, column.count)
        target[:, :rows] = source[there.begin : there.end].reshape(there.width, there.count)[:, :rows]
    return made
