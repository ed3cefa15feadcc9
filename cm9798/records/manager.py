"""The manager record: 39 bytes, in memory and in MGDATAn.S16; human managers are the last ones."""

from __future__ import annotations

from typing import Annotated

from cm9798.records.declaration import declare
from cm9798.records.kinds import DATE, IN_WORDS, OBSERVER_ONLY, OWN, PUBLIC, SHOWN, STRUCTURE, TEXT, U8, U16


class _Manager:
    first_name: Annotated[int, TEXT(0), STRUCTURE, PUBLIC]
    second_name: Annotated[int, TEXT(4), STRUCTURE, PUBLIC]
    nation: Annotated[int, U16(8), OBSERVER_ONLY, PUBLIC]
    club: Annotated[int, U16(12), SHOWN, PUBLIC]
    motivating: Annotated[int, U16(18), OBSERVER_ONLY, OWN]
    judgement: Annotated[int, U16(20), OBSERVER_ONLY, OWN]
    years: Annotated[int, U8(22), OBSERVER_ONLY, PUBLIC]
    reputation: Annotated[int, U8(24), OBSERVER_ONLY, PUBLIC]
    human: Annotated[int, U8(25), SHOWN, OWN]  # 1 = a person
    board_confidence: Annotated[int, U8(26), IN_WORDS, OWN]  # 0..100
    tactic: Annotated[int, U8(27), SHOWN, OWN]
    holiday_until: Annotated[tuple[int, ...], DATE(28), OBSERVER_ONLY, OWN]
    status: Annotated[
        int, U8(31), IN_WORDS, OWN
    ]  # 0 in charge or free 1 warned 2 sacked 3 resigned 4 warned again
    since: Annotated[tuple[int, ...], DATE(32), SHOWN, OWN]  # day of his appointment
    form: Annotated[int, U8(35), OBSERVER_ONLY, OWN]  # 128 = results as expected
    asked_for_time: Annotated[int, U8(36), OBSERVER_ONLY, OWN]  # months for which the board holds still


MANAGER = declare("manager", 39, _Manager)
