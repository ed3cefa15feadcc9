"""A guest in memory: RAM, a BIOS clock that ticks unless frozen, and a keyboard buffer as a PC has it."""

from __future__ import annotations

import io
import struct
import time

from PIL import Image
from Xlib import XK

from memdaemon.errors import GuestEnded, OutsideRam, Refused
from memdaemon.guest.port import Button

RAM_BYTES = 2 << 20
TICK_S = 0.055
CLOCK_AT = 0x46C
KEY_QUEUE_AT = 0x41A  # head and tail of the buffer, as offsets from 0x400
WAIT_FLAG_AT = 0x4A0
BUFFER_START, BUFFER_END = 0x1E, 0x3E
CONTROLS = {"Return": 13, "Escape": 27, "Tab": 9, "BackSpace": 8}


class FakeGuest:
    """Implements `guest.port.Guest`. `takes_keys=False`: a game that leaves typed keys in the buffer."""

    def __init__(self, takes_keys: bool = True) -> None:
        self.pid, self.pid_start_time = 4321, 1234567
        self.display = ":fake"
        self.ram_bytes = RAM_BYTES
        self.takes_keys = takes_keys
        self.events: list[str] = []
        self.picture = Image.new("RGB", (640, 480))
        self._ram = bytearray(RAM_BYTES)
        self._ram[KEY_QUEUE_AT : KEY_QUEUE_AT + 4] = struct.pack("<HH", BUFFER_START, BUFFER_START)
        self._started = time.monotonic()
        self._frozen_since: float | None = None
        self._alive = True

    def end(self) -> None:
        """The emulator dies by itself."""
        self._alive = False

    def alive(self) -> bool:
        """Until `end` or `close`."""
        return self._alive

    def stderr_tail(self) -> str:
        """What a dying emulator might have written."""
        return "" if self._alive else "Exit to error: fake guest ended\n"

    def read(self, address: int, size: int) -> bytes:
        """A copy of RAM, with the clock as it is now."""
        self._check(address, size)
        now = time.monotonic() if self._frozen_since is None else self._frozen_since
        self._ram[CLOCK_AT : CLOCK_AT + 4] = struct.pack("<I", int((now - self._started) / TICK_S))
        return bytes(self._ram[address : address + size])

    def write(self, address: int, data: bytes) -> None:
        """Overwrite RAM."""
        self._check(address, len(data))
        self._ram[address : address + len(data)] = data

    def freeze(self) -> None:
        """The clock stands."""
        self._check(0, 0)
        self._frozen_since = time.monotonic()

    def resume(self) -> None:
        """The clock goes on where it stood."""
        self._check(0, 0)
        if self._frozen_since is not None:
            self._started += time.monotonic() - self._frozen_since
        self._frozen_since = None

    def key_queue(self) -> tuple[int, int]:
        """Head and tail of the buffer."""
        head, tail = struct.unpack("<HH", self.read(KEY_QUEUE_AT, 4))
        return head, tail

    def waits(self) -> bool:
        """Whether the wait flag is set; nothing here sets it by itself."""
        return bool(self.read(WAIT_FLAG_AT, 1)[0] & 1)

    def take_keys(self) -> None:
        """The game takes what is in the buffer."""
        self._ram[KEY_QUEUE_AT : KEY_QUEUE_AT + 2] = self._ram[KEY_QUEUE_AT + 2 : KEY_QUEUE_AT + 4]

    def key_down(self, keysym: str) -> None:
        """Put the key's character into the buffer."""
        self._check(0, 0)
        number = XK.string_to_keysym(keysym)
        if not number:
            raise Refused("invalid", f"no key gives the X keysym `{keysym}`")
        self.events.append(f"down {keysym}")
        head, tail = self.key_queue()
        character = CONTROLS.get(keysym, number if number < 256 else 0)
        self._ram[0x400 + tail : 0x402 + tail] = bytes((character, 0))
        tail = tail + 2 if tail + 2 < BUFFER_END else BUFFER_START
        self._ram[KEY_QUEUE_AT : KEY_QUEUE_AT + 4] = struct.pack("<HH", head, tail)
        if self.takes_keys:
            self.take_keys()

    def key_up(self, keysym: str) -> None:
        """Note it."""
        self._note(f"up {keysym}")

    def pointer_to(self, x: int, y: int) -> None:
        """Note it."""
        self._note(f"pointer {x} {y}")

    def button_down(self, button: Button) -> None:
        """Note it."""
        self._note(f"button down {button}")

    def button_up(self, button: Button) -> None:
        """Note it."""
        self._note(f"button up {button}")

    def screenshot(self) -> bytes:
        """The picture as it was set; black at first."""
        self._check(0, 0)
        file = io.BytesIO()
        self.picture.save(file, "PNG")
        return file.getvalue()

    def close(self) -> None:
        """Nothing answers any more."""
        self._alive = False

    def _note(self, event: str) -> None:
        self._check(0, 0)
        self.events.append(event)

    def _check(self, address: int, size: int) -> None:
        if not self._alive:
            raise GuestEnded
        if address + size > RAM_BYTES:
            raise OutsideRam(address, size, RAM_BYTES)
