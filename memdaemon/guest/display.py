"""The guest's own X server (Xvfb) and the emulator's window on it."""

from __future__ import annotations

import contextlib
import io
import os
import select
import time
from collections.abc import Mapping
from typing import Any

from Xlib import X, error
from Xlib.display import Display as Connection

from memdaemon.errors import StartFailed
from memdaemon.guest.children import Child

SCREEN = "800x600x24"
WINDOW_TITLE = "DOSBox"


class Display:
    """Xvfb on a free display, with our connection to it."""

    def __init__(self, environment: Mapping[str, str], timeout_s: float = 15.0) -> None:
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN]
        command += ["-noreset", "-nolisten", "tcp"]  # without -noreset 1 start in 12 died
        try:
            self._child = Child(command, environment, pass_fds=(writing,))
        except OSError as failure:
            raise StartFailed(f"Xvfb cannot be started ({failure}); install the package xvfb") from failure
        finally:
            os.close(writing)
        self.pid, self.pid_start_time = self._child.pid, self._child.start_time
        try:
            self.name = f":{self._number(reading, time.monotonic() + timeout_s)}"
            with contextlib.redirect_stdout(io.StringIO()):  # the library prints notes on authority files
                self.connection = Connection(self.name)
            # A key that a busy machine lets go of late must not repeat itself.
            self.connection.change_keyboard_control(auto_repeat_mode=X.AutoRepeatModeOff)
        except BaseException:
            self._child.close()
            raise
        finally:
            os.close(reading)

    def _number(self, reading: int, deadline: float) -> int:
        """The display's number, read to its newline: Xvfb dies when the pipe closes before that."""
        text = b""
        while not text.endswith(b"\n"):
            ready, _, _ = select.select([reading], [], [], max(0.0, deadline - time.monotonic()))
            piece = os.read(reading, 16) if ready else b""
            if not piece:
                raise StartFailed(f"Xvfb named no display; it wrote: {self._child.tail().strip()}")
            text += piece
        return int(text)

    def alive(self) -> bool:
        """Whether the X server runs."""
        return self._child.alive()

    def tail(self) -> str:
        """The X server's last lines."""
        return self._child.tail()

    def window(self) -> Any | None:
        """The emulator's visible window, or None while there is none."""
        for window in self.connection.screen().root.query_tree().children:
            with contextlib.suppress(error.BadWindow):
                title = window.get_wm_name() or ""
                if WINDOW_TITLE in str(title) and window.get_attributes().map_state == X.IsViewable:
                    return window
        return None

    def focus(self, window: Any) -> None:
        """Give the window the keyboard."""
        window.set_input_focus(X.RevertToParent, X.CurrentTime)
        self.connection.sync()

    def close(self) -> None:
        """End the connection and the X server."""
        with contextlib.suppress(error.ConnectionClosedError, OSError):
            self.connection.close()
        self._child.close()
