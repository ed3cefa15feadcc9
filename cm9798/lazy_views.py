"""Views by table index, each built when it is looked at and then kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

Seen = TypeVar("Seen")


class LazyViews(Mapping[int, Seen]):
    """One view a record of a table; KeyError for an index that the table does not have."""

    def __init__(self, count: int, build: Callable[[int], Seen]) -> None:
        self._count = count
        self._build = build
        self._built: dict[int, Seen] = {}

    def __getitem__(self, index: int) -> Seen:
        if index not in self._built:
            if not 0 <= index < self._count:
                raise KeyError(index)
            self._built[index] = self._build(index)
        return self._built[index]

    def __iter__(self) -> Iterator[int]:
        return iter(range(self._count))

    def __len__(self) -> int:
        return self._count
