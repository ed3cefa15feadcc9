"""Names of clubs: long and short, stadium and nickname, each given out once a world."""

from __future__ import annotations

import random
from dataclasses import dataclass

from cm9798.touchline98.world import place_names
from cm9798.touchline98.world.words import WORDS

LONGEST, LONGEST_SHORT = 28, 16


@dataclass(frozen=True, slots=True)
class ClubName:
    """What a club is called."""

    long: str
    short: str
    town: str
    stadium: str
    nickname: str


class ClubNames:
    """Gives out names of one world: long and short names are unique, a town has two clubs at most."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._towns: dict[str, list[str]] = {}
        self._taken: set[str] = set()
        self._stadiums: set[str] = set()
        self._last_english = ""

    def draw(self, tongue: str) -> ClubName:
        """The next club of a country that speaks `tongue`; IndexError when its towns are used up."""
        while True:
            town, long, short = self._english() if tongue == "english" else self._foreign(tongue)
            fits = len(long) <= LONGEST and len(short) <= LONGEST_SHORT
            if fits and not {long, short} & self._taken:
                break
        self._taken |= {long, short}
        return ClubName(long, short, town, self._stadium(), "The " + self._rng.choice(WORDS.nicknames))

    def _town(self, tongue: str) -> str:
        return self._towns.setdefault(tongue, place_names.towns(tongue, self._rng)).pop()

    def _english(self) -> tuple[str, str, str]:
        (word,) = self._rng.choices(list(WORDS.suffixes), [weight for _, weight in WORDS.suffixes.values()])
        rival = self._last_english and self._rng.random() < 0.08
        town = self._last_english if rival else self._town("english")
        self._last_english = "" if rival else town
        return town, f"{town} {word}", f"{town} {WORDS.suffixes[word][0]}" if rival else town

    def _foreign(self, tongue: str) -> tuple[str, str, str]:
        town = self._town(tongue)
        return town, self._rng.choice(WORDS.patterns[tongue]).format(town), town

    def _stadium(self) -> str:
        for _ in range(20):
            name = self._rng.choice(WORDS.grounds).format(self._rng.choice(WORDS.ground_words))
            if name not in self._stadiums and not _repeats(name):
                break
        self._stadiums.add(name)
        return name


def _repeats(name: str) -> bool:
    words = name.split()
    return len(set(words)) != len(words)
