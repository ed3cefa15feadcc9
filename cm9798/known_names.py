"""Text read from a picture, corrected against the names that lie in memory.

A letter is one cell of the picture, so what was read has the length of what stands there: a name is looked
for among those of its length, by the number of letters that differ.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from cm9798.snapshot import Snapshot
from cm9798.words import full_name

SHORTEST = 5  # a shorter name differs too little from other words to be guessed
POSSIBLE, LIKELY = 1 / 4, 1 / 8  # share of wrong letters; a likely name is not taken for a shorter one
UNREAD = "\ufffd"


class KnownNames:
    """Names by length, as columns of letters."""

    def __init__(self, names: Iterable[str]) -> None:
        by_length: dict[int, list[str]] = defaultdict(list)
        for name in sorted({name for name in names if len(name) >= SHORTEST}):
            by_length[len(name)].append(name)
        self._names = dict(sorted(by_length.items(), reverse=True))
        self._letters = {length: _letters(names) for length, names in self._names.items()}

    def correct(self, text: str) -> str:
        """The text with every name in it as it is written; the longest that fits counts."""
        at = 0
        while at < len(text):
            name = self._name_at(text, at) if _begins_word(text, at) else None
            if name is not None:
                text = text[:at] + name + text[at + len(name) :]
            at += len(name) if name is not None else 1
        return text

    def _name_at(self, text: str, at: int) -> str | None:
        best, fewest = None, POSSIBLE
        for length, letters in self._letters.items():
            if at + length > len(text) or not _ends_word(text, at + length):
                continue
            wrong = np.count_nonzero(letters != _letters([text[at : at + length]]), axis=1)
            nearest = int(wrong.argmin())
            share = float(wrong[nearest]) / length
            if share < fewest and np.count_nonzero(wrong == wrong[nearest]) == 1:
                best, fewest = self._names[length][nearest], share
                if share <= LIKELY:
                    break
        return best


def names_in(snapshot: Snapshot) -> KnownNames:
    """Of all players, clubs, managers and competitions."""
    people = [full_name(*name) for name in (*snapshot.player_names, *snapshot.manager_names)]
    others = [part for names in (*snapshot.club_names, *snapshot.competition_names) for part in names[:3]]
    return KnownNames((*people, *others))


def _letters(names: list[str]) -> NDArray[np.uint32]:
    return np.array([[ord(letter) for letter in name] for name in names], np.uint32)


def _begins_word(text: str, at: int) -> bool:
    return text[at] != " " and (at == 0 or not _is_letter(text[at - 1]))


def _ends_word(text: str, at: int) -> bool:
    return at == len(text) or not _is_letter(text[at])


def _is_letter(character: str) -> bool:
    return character.isalnum() or character == UNREAD
