"""A script of the host program's steps, played on the DOS build in a real DOSBox."""

from __future__ import annotations

import io
import struct
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from PIL import Image
from ui_script import Drawn, Shown

from cm9798.discovery import find_world
from cm9798.memory_map import read_directory, screen_gather, world_range
from cm9798.screen_text import decode_texts, is_complete
from cm9798.table_search import DiscoveryError
from memdaemon.gathering import strings_behind
from memdaemon.guest.dosbox_start import start

PROGRAM, MENU = "TL98.EXE", ("Touchline 98", "New Game", "Quit")
KEYSYMS = {
    "Enter": "Return", "Esc": "Escape", "Space": "space", "PgUp": "Prior", "PgDn": "Next", " ": "space",
    "+": "plus", "-": "minus", "[": "bracketleft", "]": "bracketright", "{": "braceleft", "}": "braceright",
}  # fmt: skip
KEY_QUEUE_AT = 0x41A  # BIOS data area: head and tail of the keyboard buffer
GAP_S, POLL_S, PATIENCE_S = 0.015, 0.02, 40.0


class ScriptedGuest:
    """One running game. `texts` are read without freezing it, twice until both readings agree."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self._guest = start(directory, PROGRAM, MENU[0].encode())
        try:
            self._world = self._find_world()
        except BaseException:
            self._guest.close()
            raise

    def close(self) -> None:
        """End the emulator and its X server."""
        self._guest.close()

    def play(self, steps: Sequence[str]) -> list[Shown]:
        """The steps of ui_script; every `dump` gives a screen."""
        dumps = []
        for step in steps:
            word, _, rest = step.partition(" ")
            match word:
                case "key":
                    self._press(rest)
                case "text":
                    for letter in rest:
                        self._press(letter)
                case "click":
                    x, y = rest.split()
                    self._click(int(x), int(y), "left")
                case "back":
                    self._click(320, 240, "right")
                case "wait":
                    self._wait(rest)
                case "dump":
                    dumps.append(self.screen())
                case _:
                    raise ValueError(f"a guest cannot do the step `{step}`")
        return dumps

    def screen(self) -> Shown:
        """The complete screen on show."""
        before, deadline = self._texts(), time.monotonic() + PATIENCE_S
        while True:
            time.sleep(2 * POLL_S)
            now = self._texts()
            if now is not None and now == before:
                return now
            assert time.monotonic() < deadline, before
            before = now

    def glance(self) -> Shown:
        """A complete screen, which may be going on already: a match in play never stands still."""
        deadline = time.monotonic() + PATIENCE_S
        while (now := self._texts()) is None:
            assert time.monotonic() < deadline
            time.sleep(POLL_S / 2)
        return now

    def click_on(self, place: Callable[[Shown], tuple[int, int]], button: str = "left") -> None:
        """Click where `place` says on the screen as it stands, and wait until it has changed."""
        before, deadline = self.glance(), time.monotonic() + PATIENCE_S
        self._click(*place(before), button)
        while self.glance() == before:
            assert time.monotonic() < deadline, before
            time.sleep(POLL_S)

    def picture(self) -> Image.Image:
        """What a person sees."""
        return Image.open(io.BytesIO(self._guest.screenshot()))

    def _texts(self) -> Shown | None:
        world = world_range(self._world)
        directory = read_directory(self._guest.read(world.address, world.size))
        gather = screen_gather(self._world, directory)
        size = directory.tables["drawn_text"].count * gather.stride
        table = self._guest.read(gather.address, size) if size else b""
        strings = strings_behind(self._guest, table, gather.stride, gather.pointer_offset, gather.max_length)
        records = [table[at : at + gather.stride] for at in range(0, size, gather.stride)]
        if None in strings:
            return None
        texts = decode_texts(records, strings)
        if not is_complete(texts):
            return None
        return Shown(tuple(Drawn(text.x, text.y, text.text) for text in texts))

    def _find_world(self) -> int:
        deadline = time.monotonic() + PATIENCE_S
        while True:
            try:
                return find_world(self._guest.read(0, self._guest.ram_bytes), MENU)
            except DiscoveryError:
                assert time.monotonic() < deadline
                time.sleep(POLL_S)

    def _press(self, key: str) -> None:
        """One key, and the next only when it has arrived and the game has taken it."""
        keysym, before = KEYSYMS.get(key, key), self._key_queue()[1]
        self._guest.key_down(keysym)
        time.sleep(GAP_S)
        self._guest.key_up(keysym)
        deadline = time.monotonic() + PATIENCE_S
        while True:
            time.sleep(GAP_S)
            head, tail = self._key_queue()
            if head == tail != before:
                return
            assert time.monotonic() < deadline, key

    def _key_queue(self) -> tuple[int, int]:
        head, tail = struct.unpack("<HH", self._guest.read(KEY_QUEUE_AT, 4))
        return head, tail

    def _click(self, x: int, y: int, button: str) -> None:
        self._guest.pointer_to(x, y)
        time.sleep(2 * GAP_S)
        self._guest.button_down("right" if button == "right" else "left")
        time.sleep(2 * GAP_S)
        self._guest.button_up("right" if button == "right" else "left")
        time.sleep(4 * GAP_S)

    def _wait(self, wanted: str) -> None:
        deadline = time.monotonic() + PATIENCE_S
        while True:
            shown = self._texts()
            if shown is not None and any(wanted in text for text in shown.texts):
                return
            assert time.monotonic() < deadline, (wanted, shown and shown.texts)
            time.sleep(POLL_S / 2)
