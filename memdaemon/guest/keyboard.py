"""Typing into the emulator's window by the X test extension."""

from __future__ import annotations

from typing import Any

from Xlib import XK, X
from Xlib.ext import xtest

from memdaemon.errors import Refused

SHIFT = "Shift_L"


class Keyboard:
    """The keys of one display."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    def down(self, keysym: str) -> None:
        """Press a key, Shift first where the keysym stands on the upper half of its key."""
        keycode, shifted = self._find(keysym)
        if shifted:
            xtest.fake_input(self._connection, X.KeyPress, self._find(SHIFT)[0])
        xtest.fake_input(self._connection, X.KeyPress, keycode)
        self._connection.sync()

    def up(self, keysym: str) -> None:
        """Release a key, then Shift."""
        keycode, shifted = self._find(keysym)
        xtest.fake_input(self._connection, X.KeyRelease, keycode)
        if shifted:
            xtest.fake_input(self._connection, X.KeyRelease, self._find(SHIFT)[0])
        self._connection.sync()

    def _find(self, keysym: str) -> tuple[int, bool]:
        """Keycode and whether Shift is needed; Refused `invalid` for what the keyboard does not have."""
        number = XK.string_to_keysym(keysym)
        places = sorted((index, code) for code, index in self._connection.keysym_to_keycodes(number))
        if not number or not places or places[0][0] > 1:
            raise Refused("invalid", f"no key gives the X keysym `{keysym}`")
        index, keycode = places[0]
        return int(keycode), index == 1
