"""The incident record: 8 bytes, a goal, card, substitution or injury of a match."""

from __future__ import annotations

from typing import Annotated

from cm9798.records.declaration import declare
from cm9798.records.kinds import OWN, SHOWN, U8, U16


class _Incident:
    minute: Annotated[int, U8(0), SHOWN, OWN]
    # 1 goal 2 penalty goal 3 yellow card 4 red card 5 substitution 6 injury 7 penalty missed
    # 8 shoot-out goal 9 shoot-out miss
    kind: Annotated[int, U8(1), SHOWN, OWN]
    side: Annotated[int, U8(2), SHOWN, OWN]  # 0 home 1 away
    player: Annotated[int, U16(4), SHOWN, OWN]
    other: Annotated[int, U16(6), SHOWN, OWN]  # assist, or who came on; FFFF none


INCIDENT = declare("incident", 8, _Incident)
