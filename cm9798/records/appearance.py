"""The appearance record: 16 bytes, one player in the match in play or last played."""

from __future__ import annotations

from typing import Annotated

from cm9798.records.declaration import declare
from cm9798.records.kinds import OBSERVER_ONLY, OWN, SHOWN, U8, U16


class _Appearance:
    player: Annotated[int, U16(0), SHOWN, OWN]  # FFFF none
    cell: Annotated[int, U8(2), SHOWN, OWN]
    status: Annotated[int, U8(3), SHOWN, OWN]  # 0 on the bench 1 on the pitch 2 taken off 3 sent off
    rating: Annotated[int, U8(4), SHOWN, OWN]  # 1..10
    goals: Annotated[int, U8(5), SHOWN, OWN]
    assists: Annotated[int, U8(6), OBSERVER_ONLY, OWN]
    yellows: Annotated[int, U8(7), SHOWN, OWN]
    red: Annotated[int, U8(8), SHOWN, OWN]
    minute_on: Annotated[int, U8(9), SHOWN, OWN]  # 0 started, 255 never
    minute_off: Annotated[int, U8(10), SHOWN, OWN]  # 255 not taken off
    condition: Annotated[int, U8(11), SHOWN, OWN]
    run: Annotated[int, U8(12), SHOWN, OWN]  # cell he runs to in attack
    shots: Annotated[int, U8(13), OBSERVER_ONLY, OWN]
    fouls: Annotated[int, U8(14), OBSERVER_ONLY, OWN]


APPEARANCE = declare("appearance", 16, _Appearance)
