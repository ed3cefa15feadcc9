"""This machine, as the user who runs the check sees it."""

from __future__ import annotations

import contextlib
import os
import pwd
import select
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO

import psutil

from harness.doctor.child_memory import try_child
from harness.doctor.database_state import look
from harness.doctor.machine import DatabaseState, Disk, MemoryAccess, Ran
from harness.models.cli.sealing import why_not

TIMEOUT_S = 30.0
LOOPBACK = "127.0.0.1"
LINE_BYTES = 4096


class RealMachine:
    """Implements `harness.doctor.machine.Machine`."""

    def user(self) -> str:
        """By name where the system knows one."""
        with contextlib.suppress(KeyError):
            return pwd.getpwuid(os.geteuid()).pw_name
        return f"uid {os.geteuid()}"

    def which(self, program: str) -> str | None:
        """On PATH, which the daemon hands on to its children."""
        return shutil.which(program)

    def run(self, command: Sequence[str]) -> Ran:
        """Both outputs as one text."""
        try:
            done = subprocess.run(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=TIMEOUT_S,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return Ran(None, f"no end after {TIMEOUT_S:.0f} s")
        except OSError as error:
            return Ran(None, f"it does not start: {error.strerror}")
        return Ran(done.returncode, done.stdout.decode("utf-8", "replace"))

    def first_line(self, command: Sequence[str]) -> Ran:
        """Ended with its session once the line is there; its complaints when none comes."""
        with tempfile.TemporaryFile() as complaints:
            try:
                child = subprocess.Popen(
                    command,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE,
                    stderr=complaints,
                    start_new_session=True,
                )
            except OSError as error:
                return Ran(None, f"it does not start: {error.strerror}")
            assert child.stdout is not None  # asked for above
            with child.stdout:
                line = _line(child.stdout, time.monotonic() + TIMEOUT_S)
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(child.pid, signal.SIGTERM)
                code = child.wait()
            if line.endswith("\n"):
                return Ran(0, line)
            return Ran(code, os.pread(complaints.fileno(), LINE_BYTES, 0).decode("utf-8", "replace"))

    def child_memory(self, command: Sequence[str], environment: Mapping[str, str]) -> MemoryAccess:
        """With the PATH and home of this process."""
        own = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        return try_child(command, own | dict(environment))

    def sealing(self) -> str | None:
        """As a turn finds out."""
        return why_not()

    def text(self, path: Path) -> str | None:
        """Latin-1, which reads any bytes."""
        content = self.content(path)
        return None if content is None else content.decode("latin-1").strip()

    def content(self, path: Path) -> bytes | None:
        """Whole."""
        try:
            return path.read_bytes()
        except OSError:
            return None

    def disk(self, folder: Path) -> Disk:
        """By the nearest folder above that exists."""
        while not folder.exists() and folder != folder.parent:
            folder = folder.parent
        system = os.statvfs(folder)
        return Disk(
            free_bytes=system.f_bavail * system.f_frsize,
            total_bytes=system.f_blocks * system.f_frsize,
            free_files=system.f_favail if system.f_files else None,
            writable=folder.is_dir() and os.access(folder, os.W_OK | os.X_OK),
        )

    def bind(self, port: int) -> str | None:
        """As a server would: an address that only lingers is no hindrance."""
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as listener:
            try:
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                listener.bind((LOOPBACK, port))
                listener.listen(1)
            except OSError as error:
                return (error.strerror or str(error)).lower()
        return None

    def holder(self, port: int) -> str | None:
        """Another user's process is visible to root alone."""
        with contextlib.suppress(psutil.Error):
            for connection in psutil.net_connections("tcp"):
                own = connection.status == psutil.CONN_LISTEN and connection.laddr.port == port
                if own and connection.pid is not None:
                    return f"process {connection.pid} ({psutil.Process(connection.pid).name()})"
        return None

    def database(self, url: str) -> DatabaseState:
        """See `database_state`."""
        return look(url)


def _line(stream: IO[bytes], deadline: float) -> str:
    """What comes up to the first newline, the end, or the deadline."""
    text = b""
    while b"\n" not in text:
        ready, _, _ = select.select([stream], [], [], max(0.0, deadline - time.monotonic()))
        piece = os.read(stream.fileno(), LINE_BYTES) if ready else b""
        if not piece:
            break
        text += piece
    return text.decode("utf-8", "replace")
