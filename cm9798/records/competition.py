"""The competition record: 2,004 bytes, in memory and in CPDATAn.S16."""

from __future__ import annotations

from typing import Annotated

from cm9798.records.declaration import declare
from cm9798.records.kinds import IN_WORDS, OBSERVER_ONLY, OWN, PUBLIC, SHOWN, STRUCTURE, TEXT, U8, U16

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
    # 0 league 1 play-offs 2 cup 3 league cup 4 European cup 5 internationals 6 pool
    kind: Annotated[int, U8(144), SHOWN, OWN]
    tier: Annotated[int, U8(145), OBSERVER_ONLY, OWN]
    substitutes_named: Annotated[int, U8(146), OBSERVER_ONLY, OWN]
    substitutes_used: Annotated[int, U8(147), SHOWN, OWN]
    holder: Annotated[int, U16(148), SHOWN, OWN]  # last season's winner
    winner: Annotated[int, U16(150), SHOWN, OWN]  # this season's, once decided
    runner_up: Annotated[int, U16(152), OBSERVER_ONLY, OWN]
    round: Annotated[int, U8(154), SHOWN, OWN]  # the last round drawn
    # Places that go up at once, into play-offs, down: the stripes beside a league table.
    promoted: Annotated[int, U8(155), IN_WORDS, OWN]
    playoffs: Annotated[int, U8(156), IN_WORDS, OWN]
    relegated: Annotated[int, U8(157), IN_WORDS, OWN]
    playoff_winner_known: Annotated[int, U8(158), OBSERVER_ONLY, OWN]
    past_winners: Annotated[Numbers, U16(160, 40), OBSERVER_ONLY, OWN]  # by season, from 1997/98


COMPETITION = declare("competition", 2004, _Competition)
