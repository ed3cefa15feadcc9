"""The question record: 24 bytes, what the game asks a person; the first one is on the screen."""

from __future__ import annotations

from typing import Annotated

from cm9798.records.declaration import declare
from cm9798.records.kinds import DATE, OBSERVER_ONLY, OWN, S32, SHOWN, U8, U16

Numbers = tuple[int, ...]


class _Question:
    date: Annotated[Numbers, DATE(0), OBSERVER_ONLY, OWN]
    kind: Annotated[int, U8(3), SHOWN, OWN]
    manager: Annotated[int, U16(4), OBSERVER_ONLY, OWN]
    club: Annotated[int, U16(6), SHOWN, OWN]
    player: Annotated[int, U16(8), SHOWN, OWN]
    other_club: Annotated[int, U16(10), SHOWN, OWN]
    amount: Annotated[int, S32(12), SHOWN, OWN]


QUESTION = declare("question", 24, _Question)
