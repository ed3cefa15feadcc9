"""Child processes that never outlive the daemon: own session, killed by the kernel when the daemon dies."""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import subprocess
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO

PR_SET_PDEATHSIG = 1
TAIL_BYTES = 4096

_libc = ctypes.CDLL(None, use_errno=True)  # loaded before any fork


def _die_with(parent: int) -> Callable[[], None]:
    """For a child between fork and exec. The kernel ties the signal to the forking thread: the main one."""

    def prepare() -> None:
        _libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != parent:  # the parent died before the line above
            os._exit(1)

    return prepare


class Child:
    """One child process with its output in a file that has no name."""

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str], pass_fds: Sequence[int] = ()
    ) -> None:
        self._log: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (lives as long as the child)
        self._process = subprocess.Popen(
            command,
            env=dict(environment),
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=self._log,
            start_new_session=True,
            pass_fds=tuple(pass_fds),
            preexec_fn=_die_with(os.getpid()),  # noqa: PLW1509 (no thread runs yet when children start)
        )
        self.pid = self._process.pid
        self.start_time = start_time(self.pid)

    def alive(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    def tail(self) -> str:
        """The last lines that it wrote."""
        end = os.fstat(self._log.fileno()).st_size
        start = max(0, end - TAIL_BYTES)
        return os.pread(self._log.fileno(), TAIL_BYTES, start).decode("utf-8", "replace")

    def kill(self) -> None:
        """End it and its session's processes; a stopped process too."""
        if self._process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)
            self._process.wait()

    def close(self) -> None:
        """End it and let go of its output."""
        self.kill()
        self._log.close()


def start_time(pid: int) -> int:
    """Clock ticks from boot to the process's start: with the pid it names a process for good."""
    return int(stat_fields(Path(f"/proc/{pid}/stat"))[19])


def stat_fields(path: Path) -> list[str]:
    """The fields of a stat file from the third (`state`) on; the name before it may hold any character."""
    return path.read_text().rpartition(") ")[2].split()
