"""Pointing and clicking in the emulator's window by the X test extension."""

from __future__ import annotations

from typing import Any

from Xlib import X
from Xlib.ext import xtest

from memdaemon.guest.port import Button

BUTTONS: dict[Button, int] = {"left": 1, "right": 3}


class Mouse:
    """The pointer of one display. Window coordinates are guest coordinates in 640x480."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    def move(self, window: Any, x: int, y: int) -> None:
        """Put the pointer on a point of the window."""
        place = window.translate_coords(self._connection.screen().root, 0, 0)
        # translate_coords answers where the root's origin lies in the window: the negative of its place
        xtest.fake_input(self._connection, X.MotionNotify, x=x - place.x, y=y - place.y)
        self._connection.sync()

    def down(self, button: Button) -> None:
        """Press."""
        xtest.fake_input(self._connection, X.ButtonPress, BUTTONS[button])
        self._connection.sync()

    def up(self, button: Button) -> None:
        """Release."""
        xtest.fake_input(self._connection, X.ButtonRelease, BUTTONS[button])
        self._connection.sync()
