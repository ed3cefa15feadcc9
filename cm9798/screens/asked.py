"""What the game asks at a stop, read from its screen: a question with its choices, an offer in its words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cm9798.editions.touchline98.screens import GOOD, KEY_TEXT
from cm9798.screen_text import Text

CAP_TO_LABEL = 21  # pixels from a button's key to what stands beside it


def buttons(texts: Sequence[Text]) -> dict[str, str]:
    """Key to label of every button on a screen, in the order of drawing."""
    return {
        cap.text: label.text
        for cap, label in pairwise(texts)
        if cap.colour == KEY_TEXT and label.y == cap.y and label.x == cap.x + CAP_TO_LABEL
    }


def choices(texts: Sequence[Text]) -> tuple[str, ...]:
    """A question's answers, in order: the buttons `1`, `2`, ..."""
    shown = buttons(texts)
    return tuple(shown[key] for key in sorted(key for key in shown if key.isdecimal()))


def wording(texts: Sequence[Text]) -> tuple[str, ...]:
    """What stands on the screen beside title, date, buttons and key hints."""
    on_buttons = {text for pair in buttons(texts).items() for text in pair}
    return tuple(text.text for text in texts[2:-1] if text.text not in on_buttons)


def answer_at(texts: Sequence[Text], y: int) -> tuple[str, bool] | None:
    """The game's answer in the line at `y`, and whether it is good news; None when it says nothing."""
    said = [text for text in texts if text.y == y]
    return (said[-1].text, said[-1].colour == GOOD) if said else None
