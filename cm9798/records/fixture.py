"""The fixture record: 24 bytes, a football match to come or played."""

from __future__ import annotations

from typing import Annotated

from cm9798.records.declaration import declare
from cm9798.records.kinds import DATE, IN_WORDS, OBSERVER_ONLY, OWN, SHOWN, U8, U16


class _Fixture:
    home: Annotated[int, U16(0), SHOWN, OWN]  # club indexes
    away: Annotated[int, U16(2), SHOWN, OWN]
    competition: Annotated[int, U16(4), SHOWN, OWN]
    date: Annotated[tuple[int, ...], DATE(6), SHOWN, OWN]
    round: Annotated[int, U8(9), SHOWN, OWN]  # 1..
    home_goals: Annotated[int, U8(10), SHOWN, OWN]
    away_goals: Annotated[int, U8(11), SHOWN, OWN]
    played: Annotated[int, U8(12), SHOWN, OWN]
    leg: Annotated[int, U8(13), SHOWN, OWN]  # 0 none, 1 and 2 legs, 3 replay
    attendance: Annotated[int, U16(14), SHOWN, OWN]
    extra_time: Annotated[int, U8(16), SHOWN, OWN]
    home_penalties: Annotated[int, U8(17), SHOWN, OWN]  # of a shoot-out
    away_penalties: Annotated[int, U8(18), SHOWN, OWN]
    neutral: Annotated[int, U8(19), SHOWN, OWN]
    first_leg: Annotated[int, U16(20), OBSERVER_ONLY, OWN]  # its fixture; FFFF none
    decided: Annotated[int, U8(22), IN_WORDS, OWN]  # who goes on: 0 not known 1 home 2 away


FIXTURE = declare("fixture", 24, _Fixture)
