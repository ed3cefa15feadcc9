"""Names of people: from Faker's lists by country, in Latin-1, no full name twice in a world."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from faker import Faker

from cm9798.touchline98.world.words import WORDS

LONGEST = 19  # the start-up error of over-long names begins at 30; screens like 20
_STROKES = str.maketrans("łŁđĐıőŐűŰœŒÿ’", "lLdDiöÖüÜoOy'")


def latin1(text: str) -> str:
    """`text` with what Latin-1 lacks replaced by the bare letter, or dropped."""
    letters = []
    for letter in text.translate(_STROKES):
        bare = letter if _fits(letter) else unicodedata.normalize("NFKD", letter)[0]
        letters.append(bare if _fits(bare) else "")
    return "".join(letters)


class People:
    """Gives out names of one world."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._fakers: dict[str, Faker] = {}
        self._taken: set[tuple[str, str]] = set()

    def draw(self, locales: Sequence[str], turn: int) -> tuple[str, str]:
        """A new first and second name; `turn` picks among several locales."""
        faker = self._faker(locales[turn % len(locales)])
        while True:
            first, second = latin1(faker.first_name_male()), latin1(faker.last_name_male())
            if (first, second) not in self._taken and _usable(first, second):
                self._taken.add((first, second))
                return first, second

    def _faker(self, locale: str) -> Faker:
        if locale not in self._fakers:
            faker = Faker(locale)
            faker.seed_instance(f"{self._seed}/{locale}")
            self._fakers[locale] = faker
        return self._fakers[locale]


def _fits(letter: str) -> bool:
    return "\x1f" < letter < "\xff" and not "\x7f" <= letter <= "\xa0"


def _usable(first: str, second: str) -> bool:
    lengths = 2 <= len(first) <= LONGEST and 2 <= len(second) <= LONGEST
    plain = "," not in first + second  # "Berg, van den" is how an index writes it
    return (
        plain
        and lengths
        and not {first, second} & WORDS.avoided_names
        and f"{first} {second}" not in WORDS.namesakes
    )
