"""A record of which only shown fields can be read: asking for another one is an error, not a leak.

The bytes are decoded once, by a layout that has the shown fields alone: hidden ones are skipped as padding,
so that a view could not reach them by accident.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any

import numpy as np

from cm9798.records.declaration import Field, Record
from cm9798.records.encodings import decode_date
from cm9798.records.kinds import Visibility
from cm9798.snapshot import Table

SHOWN = (Visibility.SHOWN, Visibility.IN_WORDS)
# numpy's names of the types that records have, as struct names them
CODES = {"u1": "B", "i1": "b", "<u2": "H", "<i2": "h", "<u4": "I", "<i4": "i", "<f8": "d"}


class HiddenFieldError(LookupError):
    """A view asked for a field that no screen of the game shows."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """The shown fields of a record: one value each, several numbers as their bytes."""

    reader: struct.Struct
    numbers: dict[str, int]  # place among the values, by name
    several: dict[str, tuple[int, struct.Struct]]


class ShownRow:
    """One record behind the view filter; every value leaves it as a plain Python number."""

    __slots__ = ("_layout", "_values", "record")

    def __init__(self, record: Record, row: np.void) -> None:
        self.record = record
        self._layout = _layout(record)
        self._values: tuple[Any, ...] = self._layout.reader.unpack(row.tobytes())

    def number(self, name: str) -> int:
        """A shown field as a whole number (wages and values are whole pounds)."""
        try:
            return int(self._values[self._layout.numbers[name]])
        except KeyError:
            raise _refusal(self.record, name) from None

    def numbers(self, name: str) -> tuple[int, ...]:
        """A shown field of several numbers."""
        return self._several(name)[1].unpack(self.raw(name))

    def day(self, name: str) -> date | None:
        """A shown date; None when it is unset."""
        return decode_date(self.raw(name))

    def raw(self, name: str) -> bytes:
        """The bytes of a shown field of several numbers, for records inside a record."""
        content: bytes = self._values[self._several(name)[0]]
        return content

    def _several(self, name: str) -> tuple[int, struct.Struct]:
        try:
            return self._layout.several[name]
        except KeyError:
            raise _refusal(self.record, name) from None


def shown_rows(record: Record, table: Table) -> Iterator[ShownRow]:
    """Every record of a table behind the view filter, in order."""
    return (ShownRow(record, row) for row in table)


def shown_column(record: Record, table: Table, name: str) -> np.ndarray:
    """A shown field of a whole table, for filters over thousands."""
    if record.fields[name].visibility not in SHOWN:
        raise _refusal(record, name)
    column: np.ndarray = table[name]
    return column


def _refusal(record: Record, name: str) -> HiddenFieldError:
    visibility = record.fields[name].visibility  # KeyError: there is no such field
    if visibility in SHOWN:
        return HiddenFieldError(f"{record.name}.{name}: one number was asked of several, or several of one")
    return HiddenFieldError(f"{record.name}.{name} is {visibility.value}: no view may read it")


@cache
def _layout(record: Record) -> _Layout:
    code, end = "<", 0
    numbers: dict[str, int] = {}
    several: dict[str, tuple[int, struct.Struct]] = {}
    shown = [field for field in record.fields.values() if field.visibility in SHOWN]
    for place, field in enumerate(shown):
        code += f"{field.kind.offset - end}x{_code(field)}"
        end = field.kind.offset + field.size
        if field.size == struct.calcsize("<" + CODES[field.kind.numpy_code]):
            numbers[field.name] = place
        else:
            several[field.name] = (place, struct.Struct(f"<{field.kind.count}{CODES[field.kind.numpy_code]}"))
    return _Layout(struct.Struct(f"{code}{record.size - end}x"), numbers, several)


def _code(field: Field) -> str:
    return CODES[field.kind.numpy_code] if field.kind.count == 1 else f"{field.size}s"
