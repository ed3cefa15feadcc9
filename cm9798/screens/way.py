"""The screens as a graph: a place is a screen with those that it was opened from; the shortest ways in it.

Pure. Esc leads one place back, so how one came somewhere matters: a player's profile is left to the squad, to
the market or to a club's squad.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

Place = tuple[str, ...]  # from the root to the screen on show


@dataclass(frozen=True, slots=True)
class Way:
    """From one screen these keys open another; `always` False: only when there is something to open."""

    begin: str
    keys: tuple[str, ...]
    end: str
    always: bool = True


@dataclass(frozen=True, slots=True)
class Hop:
    """One part of a way: keys, and the place that they lead to."""

    keys: tuple[str, ...]
    place: Place


class NoWayError(LookupError):
    """The declared ways do not lead there."""


def shortest_way(place: Place, target: str, ways: Sequence[Way], back: str) -> tuple[Hop, ...]:
    """The fewest hops from a place to a screen; none when it is on show. NoWayError."""
    sure = [way for way in ways if way.always]
    return _search(place, target, sure, back, limit=len(place) + len(ways))


def likely_place(screen: str, roots: Sequence[str], ways: Sequence[Way], back: str) -> Place:
    """Where a screen is that was come upon: the place nearest to a root. NoWayError for an unknown one."""
    if screen in roots:
        return (screen,)
    for root in roots:
        try:
            return _search((root,), screen, ways, back, limit=len(ways))[-1].place
        except NoWayError:
            continue
    raise NoWayError(f"no declared way leads to {screen}")


def _search(place: Place, target: str, ways: Sequence[Way], back: str, limit: int) -> tuple[Hop, ...]:
    queue: deque[tuple[Place, tuple[Hop, ...]]] = deque([(place, ())])
    seen = {place}
    while queue:
        here, way = queue.popleft()
        if here[-1] == target:
            return way
        for hop in _hops(here, ways, back) if len(way) < limit else ():
            # A screen opened over itself is never nearer to anything.
            if hop.place not in seen and len(set(hop.place)) == len(hop.place):
                seen.add(hop.place)
                queue.append((hop.place, (*way, hop)))
    raise NoWayError(f"no declared way leads from {place[-1]} to {target}")


def _hops(place: Place, ways: Sequence[Way], back: str) -> Iterator[Hop]:
    if len(place) > 1:
        yield Hop((back,), place[:-1])
    for way in ways:
        if way.begin == place[-1]:
            yield Hop(way.keys, (*place, way.end))
