"""The fixture record: 24 bytes, a football match to come or played."""

from __future__ import annotations

from typing import Annotated

from cm9798.records.declaration import declare
from cm9798.records.kinds import DATE, OBSERVER_ONLY, OWN, SHOWN, U8, U16


class _Fixture:
    home: Annotated[int, U16(0), SHOWN, OWN]  # club indexes
    away: Annotated[int, U16(2), SHOWN, OWN]
    competition: Annotated[int, U16(4), SHOWN, OWN]
    date: Annotated[tuple[int, ...], DATE(6), SHOWN, OWN]
    round: Annotated[int, U8(9), OBSERVER_ONLY, OWN]  # 1..
    home_goals: Annotated[int, U8(10), SHOWN, OWN]
    away_goals: Annotated[int, U8(11), SHOWN, OWN]
    played: Annotated[int, U8(12), SHOWN, OWN]
    attendance: Annotated[int, U16(14), SHOWN, OWN]


FIXTURE = declare("fixture", 24, _Fixture)
