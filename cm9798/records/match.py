"""The match record: 1,024 bytes, the match in play or the last one played."""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from cm9798.records.appearance import APPEARANCE
from cm9798.records.declaration import declare
from cm9798.records.incident import INCIDENT
from cm9798.records.kinds import OBSERVER_ONLY, OWN, SHOWN, U8, U16, U32

Numbers = tuple[int, ...]


class _Match:
    fixture: Annotated[int, U16(0), SHOWN, OWN]  # FFFF none
    clubs: Annotated[Numbers, U16(2, 2), SHOWN, OWN]  # home, away
    phase: Annotated[int, U8(6), SHOWN, OWN]  # 0 none 1 first half 2 half-time 3 second half 4 full time
    minute: Annotated[int, U8(7), SHOWN, OWN]
    goals: Annotated[Numbers, U8(8, 2), SHOWN, OWN]
    subs_used: Annotated[Numbers, U8(10, 2), SHOWN, OWN]
    tactics: Annotated[Numbers, U8(12, 2), SHOWN, OWN]
    shots: Annotated[Numbers, U16(14, 2), SHOWN, OWN]
    shots_on_target: Annotated[Numbers, U16(18, 2), SHOWN, OWN]
    attendance: Annotated[int, U16(22), SHOWN, OWN]
    random: Annotated[Numbers, U32(24, 4), OBSERVER_ONLY, OWN]  # the match's own stream
    incident_count: Annotated[int, U8(40), SHOWN, OWN]
    players: Annotated[Numbers, U8(48, 512), SHOWN, OWN]  # 32 appearances: 16 home, 16 away
    incidents: Annotated[Numbers, U8(560, 320), SHOWN, OWN]  # 40 incidents


MATCH = declare("match", 1024, _Match)


def appearances(match: np.void) -> NDArray[np.void]:
    """The 2 x 16 appearances inside a match record."""
    return APPEARANCE.table(bytes(match["players"])).reshape(2, 16)


def incidents(match: np.void) -> NDArray[np.void]:
    """The incidents so far inside a match record."""
    return INCIDENT.table(bytes(match["incidents"]))[: int(match["incident_count"])]
