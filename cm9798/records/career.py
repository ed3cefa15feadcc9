"""The career record: 20 bytes, a manager's time at a club."""

from __future__ import annotations

from typing import Annotated

from cm9798.records.declaration import declare
from cm9798.records.kinds import DATE, OWN, SHOWN, U8, U16

Numbers = tuple[int, ...]


class _Career:
    manager: Annotated[int, U16(0), SHOWN, OWN]
    club: Annotated[int, U16(2), SHOWN, OWN]
    since: Annotated[Numbers, DATE(4), SHOWN, OWN]
    until: Annotated[Numbers, DATE(7), SHOWN, OWN]  # zeros while it lasts
    how: Annotated[int, U8(10), SHOWN, OWN]  # 0 goes on 1 left for another club 2 sacked 3 resigned
    played: Annotated[int, U16(11), SHOWN, OWN]
    won: Annotated[int, U16(13), SHOWN, OWN]
    drawn: Annotated[int, U16(15), SHOWN, OWN]
    lost: Annotated[int, U16(17), SHOWN, OWN]


CAREER = declare("career", 20, _Career)
