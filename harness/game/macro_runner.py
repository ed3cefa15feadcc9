"""Carries out macros: types, watches the screen while the guest runs, and decides on a frozen screen."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cm9798.editions.touchline98.ways import POPUPS
from cm9798.macros.macro import Macro, Step
from harness.errors import GuestStuck
from harness.game.daemon_guest import DaemonGuest
from harness.game.eyes import NOTHING, Eyes, Seen
from harness.game.pictures import keep_picture

POLL_S = 0.02
# Timer ticks of the guest (55 ms), since on a busy machine its time passes more slowly than ours.
SETTLED_TICKS = 30  # a known screen that stands so long is what the keys have led to


class MacroRunner:
    """Types into one guest. Before and after every macro the guest is frozen."""

    def __init__(self, guest: DaemonGuest, eyes: Eyes, evidence: Path) -> None:
        self._guest = guest
        self._eyes = eyes
        self._evidence = evidence

    async def run(self, macro: Macro) -> tuple[Seen, ...]:
        """The screen after each step, the last one frozen; GuestStuck when one does not come."""
        await self.begin(macro.name, macro.start)
        trail: list[Seen] = []
        for number, step in enumerate(macro.steps, 1):
            seen = await self._take(f"{macro.name}, step {number}", step)
            trail.append(seen)
            if seen.screen in macro.ends:
                break
        await self._guest.freeze()
        return tuple(trail)

    async def begin(self, what: str, screens: tuple[str, ...]) -> Seen:
        """The screen on show; GuestStuck when it is none of these."""
        seen = await self._eyes.look()
        if seen.screen not in screens:
            raise await self.stuck(f"{what}: expected to begin on {_either(screens)}", seen)
        return seen

    async def wait(self, what: str, expected: tuple[str, ...], timeout_s: float) -> Seen:
        """Without a key: until one of the screens is there, frozen."""
        seen = await self._take(what, Step((), expected, timeout_s))
        await self._guest.freeze()
        return seen

    async def attempt(self, what: str, step: Step) -> Seen:
        """The screen that the step expects, or another known one that stands there instead; frozen."""
        await self._type(step)
        loop = asyncio.get_running_loop()
        deadline, other, since = loop.time() + step.timeout_s, NOTHING, 0
        while True:
            seen = await self._eyes.look()
            if _fits(step, seen) or (seen == other and await self._eyes.clock() - since > SETTLED_TICKS):
                steady = await self._steady(seen, picture=step.picture)
                if steady is not None:
                    return steady
            elif seen.screen is not None and seen != other:
                other, since = seen, await self._eyes.clock()
            if loop.time() > deadline:
                raise await self.stuck(f"{what}: no known screen stands in {step.timeout_s:g} s", seen)
            await asyncio.sleep(POLL_S)

    async def _type(self, step: Step) -> None:
        """The step's keys into the thawed guest, which has dealt with them: the screen may look as before."""
        await self._guest.resume()
        if step.keys:
            await self._guest.keys(step.keys)
            await self._guest.settle()

    async def _take(self, what: str, step: Step) -> Seen:
        loop = asyncio.get_running_loop()
        deadline = loop.time() + step.timeout_s
        await self._type(step)
        seen = await self._eyes.look()
        while True:
            if seen.screen in POPUPS and seen.screen not in step.expect:
                await self._guest.keys((POPUPS[seen.screen],))
            if _fits(step, seen):
                steady = await self._steady(seen, picture=step.picture)
                if steady is not None:
                    return steady
            if loop.time() > deadline:
                text = f" with `{step.text}`" if step.text else ""
                keys = " ".join(step.keys) or "no key"
                raise await self.stuck(
                    f"{what}: after {keys} expected {_either(step.expect)}{text} in {step.timeout_s:g} s",
                    seen,
                )
            await asyncio.sleep(POLL_S)
            seen = await self._eyes.look()

    async def _steady(self, seen: Seen, *, picture: bool) -> Seen | None:
        """The same screen again while the game waits, frozen; None when it still changes."""
        await self._guest.settle(picture=picture)
        await self._guest.freeze()
        if await self._eyes.look() == seen:
            return seen
        await self._guest.resume()
        return None

    async def stuck(self, message: str, seen: Seen) -> GuestStuck:
        """The error, with the picture beside the run's other files."""
        found = f"{seen.screen or 'no known screen'}: {'; '.join(seen.lines) or 'no texts'}"
        picture = await self._picture()
        return GuestStuck(f"{message}; found {found} ({picture})", seen.lines)

    async def _picture(self) -> str:
        """The name of the picture's file."""
        try:
            content = await self._guest.screenshot()
        except GuestStuck as failure:
            return f"no picture: {failure}"
        return keep_picture(self._evidence, "stuck", content)


def _fits(step: Step, seen: Seen) -> bool:
    return seen.screen in step.expect and (step.text is None or seen.shows(step.text))


def _either(names: tuple[str, ...]) -> str:
    return " or ".join(f"`{name}`" for name in names)
