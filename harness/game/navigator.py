"""Goes from any known screen to another by the shortest way, and deals with what comes up instead."""

from __future__ import annotations

from collections import Counter

from cm9798.editions.touchline98.macros import MENU_S
from cm9798.editions.touchline98.ways import BACK, POPUPS, ROOTS, WAYS
from cm9798.macros.macro import Step
from cm9798.screens.way import Hop, NoWayError, Place, likely_place, shortest_way
from harness.game.eyes import Seen
from harness.game.open_game import OpenGame

TRIES = 3  # of one hop from one screen


class Navigator:
    """Begins and ends in a frozen guest. After each hop it looks where it is, and goes on from there."""

    def __init__(self, opened: OpenGame) -> None:
        self._eyes, self._runner = opened.eyes, opened.runner
        self._place: Place = ()

    async def go(self, target: str) -> Seen:
        """To a screen; GuestStuck when no way is known, or when the game does not go it."""
        seen, tries = await self._eyes.look(), Counter[tuple[str | None, tuple[str, ...]]]()
        while seen.screen != target:
            hop = await self._next(seen, target, at_once=not tries)
            tries[seen.screen, hop.keys] += 1
            if tries[seen.screen, hop.keys] > TRIES:
                raise await self._runner.stuck(f"to {target}: {' '.join(hop.keys)} leads nowhere", seen)
            expected = (hop.place[-1],)
            seen = await self._runner.attempt(f"to {target}", Step(hop.keys, expected, MENU_S))
            if seen.screen in expected:
                self._place = hop.place
        self._place = self._here(target) or self._place
        return seen

    async def _next(self, seen: Seen, target: str, *, at_once: bool) -> Hop:
        """The next hop; at first all of them in one, since a key waits until the next screen asks for it."""
        if seen.screen in POPUPS:
            return Hop((POPUPS[seen.screen],), (ROOTS[0],))
        try:
            if seen.screen is None:
                raise NoWayError("an unknown screen")
            if target in ROOTS and self._place[:1] != (target,):
                self._place = ()  # who wants back to Match Day has come from there
            roots = (target,) if target in ROOTS and seen.screen not in ROOTS else ROOTS
            self._place = self._here(seen.screen) or likely_place(seen.screen, roots, WAYS, BACK)
            way = shortest_way(self._place, target, WAYS, BACK)
        except NoWayError as failure:
            raise await self._runner.stuck(f"to {target}: {failure}", seen) from failure
        return Hop(tuple(key for hop in way for key in hop.keys), way[-1].place) if at_once else way[0]

    def _here(self, screen: str) -> Place | None:
        """The place on the way come, when the screen is part of it."""
        if screen in self._place:
            return self._place[: self._place.index(screen) + 1]
        return None
