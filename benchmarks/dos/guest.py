"""A game in DOSBox that is played by its keys and read by its texts, without a daemon between."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import psutil

from cm9798.discovery import find_world
from cm9798.memory_map import (
    Directory,
    raw_tables,
    read_directory,
    screen_gather,
    snapshot_ranges,
    world_range,
)
from cm9798.records.match import MATCH
from cm9798.records.world import WORLD
from cm9798.screen_text import decode_texts, is_complete
from cm9798.snapshot import Snapshot, decode_snapshot
from cm9798.table_search import DiscoveryError
from harness.errors import GuestStuck
from memdaemon.gathering import strings_behind
from memdaemon.guest.dosbox import DosboxGuest
from memdaemon.guest.dosbox_start import start

PROGRAM, MENU = "TL98.EXE", ("Touchline 98", "New Game", "Quit")
GAP_S, POLL_S, PATIENCE_S = 0.015, 0.01, 60.0
STUCK_CPU_S = (
    90.0  # of the emulator, in which a screen must come: a busy machine takes longer on the clock alone
)
Texts = tuple[str, ...]


class PlayedGame:
    """At its main menu when it is made; close() ends emulator and display."""

    def __init__(self, directory: Path) -> None:
        self.guest: DosboxGuest = start(directory, PROGRAM, MENU[0].encode(), timeout_s=PATIENCE_S)
        self._process = psutil.Process(self.guest.pid)
        try:
            self._world = self._find_world()
        except BaseException:
            self.guest.close()
            raise

    def close(self) -> None:
        """End everything."""
        self.guest.resume()
        self.guest.close()

    def cpu_s(self) -> float:
        """CPU time of the emulator so far."""
        times = self._process.cpu_times()
        return float(times.user + times.system)

    def directory(self) -> Directory:
        """Where the tables lie now."""
        world = world_range(self._world)
        return read_directory(self.guest.read(world.address, world.size))

    def date(self) -> bytes:
        """Day, month, year - 1900."""
        return self.guest.read(self._world + WORLD.fields["date"].kind.offset, 3)

    def persons(self) -> int:
        """Who play."""
        return self.guest.read(self._world + WORLD.fields["human_count"].kind.offset, 1)[0]

    def minute(self) -> int:
        """Of the match in play."""
        return self.guest.read(self.directory().match + MATCH.fields["minute"].kind.offset, 1)[0]

    def snapshot(self) -> Snapshot:
        """Everything, while the game stands still."""
        directory = self.directory()
        ranges = snapshot_ranges(self._world, directory)
        parts = {name: self.guest.read(place.address, place.size) for name, place in ranges.items()}
        return decode_snapshot(raw_tables(directory, parts))

    def texts(self) -> Texts | None:
        """The texts of a complete screen, title first; None while it is drawn: two readings differ then."""
        shown = self._read_texts()
        return shown if shown is not None and shown == self._read_texts() else None

    def _read_texts(self) -> Texts | None:
        directory = self.directory()
        gather = screen_gather(self._world, directory)
        size = directory.tables["drawn_text"].count * gather.stride
        table = self.guest.read(gather.address, size) if size else b""
        strings = strings_behind(self.guest, table, gather.stride, gather.pointer_offset, gather.max_length)
        if None in strings:
            return None
        records = [table[at : at + gather.stride] for at in range(0, size, gather.stride)]
        shown = decode_texts(records, strings)
        return tuple(text.text for text in shown) if is_complete(shown) else None

    def wait(self, *wanted: str, title: str | None = None, other_than: Texts | None = None) -> Texts:
        """Until a complete screen has one of the texts, and the title; GuestStuck when none comes."""
        spent, seen = self.cpu_s(), self.date()
        while True:
            shown = self.texts()
            fits = shown is not None and shown != other_than and (title is None or shown[0] == title)
            if shown is not None and fits and set(wanted) & set(shown):
                return shown
            if self.date() != seen:
                spent, seen = self.cpu_s(), self.date()
            if self.cpu_s() - spent > STUCK_CPU_S:
                raise GuestStuck(
                    f"none of {wanted} came in {STUCK_CPU_S:.0f} s of CPU; the screen shows {shown}"
                )
            time.sleep(POLL_S)

    def press(self, *keys: str) -> None:
        """Keys, each when the game has taken the one before."""
        for key in keys:
            before = self.guest.key_queue()[1]
            self.guest.key_down(key)
            time.sleep(GAP_S)
            self.guest.key_up(key)
            deadline = time.monotonic() + PATIENCE_S
            while True:
                time.sleep(GAP_S)
                head, tail = self.guest.key_queue()
                if head == tail != before:
                    break
                if time.monotonic() > deadline:
                    raise GuestStuck(f"the game does not take the key {key}")

    def thaw_with(self, keys: Sequence[str]) -> None:
        """Keys that a frozen guest takes before any of its time passes."""
        for key in keys:
            self.guest.key_down(key)
            self.guest.key_up(key)
        self.guest.resume()

    def load(self, slot: int) -> None:
        """From the main menu to the office of a saved game."""
        self.press("l")
        self.wait("Load Game")
        self.press(str(slot))
        self.wait("Manager's Office")

    def _find_world(self) -> int:
        deadline = time.monotonic() + PATIENCE_S
        while True:
            try:
                return find_world(self.guest.read(0, self.guest.ram_bytes), MENU)
            except DiscoveryError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(POLL_S)
