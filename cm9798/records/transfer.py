"""The transfer record: 16 bytes, one move of a player; the newest is the last."""

from __future__ import annotations

from typing import Annotated

from cm9798.records.declaration import declare
from cm9798.records.kinds import DATE, OWN, S32, SHOWN, U8, U16

Numbers = tuple[int, ...]


class _Transfer:
    # The news tells of the own club's moves, with what was paid; the view filter reads no others.
    date: Annotated[Numbers, DATE(0), SHOWN, OWN]
    # 0 transfer 1 loan 2 back from loan 3 free 4 released 5 retired 6 youngster
    kind: Annotated[int, U8(3), SHOWN, OWN]
    player: Annotated[int, U16(4), SHOWN, OWN]
    from_club: Annotated[int, U16(6), SHOWN, OWN]
    to: Annotated[int, U16(8), SHOWN, OWN]
    fee: Annotated[int, S32(10), SHOWN, OWN]


TRANSFER = declare("transfer", 16, _Transfer)
