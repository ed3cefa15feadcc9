"""A guest in memory with a little program: it shows screens and answers keys with other screens."""

from __future__ import annotations

import struct
import threading
from collections.abc import Callable, Sequence

from cm9798.memory_map import read_directory
from cm9798.records.drawn_text import DRAWN_TEXT
from cm9798.records.world import WORLD
from harness.game.daemon_guest import DaemonGuest
from harness.game.eyes import Eyes
from memdaemon.guest.fake import FakeGuest

WORLD_AT, LIST_AT, POOL_AT = 0x10000, 0x11000, 0x12000
Program = Callable[[str], Sequence[tuple[float, Sequence[str]]]]  # key -> after so many seconds, these texts


class ScreenGuest(FakeGuest):
    """`program` says what a key shows, and when."""

    def __init__(self, first: Sequence[str], program: Program) -> None:
        super().__init__()
        self._program = program
        world = WORLD.empty(1)
        world["drawn_texts"] = LIST_AT
        self.write(WORLD_AT, world.tobytes())
        self.show(first)

    def show(self, texts: Sequence[str]) -> None:
        """Draw: the first text is the title."""
        table, pool = DRAWN_TEXT.empty(len(texts)), b""
        for number, text in enumerate(texts):
            table[number]["text"] = POOL_AT + len(pool)
            table[number]["y"] = 8 if number == 0 else 40 + 16 * number
            pool += text.encode("latin-1") + b"\0"
        count_at = WORLD_AT + WORLD.fields["drawn_text_count"].kind.offset
        self.write(count_at, struct.pack("<H", 0))
        self.write(POOL_AT, pool)
        self.write(LIST_AT, table.tobytes())
        self.write(count_at, struct.pack("<H", len(texts)))

    def key_up(self, keysym: str) -> None:
        """The program answers when the key is up."""
        super().key_up(keysym)
        for delay, texts in self._program(keysym):
            timer = threading.Timer(delay, self.show, (texts,))
            timer.daemon = True
            timer.start()


def eyes_of(guest: DaemonGuest, machine: FakeGuest) -> Eyes:
    """Eyes that know where the list is."""
    return Eyes(guest, WORLD_AT, read_directory(machine.read(WORLD_AT, WORLD.size)))
