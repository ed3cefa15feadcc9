"""The competition record: 2,004 bytes, in memory and in CPDATAn.S16."""

from __future__ import annotations

from typing import Annotated

from cm9798.records.declaration import declare
from cm9798.records.kinds import OWN, PUBLIC, SHOWN, STRUCTURE, TEXT, U8, U16

Numbers = tuple[int, ...]


class _Competition:
    long_name: Annotated[int, TEXT(0), STRUCTURE, PUBLIC]
    display_name: Annotated[int, TEXT(4), STRUCTURE, PUBLIC]
    short_name: Annotated[int, TEXT(8), STRUCTURE, PUBLIC]
    code: Annotated[int, TEXT(12), STRUCTURE, PUBLIC]  # division code, as EPR
    nation_name: Annotated[int, TEXT(16), STRUCTURE, PUBLIC]
    team_count: Annotated[int, U8(85), SHOWN, PUBLIC]
    teams: Annotated[Numbers, U16(88, 25), SHOWN, PUBLIC]
    first_fixture: Annotated[int, U16(140), STRUCTURE, OWN]
    fixture_count: Annotated[int, U16(142), STRUCTURE, OWN]
    kind: Annotated[int, U8(144), SHOWN, OWN]  # 0 league
    tier: Annotated[int, U8(145), SHOWN, OWN]
    substitutes_named: Annotated[int, U8(146), SHOWN, OWN]
    substitutes_used: Annotated[int, U8(147), SHOWN, OWN]


COMPETITION = declare("competition", 2004, _Competition)
