"""A command on a terminal of its own, as an operator sees it: what it shows, and Ctrl-C."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

CTRL_C = b"\x03"
COLUMNS, LINES = 180, 40
_CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")


class Terminal:
    """The command is the terminal's foreground process group; its stdout goes to a pipe."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], folder: Path) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        self.process = subprocess.Popen(
            command,
            cwd=folder,
            env={**environment, "TERM": "xterm-256color", "COLUMNS": str(COLUMNS)},
            stdin=slave,
            stdout=subprocess.PIPE,
            stderr=slave,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509 (it is its terminal then)
        )
        os.close(slave)
        self._shown = b""

    @property
    def shown(self) -> str:
        """Everything shown so far, without control sequences."""
        return _CONTROL.sub("", self._shown.decode("utf-8", "replace"))

    def wait_for(self, text: str, timeout_s: float) -> None:
        """Until the text was shown."""
        deadline = time.monotonic() + timeout_s
        while text not in self.shown:
            assert self._read(deadline), f"`{text}` was not shown in {timeout_s:g} s: {self.shown[-2000:]}"

    def press(self, keys: bytes) -> None:
        """Type."""
        os.write(self._master, keys)

    def end(self, timeout_s: float) -> tuple[int, str]:
        """The command's exit code and its stdout, once it has ended."""
        deadline = time.monotonic() + timeout_s
        while self._read(deadline):
            pass
        out, _ = self.process.communicate(timeout=max(0.1, deadline - time.monotonic()))
        return self.process.returncode, out.decode()

    def close(self) -> None:
        """End the command, whatever it does."""
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()
        os.close(self._master)

    def _read(self, deadline: float) -> bool:
        """Whether something more was shown before the deadline and the terminal's end."""
        ready, _, _ = select.select([self._master], [], [], max(0.0, deadline - time.monotonic()))
        piece = b""
        if ready:
            with contextlib.suppress(OSError):  # EIO: nobody holds the other side any more
                piece = os.read(self._master, 65536)
        self._shown += piece
        return bool(piece)
