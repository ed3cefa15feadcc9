"""Typing at the game's pace: what is lost on the way is typed again, what arrived is never typed twice."""

from __future__ import annotations

import asyncio

import pytest

from memdaemon.guest.fake import WAIT_FLAG_AT, FakeGuest
from memdaemon.typist import QUIET_TICKS, ROOM, TRIES, Typist


class LossyGuest(FakeGuest):
    """Some presses, by number, do not reach the keyboard buffer."""

    def __init__(self, lost: tuple[int, ...]) -> None:
        super().__init__()
        self._lost, self._presses, self.arrived = lost, 0, list[str]()

    def key_down(self, keysym: str) -> None:
        """Arrives, or is noted only."""
        self._presses += 1
        if self._presses in self._lost:
            self.events.append(f"lost {keysym}")
            return
        super().key_down(keysym)
        self.arrived.append(keysym)


@pytest.mark.parametrize(
    "lost", [pytest.param((), id="none"), pytest.param((2,), id="one"), pytest.param((2, 3, 5), id="three")]
)
async def test_typist_repeats_what_was_lost(lost: tuple[int, ...]) -> None:
    """All keys arrive once, in order."""
    guest = LossyGuest(lost)
    await Typist(guest).type(("a", "b", "c"), 5)
    assert guest.arrived == ["a", "b", "c"]


async def test_typist_gives_up_on_a_dead_keyboard() -> None:
    """A key is tried a few times; what is typed after that is typed unwatched."""
    guest = LossyGuest((2, 3, 4))
    await Typist(guest).type(("a", "b", "c"), 5)
    assert guest.events.count("lost b") == TRIES
    assert guest.arrived == ["a", "c"]


async def test_typist_of_a_game_without_the_buffer() -> None:
    """Nothing ever arrives there: no key is repeated, and each is held for a while."""
    guest = LossyGuest((1, 2, 3))
    await Typist(guest).type(("a", "b", "c"), 5)
    assert guest.events == ["lost a", "up a", "lost b", "up b", "lost c", "up c"]


async def test_typist_fills_half_of_the_buffer() -> None:
    """Keys wait there for a busy game; more are typed as it takes them."""
    guest = FakeGuest()
    typist = Typist(guest)
    await typist.type(("a",), 5)
    guest.takes_keys = False
    typing = asyncio.create_task(typist.type(("b",) * (ROOM + 3), 5))
    await asyncio.sleep(0.1)
    assert guest.events.count("down b") == ROOM + 1  # the last one waits until there is room
    guest.take_keys()
    await typing
    assert guest.events.count("down b") == ROOM + 3


@pytest.mark.parametrize(
    ("waits", "least", "most"),
    [
        pytest.param(True, 0, 1, id="by-the-bios"),
        pytest.param(False, QUIET_TICKS, 3 * QUIET_TICKS, id="in-its-own-way"),
    ],
)
async def test_typist_knows_when_a_game_waits(waits: bool, least: int, most: int) -> None:
    """At once by the BIOS's flag, else after some ticks."""
    guest = FakeGuest()
    typist = Typist(guest)
    await typist.type(("a", "b"), 5)
    guest.write(WAIT_FLAG_AT, bytes([waits]))
    begin = ticks(guest)
    await typist.settled()
    assert least <= ticks(guest) - begin <= most


async def test_typist_waits_for_a_busy_game() -> None:
    """What was typed is dealt with when the game waits again, not when it has taken the keys."""
    guest = FakeGuest()
    typist = Typist(guest)
    await typist.type(("a", "b"), 5)
    settling = asyncio.create_task(typist.settled())
    await asyncio.sleep(0.05)
    assert not settling.done()
    guest.write(WAIT_FLAG_AT, b"\1")
    await settling


def ticks(guest: FakeGuest) -> int:
    return int.from_bytes(guest.read(0x46C, 4), "little")
