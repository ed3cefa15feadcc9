"""News bodies read from pictures: letters by the font's glyphs, names corrected against those in memory."""

from __future__ import annotations

import random

import numpy as np
from numpy.typing import NDArray
from test_memdaemon_ocr import COPY, ROM

from cm9798.known_names import UNREAD, KnownNames
from memdaemon.font import HEIGHT, Font
from memdaemon.glyphs import read_lines

BODIES, COLUMNS, SMUDGED = 200, 75, 0.03
FIRST = ("José", "Zoë", "Jürgen", "Øyvind", "Tomáš".replace("š", "s"), "François", "Ångström", "Íñigo", "Ade")
SECOND = ("Muñoz", "Günther", "Sørensen", "Château", "Piñeiro", "Mbòlé", "D'Ávila", "Müller-Weiß", "Smith")
CLUBS = (
    "Fortebianca",
    "Real Peñarol",
    "München 1860",
    "Ålborg",
    "Kelton Rovers",
    "Saint-Étienne",
    "Yarnshaw",
)
WORDS = (
    *("has", "joined", "from", "for", "a", "fee", "of", "the", "match", "was", "won", "by", "and", "will"),
    *("be", "out", "injured", "weeks", "£800,000.", "2", "-", "1"),
)
INK, PAPER = 0xFFFFFF, 0x203040


def font() -> Font:
    """The program's own copy: Latin-1."""
    glyphs: Font = {}
    for code in range(0x21, 0x100):
        rows = bytes(COPY[code * HEIGHT : (code + 1) * HEIGHT])
        if any(rows):
            glyphs.setdefault(rows, bytes((code,)).decode("latin-1"))
    return glyphs


def body(chance: random.Random) -> tuple[str, list[str]]:
    """A line or two of words with names in them, and the names."""
    names = [f"{chance.choice(FIRST)} {chance.choice(SECOND)}", chance.choice(CLUBS), chance.choice(CLUBS)]
    words = [*names, *chance.choices(WORDS, k=7)]
    chance.shuffle(words)
    return " ".join(words)[:COLUMNS].rstrip(), [name for name in names if name in " ".join(words)[:COLUMNS]]


def drawn(text: str, chance: random.Random, smudged: float) -> NDArray[np.uint32]:
    """As a game draws it; of some letters a few pixels are missing or too many."""
    picture = np.full((HEIGHT + 8, 8 * COLUMNS + 16), PAPER, np.uint32)
    for place, code in enumerate(text.encode("latin-1")):
        rows = np.frombuffer(bytes(COPY[code * HEIGHT : (code + 1) * HEIGHT]), "u1")
        bits = np.unpackbits(rows[:, None], axis=1).astype(bool)
        if any(rows) and chance.random() < smudged:
            for _ in range(6):
                bits[chance.randrange(3, 13), chance.randrange(7)] ^= True
        cell = picture[4 : 4 + HEIGHT, 8 + 8 * place : 16 + 8 * place]
        cell[bits] = INK
    return picture


def read(picture: NDArray[np.uint32], glyphs: Font) -> str:
    return " ".join(line.text for line in read_lines(picture, glyphs))


def wrong_letters(found: str, text: str) -> int:
    return sum(a != b for a, b in zip(found.ljust(len(text)), text, strict=False)) + max(
        0, len(found) - len(text)
    )


def test_news_bodies_with_accents_as_the_game_draws_them() -> None:
    """200 bodies of clean letters are read without a fault: nothing is left to correct."""
    chance, glyphs = random.Random(1), font()
    assert ROM != COPY
    for _ in range(BODIES):
        text, _ = body(chance)
        assert read(drawn(text, chance, 0.0), glyphs) == " ".join(text.split())


def test_news_bodies_with_smudged_letters() -> None:
    """With every thirtieth letter smudged, 99 % of the characters are right and every name is exact."""
    chance, glyphs = random.Random(2), font()
    names = KnownNames((*CLUBS, *(f"{first} {second}" for first in FIRST for second in SECOND)))
    letters = faults = 0
    for _ in range(BODIES):
        text, named = body(chance)
        found = names.correct(read(drawn(text, chance, SMUDGED), glyphs))
        letters, faults = letters + len(text), faults + wrong_letters(found, text)
        assert [name for name in named if name not in found] == [], (text, found)
    assert faults <= letters // 100


def test_names_are_corrected_as_a_whole_or_not_at_all() -> None:
    """A misread name becomes the one name that it can be; a word like none of them stays."""
    names = KnownNames(("Kelton Rovers", "Kelton", "Ian Nash", "Ian Nast"))
    assert names.correct("Keltom Rovers beat Ian Nash") == "Kelton Rovers beat Ian Nash"
    assert names.correct(f"Kelton Ro{UNREAD}ers won") == "Kelton Rovers won"
    assert names.correct("Ian Nasp scored") == "Ian Nasp scored"  # two could be meant
    assert names.correct("Weather") == "Weather"
    assert names.correct("") == ""
