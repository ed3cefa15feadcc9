"""The match record: 1,024 bytes, the match in play or the last one played."""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from cm9798.records.appearance import APPEARANCE
from cm9798.records.declaration import declare
from cm9798.records.incident import INCIDENT
from cm9798.records.kinds import IN_WORDS, OBSERVER_ONLY, OWN, SHOWN, U8, U16, U32

Numbers = tuple[int, ...]


class _Match:
    fixture: Annotated[int, U16(0), SHOWN, OWN]  # FFFF none
    clubs: Annotated[Numbers, U16(2, 2), SHOWN, OWN]  # home, away
    # 0 none 1 first half 2 half-time 3 second half 4 full time
    # 5 before extra time 6 its first half 7 its break 8 its second half 9 shoot-out
    phase: Annotated[int, U8(6), SHOWN, OWN]
    minute: Annotated[int, U8(7), SHOWN, OWN]
    goals: Annotated[Numbers, U8(8, 2), SHOWN, OWN]
    subs_used: Annotated[Numbers, U8(10, 2), SHOWN, OWN]
    tactics: Annotated[Numbers, U8(12, 2), SHOWN, OWN]
    shots: Annotated[Numbers, U16(14, 2), SHOWN, OWN]
    shots_on_target: Annotated[Numbers, U16(18, 2), SHOWN, OWN]
    attendance: Annotated[int, U16(22), SHOWN, OWN]
    random: Annotated[Numbers, U32(24, 4), OBSERVER_ONLY, OWN]  # the match's own stream
    incident_count: Annotated[int, U8(40), SHOWN, OWN]
    penalties: Annotated[Numbers, U8(41, 2), SHOWN, OWN]  # goals of the shoot-out
    kicks: Annotated[Numbers, U8(43, 2), SHOWN, OWN]
    first_leg: Annotated[Numbers, U8(45, 2), SHOWN, OWN]  # goals before this match
    must_end: Annotated[int, U8(47), OBSERVER_ONLY, OWN]  # extra time and penalties when level
    players: Annotated[Numbers, U8(48, 512), SHOWN, OWN]  # 32 appearances: 16 home, 16 away
    incidents: Annotated[Numbers, U8(560, 432), SHOWN, OWN]  # 54 incidents
    corners: Annotated[Numbers, U8(992, 2), SHOWN, OWN]
    fouls: Annotated[Numbers, U8(994, 2), SHOWN, OWN]
    midfield: Annotated[Numbers, U16(996, 2), IN_WORDS, OWN]  # the share of the ball
    man_of_match: Annotated[int, U16(1000), SHOWN, OWN]


MATCH = declare("match", 1024, _Match)


def appearances(match: np.void) -> NDArray[np.void]:
    """The 2 x 16 appearances inside a match record."""
    return APPEARANCE.table(bytes(match["players"])).reshape(2, 16)


def incidents(match: np.void) -> NDArray[np.void]:
    """The incidents so far inside a match record."""
    return INCIDENT.table(bytes(match["incidents"]))[: int(match["incident_count"])]
