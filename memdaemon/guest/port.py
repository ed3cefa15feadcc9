"""The seam to one emulated machine: what a session does to it, by primitive steps that never wait for long.

Real implementation: `dosbox.py`. In-memory fake: `fake.py`. All calls are made from one thread. Every call
raises `GuestEnded` once the emulator is gone, except `alive`, `stderr_tail` and `close`.
"""

from __future__ import annotations

from typing import Literal, Protocol

Button = Literal["left", "right"]


class Guest(Protocol):
    """One running guest."""

    pid: int
    pid_start_time: int
    display: str
    ram_bytes: int

    def alive(self) -> bool:
        """Whether the emulator's process still runs (or is stopped)."""

    def stderr_tail(self) -> str:
        """The last lines the emulator and its X server wrote."""

    def read(self, address: int, size: int) -> bytes:
        """Guest RAM by linear address; OutsideRam."""

    def write(self, address: int, data: bytes) -> None:
        """Overwrite guest RAM; OutsideRam."""

    def freeze(self) -> None:
        """Stop the process; returns when no thread of it runs any more."""

    def resume(self) -> None:
        """Let the process go on; returns when it runs."""

    def key_queue(self) -> tuple[int, int]:
        """Head and tail of the guest's keyboard buffer: a key moves the tail, taking it the head."""

    def waits(self) -> bool:
        """Whether the game waits by the BIOS (int 15h, function 86h): at this moment it has nothing to do."""

    def key_down(self, keysym: str) -> None:
        """Press a key by its X keysym name, Shift first where needed; Refused `invalid` for unknown names."""

    def key_up(self, keysym: str) -> None:
        """Release a key, Shift last where it needs it."""

    def pointer_to(self, x: int, y: int) -> None:
        """Move the pointer to guest coordinates."""

    def button_down(self, button: Button) -> None:
        """Press a mouse button."""

    def button_up(self, button: Button) -> None:
        """Release a mouse button."""

    def screenshot(self) -> bytes:
        """The window as a PNG; CaptureFailed."""

    def close(self) -> None:
        """End the emulator and everything that came with it; safe to call twice."""
