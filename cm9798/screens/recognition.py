"""Which screen is on show, by its texts alone."""

from __future__ import annotations

from collections.abc import Sequence

from cm9798.editions.touchline98.screens import SCREENS
from cm9798.screen_text import Text, is_complete, title
from cm9798.screens.screen import Screen


def recognise(texts: Sequence[Text], screens: Sequence[Screen] = SCREENS) -> str | None:
    """The name of the screen; None when it is not drawn to its end or is none of the declared ones."""
    if not is_complete(texts):
        return None
    shown = {text.text for text in texts}
    for screen in screens:
        if screen.title == title(texts) and shown.issuperset(screen.required):
            return screen.name
    return None
