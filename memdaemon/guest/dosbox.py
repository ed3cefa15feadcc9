"""The real guest: one DOSBox on a display of its own."""

from __future__ import annotations

import struct
from typing import Any

from memdaemon.errors import CaptureFailed, GuestEnded, OutsideRam
from memdaemon.guest import stopping
from memdaemon.guest.capture import window_png
from memdaemon.guest.children import Child
from memdaemon.guest.display import Display
from memdaemon.guest.keyboard import Keyboard
from memdaemon.guest.mouse import Mouse
from memdaemon.guest.port import Button
from memdaemon.guest.process_memory import ProcessMemory

KEY_QUEUE_AT = 0x41A  # BIOS data area: the keyboard buffer's head and tail
WAIT_FLAG_AT = 0x4A0  # and whether a program waits in int 15h, function 86h


class DosboxGuest:
    """A started game; made by `dosbox_start.start`."""

    def __init__(self, display: Display, child: Child, memory: ProcessMemory, base: int, ram: int) -> None:
        self._display = display
        self._child = child
        self._memory = memory
        self._base = base
        self._keyboard = Keyboard(display.connection)
        self._mouse = Mouse(display.connection)
        self._focused: int | None = None
        self._closed = False
        self.pid = child.pid
        self.pid_start_time = child.start_time
        self.display = display.name
        self.ram_bytes = ram

    def alive(self) -> bool:
        """Whether emulator and X server both run."""
        return not self._closed and self._child.alive() and self._display.alive()

    def stderr_tail(self) -> str:
        """The last lines of both processes."""
        return "" if self._closed else self._child.tail() + self._display.tail()

    def read(self, address: int, size: int) -> bytes:
        """Guest RAM by linear address."""
        return self._memory.read(self._host(address, size), size)

    def write(self, address: int, data: bytes) -> None:
        """Overwrite guest RAM."""
        self._memory.write(self._host(address, len(data)), data)

    def _host(self, address: int, size: int) -> int:
        self._check()
        if address + size > self.ram_bytes:
            raise OutsideRam(address, size, self.ram_bytes)
        return self._base + address

    def freeze(self) -> None:
        """SIGSTOP, awaited."""
        self._check()
        stopping.stop(self.pid)

    def resume(self) -> None:
        """SIGCONT, awaited."""
        self._check()
        stopping.go_on(self.pid)

    def key_queue(self) -> tuple[int, int]:
        """Head and tail of the BIOS's keyboard buffer."""
        head, tail = struct.unpack("<HH", self.read(KEY_QUEUE_AT, 4))
        return head, tail

    def waits(self) -> bool:
        """The BIOS's wait flag, which DOSBox sets while a program waits by int 15h, function 86h."""
        return bool(self.read(WAIT_FLAG_AT, 1)[0] & 1)

    def key_down(self, keysym: str) -> None:
        """Press, with the input focus on the emulator's window."""
        self._focus()
        self._keyboard.down(keysym)

    def key_up(self, keysym: str) -> None:
        """Release."""
        self._check()
        self._keyboard.up(keysym)

    def pointer_to(self, x: int, y: int) -> None:
        """Move the pointer."""
        self._mouse.move(self._focus(), x, y)

    def button_down(self, button: Button) -> None:
        """Press a mouse button."""
        self._check()
        self._mouse.down(button)

    def button_up(self, button: Button) -> None:
        """Release a mouse button."""
        self._check()
        self._mouse.up(button)

    def screenshot(self) -> bytes:
        """The window as a PNG."""
        return window_png(self._window())

    def close(self) -> None:
        """End emulator, then X server."""
        if not self._closed:
            self._closed = True
            self._child.close()
            self._memory.close()
            self._display.close()

    def _check(self) -> None:
        if not self.alive():
            wrote = self.stderr_tail().strip()
            raise GuestEnded(f"{GuestEnded.default}; it wrote: {wrote}" if wrote else GuestEnded.default)

    def _window(self) -> Any:
        self._check()
        window = self._display.window()
        if window is None:
            raise CaptureFailed("the emulator has no window")
        return window

    def _focus(self) -> Any:
        """The window, with the focus on it: without a window manager nobody else sets it."""
        window = self._window()
        if self._focused != window.id:
            self._display.focus(window)
            self._focused = window.id
        return window
