"""A record of which only shown fields can be read: asking for another one is an error, not a leak."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import cache

import numpy as np

from cm9798.records.declaration import Record
from cm9798.records.encodings import decode_date
from cm9798.records.kinds import Visibility


class HiddenFieldError(LookupError):
    """A view asked for a field that no screen of the game shows."""


@dataclass(frozen=True, slots=True)
class ShownRow:
    """One record behind the view filter; every value leaves it as a plain Python number."""

    record: Record
    row: np.void

    def number(self, name: str) -> int:
        """A shown field as a whole number (wages and values are whole pounds)."""
        return int(self._shown(name))

    def numbers(self, name: str) -> tuple[int, ...]:
        """A shown field of several numbers."""
        return tuple(int(value) for value in self._shown(name))

    def day(self, name: str) -> date | None:
        """A shown date; None when it is unset."""
        return decode_date(self._shown(name))

    def raw(self, name: str) -> bytes:
        """A shown field's bytes, for records inside a record."""
        return bytes(self._shown(name))

    def _shown(self, name: str) -> np.ndarray:
        if name not in _shown_names(self.record):
            visibility = self.record.fields[name].visibility
            raise HiddenFieldError(f"{self.record.name}.{name} is {visibility.value}: no view may read it")
        value: np.ndarray = self.row[name]
        return value


@cache
def _shown_names(record: Record) -> frozenset[str]:
    """Looked at for every number of every view, so it is made once a record."""
    shown = (Visibility.SHOWN, Visibility.IN_WORDS)
    return frozenset(name for name, field in record.fields.items() if field.visibility in shown)
