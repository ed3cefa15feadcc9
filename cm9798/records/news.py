"""The news record: 20 bytes, what a news item is about; the newest is the last."""

from __future__ import annotations

from typing import Annotated

from cm9798.records.declaration import declare
from cm9798.records.kinds import DATE, OBSERVER_ONLY, OWN, S32, SHOWN, U8, U16


class _News:
    date: Annotated[tuple[int, ...], DATE(0), SHOWN, OWN]
    kind: Annotated[int, U8(3), SHOWN, OWN]
    club: Annotated[int, U16(4), SHOWN, OWN]
    other_club: Annotated[int, U16(6), SHOWN, OWN]
    player: Annotated[int, U16(8), SHOWN, OWN]
    fixture: Annotated[int, U16(10), SHOWN, OWN]
    amount: Annotated[int, S32(12), SHOWN, OWN]
    read: Annotated[int, U8(16), OBSERVER_ONLY, OWN]


NEWS = declare("news", 20, _News)
