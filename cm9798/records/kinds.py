"""The number types a record field may have, as the annotations that declare one field a line.

Offsets are bytes from the record's start; all numbers are little-endian and packed. `TEXT` is the 32-bit
guest address of a NUL-terminated Latin-1 string, `ADDRESS` that of anything else, `DATE` is day, month,
year - 1900.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal

Role = Literal["number", "date", "text", "address"]


class Visibility(Enum):
    """Who may learn a field's value."""

    SHOWN = "shown"  # a screen of the game shows it, as a number, a name or a date
    IN_WORDS = "in words"  # a screen of the game describes it
    OBSERVER_ONLY = "observer only"  # no screen shows it: stored, never reachable by a tool
    STRUCTURE = "structure"  # addresses and padding: says nothing about football


SHOWN = Visibility.SHOWN
IN_WORDS = Visibility.IN_WORDS
OBSERVER_ONLY = Visibility.OBSERVER_ONLY
STRUCTURE = Visibility.STRUCTURE


class Provenance(Enum):
    """Where the knowledge about a field's place comes from."""

    PUBLIC = "publicly described layout of the 1997 saved games"
    PUBLIC_DISPUTED = (
        "public descriptions disagree about this byte; settled by the order of the data file's columns"
    )
    OWN = "place of Touchline 98's own inside the record"


PUBLIC = Provenance.PUBLIC
PUBLIC_DISPUTED = Provenance.PUBLIC_DISPUTED
OWN = Provenance.OWN


@dataclass(frozen=True, slots=True)
class Kind:
    """Type, place and number of repetitions of one field."""

    code: str  # the game's word for the type: u8, s16, f64, ...
    numpy_code: str
    offset: int
    count: int = 1
    role: Role = "number"


def U8(offset: int, count: int = 1) -> Kind:  # noqa: N802  reads as a type in an annotation
    """Unsigned byte(s)."""
    return Kind("u8", "u1", offset, count)


def S8(offset: int, count: int = 1) -> Kind:  # noqa: N802  reads as a type in an annotation
    """Signed byte(s)."""
    return Kind("s8", "i1", offset, count)


def U16(offset: int, count: int = 1) -> Kind:  # noqa: N802  reads as a type in an annotation
    """Unsigned 16-bit number(s); links use FFFF for none."""
    return Kind("u16", "<u2", offset, count)


def S16(offset: int, count: int = 1) -> Kind:  # noqa: N802  reads as a type in an annotation
    """Signed 16-bit number(s)."""
    return Kind("s16", "<i2", offset, count)


def U32(offset: int, count: int = 1) -> Kind:  # noqa: N802  reads as a type in an annotation
    """Unsigned 32-bit number(s)."""
    return Kind("u32", "<u4", offset, count)


def S32(offset: int, count: int = 1) -> Kind:  # noqa: N802  reads as a type in an annotation
    """Signed 32-bit number(s)."""
    return Kind("s32", "<i4", offset, count)


def F64(offset: int) -> Kind:  # noqa: N802  reads as a type in an annotation
    """A double that holds a whole number, as wages and values."""
    return Kind("f64", "<f8", offset)


def DATE(offset: int) -> Kind:  # noqa: N802  reads as a type in an annotation
    """Day, month, year - 1900."""
    return Kind("u8", "u1", offset, 3, "date")


def TEXT(offset: int) -> Kind:  # noqa: N802  reads as a type in an annotation
    """Guest address of a string."""
    return Kind("u32", "<u4", offset, 1, "text")


def ADDRESS(offset: int) -> Kind:  # noqa: N802  reads as a type in an annotation
    """Guest address of a table."""
    return Kind("u32", "<u4", offset, 1, "address")
