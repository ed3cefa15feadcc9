"""Invented towns: a stem and an ending from tables that sound like a language."""

from __future__ import annotations

import random

from cm9798.touchline98.world.words import WORDS

LONGEST = 12


def towns(tongue: str, rng: random.Random) -> list[str]:
    """Every town of a language's table, shuffled: at most 12 letters, none the home of a real club."""
    stems, endings = WORDS.towns[tongue]
    names = [stem + ending for stem in stems for ending in endings if _sounds(stem, ending)]
    rng.shuffle(names)
    return [name for name in names if len(name) <= LONGEST and name not in WORDS.avoided_towns]


def _sounds(stem: str, ending: str) -> bool:
    """False where the joint stumbles: three equal letters, or the stem's last two repeated."""
    return not ending.startswith((stem[-2:].lower(), stem[-1] * 2)) and stem[-1] != ending[0]
