"""Where each column lies in a snapshot's content, by the header that stands at its beginning."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from cm9798.snapshot import NAMED, TABLES

TEXTS = "texts"


@dataclass(frozen=True, slots=True)
class Column:
    """`width` rows of `count` bytes: all first bytes of a column, all second bytes, and so on."""

    begin: int
    width: int
    count: int

    @property
    def end(self) -> int:
        """Behind its last byte."""
        return self.begin + self.width * self.count


@dataclass(frozen=True, slots=True)
class Layout:
    """The header's text, and every column by table and name in the order of the content."""

    head: bytes
    columns: dict[tuple[str, str], Column]

    @property
    def size(self) -> int:
        """Of the whole content."""
        last = next(reversed(self.columns.values()), None)
        return last.end if last is not None else 4 + len(self.head)


def layout_of(content: bytes) -> Layout:
    """ValueError, KeyError or struct.error when the content does not begin with a header."""
    (length,) = struct.unpack_from("<I", content, 0)
    return layout_by(content[4 : 4 + length])


def layout_by(head: bytes) -> Layout:
    """The same from the header alone."""
    columns, begin = {}, 4 + len(head)
    for name, width, count in _shapes(head):
        columns[name] = Column(begin, width, count)
        begin += width * count
    return Layout(head, columns)


def _shapes(head: bytes) -> Iterator[tuple[tuple[str, str], int, int]]:
    header = json.loads(head)
    for name in NAMED:
        yield (TEXTS, name), 1, int(header["texts"][name])
    for name in TABLES:
        table = header["tables"].get(name, {"count": 0, "columns": []})
        for column, code, repeated in table["columns"]:
            yield (name, column), np.dtype(code).itemsize * repeated, int(table["count"])
