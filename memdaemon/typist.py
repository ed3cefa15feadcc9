"""Typing into one guest at the pace at which its game takes the keys."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

from memdaemon.guest.port import Guest

DELIVERY_S = 0.03  # of running time after the last input: the emulator has taken it from its window by then
ARRIVE_TICKS = (
    9  # half a second of the guest, in which a key reaches its keyboard buffer, if the game uses that
)
ARRIVE_S = 10.0  # and of ours, on a machine that lets the guest stand
TRIES = 3  # for a key that did not arrive
CLOCK_AT = 0x46C  # BIOS data area: timer ticks since midnight
DRAIN_S = 1.0  # how long a game may leave typed keys in it
QUIET_TICKS = 4  # what a game that does not wait by the BIOS may take to answer
POLL_S = 0.001
BUFFER_BYTES, KEY_BYTES = 32, 2
ROOM = 8  # keys that may wait there: half of what it holds


class Typist:
    """Knows when something was last put in, and whether the game has taken it."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._last_input = 0.0
        self._uses_buffer = False  # the game has taken a key from it

    def note_input(self) -> None:
        """Something was put in right now."""
        self._last_input = time.monotonic()

    async def type(self, keys: Sequence[str], gap_ms: int) -> None:
        """Press and release each key; the next one when it has arrived in the buffer and there is room.

        A key that is lost on the way is typed again. Held down is one only for a game that does not use the
        buffer: on a busy machine a held key comes twice.
        """
        watched = True
        for key in keys:
            for _ in range(TRIES if self._uses_buffer else 1):
                _, tail = self._guest.key_queue()
                self._guest.key_down(key)
                if not self._uses_buffer:
                    await asyncio.sleep(gap_ms / 2000)
                self._guest.key_up(key)
                self.note_input()
                if not (watched and self._uses_buffer):
                    await asyncio.sleep(gap_ms / 2000)
                # On a busy machine the guest falls behind, and what its buffers cannot hold is lost.
                if not watched or await self._key_arrived(tail):
                    break
            else:
                watched = False
            watched = watched and self._uses_buffer
        if watched:
            self._last_input = 0.0  # the game has it

    def put_before(self, keys: Sequence[str]) -> None:
        """Into the window of a frozen guest, few keys: the emulator takes them first when it is thawed.

        All are pressed before one is let go. A guest takes a scan code only where it lets interrupts in,
        which may be seldom while it draws: so the second key comes right behind the first.
        """
        for key in keys:
            self._guest.key_down(key)
        for key in keys:
            self._guest.key_up(key)

    async def delivered(self) -> None:
        """Wait until the game has what was put in last."""
        await asyncio.sleep(max(0.0, self._last_input + DELIVERY_S - time.monotonic()))
        await self._keys_drained()

    async def settled(self) -> None:
        """Wait until the game has what was put in last and then waits for more.

        A game that waits by the BIOS shows it in its data area. Any other is given some time.
        """
        await self.delivered()
        await self.pass_ticks(QUIET_TICKS, self._guest.waits)

    async def pass_ticks(self, ticks: int, enough: Callable[[], bool] = lambda: False) -> None:
        """Let so much of the guest's time pass, if it passes, unless there is `enough` before."""
        deadline, begin = time.monotonic() + ARRIVE_S, self._ticks()
        while not enough():
            if self._ticks() - begin >= ticks or time.monotonic() > deadline:
                return
            await asyncio.sleep(POLL_S)

    async def _key_arrived(self, before: int) -> bool:
        """Wait until the key is in the buffer and room for more; False when it did not arrive."""
        deadline, begin = time.monotonic() + ARRIVE_S, self._ticks()
        while self._guest.key_queue()[1] == before:
            if self._ticks() - begin > ARRIVE_TICKS or time.monotonic() > deadline:
                return False
            await asyncio.sleep(POLL_S)
        # Until one key was taken, nobody knows that the game takes them from there.
        await self._keys_drained(waiting=ROOM if self._uses_buffer else 0)
        self._uses_buffer = True
        return True

    def _ticks(self) -> int:
        return int.from_bytes(self._guest.read(CLOCK_AT, 4), "little")

    async def _keys_drained(self, waiting: int = 0) -> None:
        """Wait until the game has left no more keys than these in the buffer."""
        deadline = time.monotonic() + DRAIN_S
        while time.monotonic() < deadline:
            head, tail = self._guest.key_queue()
            if (tail - head) % BUFFER_BYTES <= KEY_BYTES * waiting:
                return
            await asyncio.sleep(POLL_S)
