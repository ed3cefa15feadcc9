"""The drawn-text record: 12 bytes, one text on the current screen."""

from __future__ import annotations

from typing import Annotated

from cm9798.records.declaration import declare
from cm9798.records.kinds import OWN, SHOWN, STRUCTURE, TEXT, U8, U16


class _DrawnText:
    text: Annotated[int, TEXT(0), STRUCTURE, OWN]
    x: Annotated[int, U16(4), SHOWN, OWN]
    y: Annotated[int, U16(6), SHOWN, OWN]
    font: Annotated[int, U8(8), SHOWN, OWN]
    colour: Annotated[int, U8(9), SHOWN, OWN]


DRAWN_TEXT = declare("drawn_text", 12, _DrawnText)
