"""Names of people: from Faker's lists by country, in Latin-1, no full name twice in a world."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from faker import Faker

LONGEST = 19  # the start-up error of over-long names begins at 30; screens like 20
_STROKES = str.maketrans("łŁđĐıőŐűŰœŒÿ’", "lLdDiöÖüÜoOy'")
_AVOIDED = frozenset(  # first or second names that distract, and namesakes of famous footballers and managers
    "Adolf Benito Dick Fanny Gay Hitler Jesus Mussolini Osama Randy Saddam Stalin Willy Christ Madonna".split()
)
_NAMESAKES = frozenset(
    "Alan Shearer,Alan Smith,Andrew Cole,Andy Cole,Ashley Cole,David Moyes,David Seaman,Dean Smith,Gareth Barry,"
    "Gary Neville,George Best,Graham Taylor,Ian Wright,Jamie Carragher,Joe Cole,John Barnes,John Terry,"
    "Kevin Phillips,Lee Dixon,Lee Sharpe,Mark Hughes,Martin Keown,Michael Owen,Paul Ince,Paul Robinson,"
    "Phil Jones,Philip Neville,Ray Wilson,Robbie Fowler,Roy Hodgson,Ryan Giggs,Steve Bruce,Steven Gerrard,"
    "Stuart Pearce,Terry Butcher,Tony Adams,Wayne Rooney,Daniel James,Harry Kane,Jack Wilshere,Jordan Henderson,"
    "Scott Parker,Peter Taylor,Chris Sutton,Chris Wilder,Carl Cort,Paul Scholes,Paul Warhurst".split(",")
)


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
    return lengths and not {first, second} & _AVOIDED and f"{first} {second}" not in _NAMESAKES
