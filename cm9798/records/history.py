"""The history record: 8 bytes, one season of a player, as his profile lists it."""

from __future__ import annotations

from typing import Annotated

from cm9798.records.declaration import declare
from cm9798.records.kinds import OWN, SHOWN, U8, U16


class _History:
    player: Annotated[int, U16(0), SHOWN, OWN]
    club: Annotated[int, U16(2), SHOWN, OWN]  # FFFF one that the game does not know
    season: Annotated[int, U8(4), SHOWN, OWN]  # first year - 1900
    apps: Annotated[int, U8(5), SHOWN, OWN]
    goals: Annotated[int, U8(6), SHOWN, OWN]
    on_loan: Annotated[int, U8(7), SHOWN, OWN]  # 1 = the club had borrowed him


HISTORY = declare("history", 8, _History)
