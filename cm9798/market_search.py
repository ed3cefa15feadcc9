"""The search for players as the screen `Transfer Market` has it: filters over the whole world, its orders.

Only columns of shown fields are looked at, and nothing hidden decides an order.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import cached_property
from operator import itemgetter
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from cm9798.folded import NameIndex, folded, folded_column
from cm9798.person_words import LISTED, LISTED_FOR_LOAN
from cm9798.records.player import PLAYER, VISIBLE_ATTRIBUTES
from cm9798.shown_row import shown_column
from cm9798.snapshot import Snapshot
from cm9798.words import POSITIONS, RIGHT_BITS, full_name

Availability = Literal[
    "anybody", "transfer_listed", "loan_listed", "without_a_club", "contract_ends", "listed_or_free"
]
Side = Literal["right", "left", "central"]
Order = Literal["value", "age", "name", "rating", "goals"]
FREE_TRANSFER, FIRST_CLUB = 0, 5
HALF_A_YEAR = timedelta(days=183)
Mask = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is asked of a player; what is None or empty is not asked."""

    name: str = ""
    nation: str = ""
    position: str = ""  # of POSITIONS
    side: Side | None = None
    available: Availability = "anybody"
    age_from: int | None = None
    age_to: int | None = None
    value_from: int | None = None
    value_up_to: int | None = None
    attributes: Mapping[str, int] = field(default_factory=dict)  # at least so much


class Market:
    """The players of one snapshot, searched by columns; a player is his table index."""

    def __init__(self, snapshot: Snapshot) -> None:
        self._snapshot = snapshot

    def again(self) -> Market:
        """The same players with nothing kept of earlier searches."""
        return Market(self._snapshot)

    def search(self, wanted: Wanted, order: Order = "value") -> list[int]:
        """Everybody who fits, in the screen's order: equals by value, then by index."""
        fits = (
            self._about
            & self._age_fits(wanted)
            & self._value_fits(wanted)
            & self._available(wanted.available)
        )
        fits &= self._stands(wanted.position, wanted.side)
        for name, least in wanted.attributes.items():
            if name not in VISIBLE_ATTRIBUTES:
                raise KeyError(name)
            fits &= self._column(name) >= least
        if wanted.nation:
            fits &= np.isin(self._column("nation"), self.nations_named(wanted.nation))
        if wanted.name:
            named = np.zeros(len(fits), bool)
            named[self.names.containing(wanted.name)] = True
            fits &= named
        return self._ordered(np.flatnonzero(fits), order)

    @cached_property
    def names(self) -> NameIndex:
        """Everybody's full name."""
        return NameIndex(self._snapshot.player_names)

    def nations_named(self, part: str) -> list[int]:
        """Nations that players have whose name contains it, but for accents and case."""
        nations = np.unique(self._column("nation"))
        known = [int(nation) for nation in nations if nation < len(self._snapshot.club_names)]
        return [nation for nation in known if folded(part) in folded(self._snapshot.club_names[nation][0])]

    def is_about(self, player: int) -> bool:
        """Whether he can be seen playing: he has a name and a club, or looks for one."""
        return bool(self._about[player])

    def _column(self, name: str) -> np.ndarray:
        return shown_column(PLAYER, self._snapshot.players, name)

    @cached_property
    def _about(self) -> Mask:
        club = self._column("club")
        second_names = map(itemgetter(1), self._snapshot.player_names)
        named = np.fromiter(map(bool, second_names), bool, len(club))
        at_a_club = (club >= FIRST_CLUB) & (club < len(self._snapshot.clubs))
        about: Mask = named & (at_a_club | (club == FREE_TRANSFER))
        return about

    @cached_property
    def _ages(self) -> NDArray[np.int16]:
        today, birth = self._snapshot.game_date, self._column("birth").astype(np.int16)
        day, month, year = birth[:, 0], birth[:, 1], birth[:, 2]
        before = (today.month < month) | ((today.month == month) & (today.day < day))
        ages: NDArray[np.int16] = (today.year - 1900 - year - before).astype(np.int16)
        return ages

    def _age_fits(self, wanted: Wanted) -> Mask:
        return _between(self._ages, wanted.age_from, wanted.age_to)

    def _value_fits(self, wanted: Wanted) -> Mask:
        return _between(self._column("value"), wanted.value_from, wanted.value_up_to)

    def _stands(self, position: str, side: Side | None) -> Mask:
        positions, sides = self._column("positions"), self._column("sides")
        fits = np.ones(len(positions), bool)
        if position:
            fits &= (positions >> 2 * POSITIONS.index(position) & 3) > 0
        if side is not None:
            bits = {"right": positions >> RIGHT_BITS, "left": sides, "central": sides >> 2}[side]
            fits &= (bits & 3) > 0
        return fits

    def _available(self, how: Availability) -> Mask:
        status, club = self._column("transfer_status"), self._column("club")
        masks: dict[Availability, Mask] = {
            "anybody": np.ones(len(status), bool),
            "transfer_listed": np.isin(status, LISTED),
            "loan_listed": status == LISTED_FOR_LOAN,
            "without_a_club": club == FREE_TRANSFER,
            "contract_ends": self._contract_ends,
            "listed_or_free": np.isin(status, LISTED) | (club == FREE_TRANSFER),
        }
        return masks[how]

    @cached_property
    def _contract_ends(self) -> Mask:
        """In less than half a year; never for one without a contract."""
        expires = self._column("expires").astype(np.int32)
        limit = _sortable(self._snapshot.game_date + HALF_A_YEAR)
        dates = (expires[:, 2] + 1900) * 10000 + expires[:, 1] * 100 + expires[:, 0]
        return (expires[:, 0] > 0) & (dates < limit)

    def _ordered(self, found: NDArray[np.intp], order: Order) -> list[int]:
        value = -self._column("value")[found]
        if order == "name":
            return self._by_name(found, value)
        return [int(player) for player in found[np.lexsort((found, value, self._key(found, order)))]]

    def _key(self, found: NDArray[np.intp], order: Order) -> np.ndarray:
        if order == "age":
            return self._ages[found]
        if order == "rating":
            return -self._averages(found)
        if order == "goals":
            return -self._column("goals")[found].astype(np.int16)
        return np.zeros(len(found))

    def _averages(self, found: NDArray[np.intp]) -> NDArray[np.int32]:
        apps = self._column("apps")[found].astype(np.int32)
        total = self._column("rating_total")[found].astype(np.int32)
        averages: NDArray[np.int32] = 100 * total // np.maximum(apps, 1) * (apps > 0)
        return averages

    def _by_name(self, found: NDArray[np.intp], value: np.ndarray) -> list[int]:
        names = [self._snapshot.player_names[player] for player in found.tolist()]
        second, whole = (
            folded_column([name[1] for name in names]),
            folded_column([full_name(*n) for n in names]),
        )
        return [int(player) for player in found[np.lexsort((found, value, whole, second))]]


def _between(column: np.ndarray, least: int | None, most: int | None) -> Mask:
    fits = np.ones(len(column), bool)
    if least is not None:
        fits &= column >= least
    if most is not None:
        fits &= column <= most
    return fits


def _sortable(day: date) -> int:
    return day.year * 10000 + day.month * 100 + day.day
