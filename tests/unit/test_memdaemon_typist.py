"""Typing at the game's pace: what is lost on the way is typed again, what arrived is never typed twice."""

from __future__ import annotations

import pytest

from memdaemon.guest.fake import FakeGuest
from memdaemon.typist import TRIES, Typist


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
