"""From a class of annotated fields to a checked record layout with its numpy dtype.

A field is one line: `ability: Annotated[int, S16(26), OBSERVER_ONLY, PUBLIC]`. Fields that overlap, overrun
the record, lack visibility or provenance, or a string address that does not stand in front, fail at import.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, get_type_hints

import numpy as np
from numpy.typing import NDArray

from cm9798.records.kinds import Kind, Provenance, Visibility


class DeclarationError(TypeError):
    """A record declaration contradicts itself."""


@dataclass(frozen=True, slots=True)
class Field:
    """One declared field."""

    name: str
    kind: Kind
    visibility: Visibility
    provenance: Provenance
    size: int  # bytes, all repetitions


@dataclass(frozen=True, slots=True, eq=False)
class Record:
    """A record's layout: `fields` in order of offset; `dtype` has explicit offsets and the record's size."""

    name: str
    size: int
    fields: Mapping[str, Field]
    dtype: np.dtype[np.void]

    @property
    def strings(self) -> tuple[str, ...]:
        """Names of the string address fields, in pointer order."""
        return tuple(f.name for f in self.fields.values() if f.kind.role == "text")

    @property
    def structure_addresses(self) -> tuple[str, ...]:
        """Names of the fields that hold guest addresses: they differ between two equal games."""
        return tuple(f.name for f in self.fields.values() if f.kind.role in ("text", "address"))

    def table(self, data: bytes, count: int | None = None) -> NDArray[np.void]:
        """Decode `count` records (default: all of `data`) without copying; ValueError when some are cut."""
        if count is None:
            count, rest = divmod(len(data), self.size)
            if rest:
                raise ValueError(
                    f"{self.name}: expected whole records of {self.size} bytes, found {len(data)} bytes"
                )
        if len(data) < count * self.size:
            raise ValueError(
                f"{self.name}: expected {count} records of {self.size} bytes, found {len(data)} bytes"
            )
        return np.frombuffer(data, self.dtype, count)

    def empty(self, count: int) -> NDArray[np.void]:
        """A writable table of `count` records, all bytes 0."""
        return np.frombuffer(bytearray(count * self.size), self.dtype, count)


def declare(name: str, size: int, fields: type) -> Record:
    """Build the layout of `size` bytes that the annotations of the class `fields` describe."""
    declared = [_field(name, key, hint) for key, hint in get_type_hints(fields, include_extras=True).items()]
    declared.sort(key=lambda field: field.kind.offset)
    _check(name, size, declared)
    dtype = np.dtype(
        {
            "names": [field.name for field in declared],
            "formats": [_format(field.kind) for field in declared],
            "offsets": [field.kind.offset for field in declared],
            "itemsize": size,
        }
    )
    return Record(name, size, MappingProxyType({field.name: field for field in declared}), dtype)


def _field(record: str, name: str, hint: Any) -> Field:
    marks = getattr(hint, "__metadata__", ())
    kinds = [mark for mark in marks if isinstance(mark, Kind)]
    visibilities = [mark for mark in marks if isinstance(mark, Visibility)]
    sources = [mark for mark in marks if isinstance(mark, Provenance)]
    if not len(kinds) == len(visibilities) == len(sources) == 1:
        raise DeclarationError(f"{record}.{name}: expected one type, one visibility, one provenance: {marks}")
    kind = kinds[0]
    return Field(name, kind, visibilities[0], sources[0], np.dtype(kind.numpy_code).itemsize * kind.count)


def _format(kind: Kind) -> Any:
    return kind.numpy_code if kind.count == 1 else (kind.numpy_code, (kind.count,))


def _check(record: str, size: int, fields: list[Field]) -> None:
    end, before = 0, "its start"
    for field in fields:
        if field.kind.offset < end:
            raise DeclarationError(f"{record}.{field.name} at {field.kind.offset} overlaps {before}")
        end, before = field.kind.offset + field.size, field.name
    if end > size:
        raise DeclarationError(f"{record}.{before} ends at {end}, behind the record's {size} bytes")
    texts = [field for field in fields if field.kind.role == "text"]
    if [field.kind.offset for field in texts] != [4 * i for i in range(len(texts))]:
        raise DeclarationError(f"{record}: string addresses must come first, 4 bytes each")
