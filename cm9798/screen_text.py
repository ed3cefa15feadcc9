"""The drawn-text list: every text on the current screen, with its place, in the order of drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cm9798.editions.touchline98.memory import END_OF_SCREEN
from cm9798.records.drawn_text import DRAWN_TEXT

TITLE_BELOW = 24  # a screen's title is its first text, drawn above this line


class ScreenTextError(ValueError):
    """The list in memory is no list of texts: it was read while the screen was being drawn."""


@dataclass(frozen=True, slots=True)
class Text:
    """One text on the screen; x and y are pixels from the top left."""

    x: int
    y: int
    font: int
    colour: int
    text: str


def decode_texts(records: Sequence[bytes], strings: Sequence[bytes | None]) -> tuple[Text, ...]:
    """The list from its records and the string behind each one's pointer (None: the pointer led nowhere)."""
    if len(records) != len(strings):
        raise ScreenTextError(f"expected a string for each of {len(records)} texts, found {len(strings)}")
    table = DRAWN_TEXT.table(b"".join(records), len(records))
    texts = []
    for index, (row, string) in enumerate(zip(table, strings, strict=True)):
        if string is None:
            raise ScreenTextError(
                f"text {index}: expected an address of a string, found {int(row['text']):#x}"
            )
        place = (int(row["x"]), int(row["y"]), int(row["font"]), int(row["colour"]))
        texts.append(Text(*place, string.decode("latin-1")))
    return tuple(texts)


def is_complete(texts: Sequence[Text]) -> bool:
    """Whether the screen is drawn to its end: the last text is the line of key hints."""
    return bool(texts) and texts[-1].text.startswith(END_OF_SCREEN)


def title(texts: Sequence[Text]) -> str | None:
    """The screen's title; None when the first text is none."""
    return texts[0].text if texts and texts[0].y < TITLE_BELOW else None


def lines(texts: Sequence[Text]) -> tuple[str, ...]:
    """The bare texts, as evidence in messages."""
    return tuple(text.text for text in texts)
