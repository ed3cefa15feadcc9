"""Names compared as the game compares them: without accents, small letters like capitals."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

# C0..FF as the letter that is typed for it.
PLAIN = b"AAAAAAACEEEEIIIIDNOOOOOXOUUUUYTSAAAAAAACEEEEIIIIDNOOOOO/OUUUUYTY"
TABLE = (
    bytes(range(ord("a"))) + bytes(range(ord("A"), ord("Z") + 1)) + bytes(range(ord("z") + 1, 0xC0)) + PLAIN
)
END = b"\n"


def folded(text: str) -> bytes:
    """A text as it is compared; a letter that the game does not know fits nothing."""
    return text.encode("latin-1", "replace").translate(TABLE)


def folded_column(names: Sequence[str]) -> NDArray[np.bytes_]:
    """Many names as they are compared, to be sorted."""
    return np.array(folded("\n".join(names)).split(END))[: len(names)]


class NameIndex:
    """Many names, searched at once; a name is in one or two parts."""

    def __init__(self, names: Iterable[Sequence[str]]) -> None:
        block = folded("\n".join(map(" ".join, names)))
        self._block = (END + block + END).replace(b"\n ", END).replace(b" \n", END)
        self._starts = np.flatnonzero(np.frombuffer(self._block, "u1") == ord(END))[:-1]

    def containing(self, part: str) -> list[int]:
        """Places of the names that contain it, in order; an empty part is in every name."""
        wanted = folded(part)
        if END in wanted:
            return []
        if not wanted:
            return list(range(len(self._starts)))
        return self._places(re.escape(wanted))

    def same(self, name: str) -> list[int]:
        """Places of those who are called so, but for accents, case and spaces between words."""
        wanted = folded(" ".join(name.split()))
        if not wanted or END in wanted:
            return []
        return self._places(b"(?<=\n)" + re.escape(wanted) + b"(?=\n)")

    def _places(self, pattern: bytes) -> list[int]:
        found = [match.start() for match in re.finditer(pattern, self._block)]
        return [int(place) for place in np.unique(np.searchsorted(self._starts, found) - 1)]
