"""The offer record: 40 bytes, an offer between two clubs; closed ones are reused."""

from __future__ import annotations

from typing import Annotated

from cm9798.records.declaration import declare
from cm9798.records.kinds import DATE, OBSERVER_ONLY, OWN, S32, SHOWN, U8, U16

Numbers = tuple[int, ...]


class _Offer:
    date: Annotated[Numbers, DATE(0), OBSERVER_ONLY, OWN]
    kind: Annotated[int, U8(3), SHOWN, OWN]  # 0 transfer 1 loan
    state: Annotated[int, U8(4), SHOWN, OWN]  # 0 closed 1 sent 2 asks 3 talks 4 decide 5 agreed 6 negotiated
    rounds: Annotated[int, U8(5), OBSERVER_ONLY, OWN]
    buyer: Annotated[int, U16(6), SHOWN, OWN]
    seller: Annotated[int, U16(8), SHOWN, OWN]
    player: Annotated[int, U16(10), SHOWN, OWN]
    fee: Annotated[int, S32(12), SHOWN, OWN]  # pounds
    asked: Annotated[int, S32(16), SHOWN, OWN]  # the price named in an answer
    answer: Annotated[Numbers, DATE(20), OBSERVER_ONLY, OWN]  # day of the next step
    lapses: Annotated[Numbers, DATE(23), SHOWN, OWN]


OFFER = declare("offer", 40, _Offer)
