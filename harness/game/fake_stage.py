"""The fake game's stage: its world, which screen stands, and what a test planned for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal, get_args

from harness.errors import GuestError, GuestLost, GuestStuck
from harness.game.fake_desk import Asking
from harness.game.fake_world import World, new_world

Screen = Literal[
    "off", "menu", "office", "match_day", "half_time", "minute_70", "season_end", "question", "offer",
    "sacked",
]  # fmt: skip
IN_PLAY: tuple[Screen, ...] = ("half_time", "minute_70")
STOPPED: tuple[Screen, ...] = tuple(name for name in get_args(Screen) if name not in ("off", "menu"))


class FakeStage:
    """What every part of the fake game stands on.

    `clubs` (even): a season has 2 * (clubs - 1) matches. Illegal sheets are refused as by the game. `cup`:
    the human's club also plays a cup match, which goes on until it is decided. `asks`: what is asked in the
    office before which match of the human's club (1..); `sacked_before`: before which he is dismissed.
    `refusals`: at which kick-off (1..) it refuses whatever the sheet, with which words. `faults`: errors
    that a method raises at its next calls, by name, before it does anything. `calls`: what was called.
    """

    def __init__(
        self,
        game_dir: Path | None = None,
        *,
        clubs: int = 4,
        seed: int = 1,
        refusals: Mapping[int, tuple[str, ...]] | None = None,
        faults: Mapping[str, list[GuestError]] | None = None,
        cup: bool = False,
        asks: Mapping[int, Sequence[Asking]] | None = None,
        sacked_before: int | None = None,
        epoch: int = 1,
    ) -> None:
        self._game_dir = game_dir
        self._slots: dict[int, World] = {1: new_world(seed, clubs, cup=cup)}
        self._by_content: dict[str, World] = {}  # what was saved, by the bytes of its files
        self._world = self._slots[1].copy()
        self._refusals = dict(refusals or {})
        self._faults = {name: list(errors) for name, errors in (faults or {}).items()}
        self._asks = {match: tuple(asked) for match, asked in (asks or {}).items()}
        self._answered = 0  # of those before the coming match
        self._sacked_before = sacked_before
        self._epoch = epoch
        self._screen: Screen = "off"
        self._kick_offs = 0
        self.calls: list[str] = []

    def forget_saves(self) -> None:
        """What was saved so far cannot be loaded any more: a long run's memory is then its own."""
        self._by_content.clear()

    @property
    def world(self) -> World:
        """The state, for tests that prepare a situation (an injury, a ban)."""
        return self._world

    def _enter(self, name: str, *expected: Screen) -> World:
        self.calls.append(name)
        if self._faults.get(name):
            raise self._faults[name].pop(0)
        if self._screen == "off":
            raise GuestLost("the game is not started")
        if self._screen not in expected:
            found = self._screen
            raise GuestStuck(f"{name}: expected {' or '.join(expected)}, found {found}", (found,))
        return self._world
