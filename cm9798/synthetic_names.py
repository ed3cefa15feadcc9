"""Names of a synthetic world: people, clubs, nations, with accents and with second names that come twice."""

from __future__ import annotations

PSEUDO_CLUBS = ("Free Transfer", "Minor Team", "Non League", "Retired", "Schoolboy")
NATIONS = ("Northmark", "Södland")
FIRST = (
    "Aldo",
    "Béla",
    "Carl",
    "Dusan",
    "Émile",
    "Finn",
    "Güney",
    "Hal",
    "Iñigo",
    "Jörg",
    "",
)
SYLLABLES = (
    "bar",
    "cor",
    "dan",
    "fél",
    "gor",
    "hum",
    "jas",
    "kel",
    "lün",
    "mor",
    "nor",
    "pey",
    "rañ",
    "sol",
    "tav",
)
ENDINGS = ("by", "den", "er", "field", "ley", "man", "ó", "son", "ton", "well")
TOWNS = ("Aber", "Brück", "Corn", "Dale", "Elm", "Fen", "Glen", "Hart", "Isle", "Kirk", "Long")
KINDS = ("Rovers", "United", "Town", "City", "Athletic", "Wanderers", "Albion")


def person_name(seed: int, kind: str, i: int) -> tuple[str, str]:
    """First and second name of a person; some have no first name, some share their second name."""
    turn = 7 * i + seed + len(kind)
    start, end = SYLLABLES[turn % len(SYLLABLES)], ENDINGS[(turn // 15 + i) % len(ENDINGS)]
    middle = SYLLABLES[(i // 11 + 3 * seed) % len(SYLLABLES)] if i % 3 else ""
    return FIRST[(i + seed) % len(FIRST)], f"{start}{middle}{end}".capitalize()


def club_name(seed: int, i: int) -> tuple[str, ...]:
    """The seven strings of row `i` of the club table: pseudo-clubs, nations, then clubs."""
    specials = PSEUDO_CLUBS + NATIONS
    if i < len(specials):
        return specials[i], specials[i], "", "", "", "", ""
    rank = i - len(specials)
    town = f"{TOWNS[(rank + seed) % len(TOWNS)]}{SYLLABLES[(rank + 2 * seed) % len(SYLLABLES)]}"
    kind = KINDS[rank % len(KINDS)]
    return f"{town} {kind}", town, f"The {town}ers", town, "Middle", "EPR", f"{town} Road"
