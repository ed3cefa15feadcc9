"""Brings a match in play to a minute and pauses it there, however busy the machine is.

The match runs freely until well before that minute. The rest goes minute by minute: the paused, frozen guest
is thawed with the keys already typed that play on and pause again when the minute that begins is over. So no
minute passes unless it was asked for.
"""

from __future__ import annotations

import asyncio

from cm9798.editions.touchline98.macros import HALF_S, MENU_S, PAUSE_KEY, PLAY_ON_KEY, SECOND_HALF
from harness.game.eyes import Seen
from harness.game.open_game import OpenGame

MARGIN = 12  # minutes, each 55 ms of the guest at least: what a stalled machine may let pass unseen
POLL_S = 0.005
# The first two mean nothing on the pause screen. While it answers to them the others get into the keyboard's
# buffer together, so that the pause key is read before the minute's only tick. Without them 8 minutes in
# 100 were overrun by one, with them 0 of 287, idle and with four busy processes beside.
ONE_MINUTE = ("x", "z", PLAY_ON_KEY, PAUSE_KEY)
PLAYED, PAUSED = "match", "team_selection_in_play"


class MinuteWatch:
    """Begins in a break or in a pause of the match, ends in a pause; the guest is frozen at both ends."""

    def __init__(self, opened: OpenGame) -> None:
        self._guest, self._eyes = opened.guest, opened.eyes
        self._runner, self._tables = opened.runner, opened.tables

    async def pause_at(self, minute: int) -> Seen:
        """From half-time; GuestStuck when the minute is over before it could be paused."""
        await self._runner.begin("pause", SECOND_HALF.start)
        await self._guest.press((PAUSE_KEY,))  # in a break it means: play on
        await self._until_played(minute - MARGIN)
        await self._guest.freeze()
        now = await self._minute()
        await self._guest.press((PAUSE_KEY,))
        seen = await self._paused(now)
        while (now := await self._minute()) < minute:
            await self._guest.press(ONE_MINUTE)
            seen = await self._paused(now + 1)
        if now > minute:
            raise await self._runner.stuck(f"minute {minute} is over and was not paused in time", seen)
        return seen

    async def _until_played(self, minute: int) -> None:
        deadline = asyncio.get_running_loop().time() + HALF_S
        while True:
            seen = await self._eyes.look()
            if seen.screen == PLAYED and (minute_on(seen) or 0) >= minute:
                return
            if asyncio.get_running_loop().time() > deadline:
                raise await self._runner.stuck(f"minute {minute} did not come in {HALF_S:g} s", seen)
            await asyncio.sleep(POLL_S)

    async def _paused(self, first: int) -> Seen:
        """The complete pause screen of this minute or a later one, frozen."""
        deadline = asyncio.get_running_loop().time() + MENU_S
        while True:
            seen = await self._eyes.look()
            if seen.screen == PAUSED and (minute_on(seen) or 0) >= first:
                await self._guest.freeze()
                if await self._eyes.look() == seen:
                    return seen
                await self._guest.resume()  # it was caught half drawn
            if asyncio.get_running_loop().time() > deadline:
                raise await self._runner.stuck(f"no pause in minute {first} in {MENU_S:g} s", seen)
            await asyncio.sleep(POLL_S)

    async def _minute(self) -> int:
        return int((await self._tables.match())["minute"])


def minute_on(seen: Seen) -> int | None:
    """The minute that a screen of a match shows, as `70'`; None on other screens."""
    if seen.screen not in (PLAYED, PAUSED):
        return None
    shown = (line[:-1] for line in seen.lines if line.endswith("'"))
    return next((int(number) for number in shown if number.isdecimal()), None)
