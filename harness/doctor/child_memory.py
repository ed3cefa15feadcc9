"""Starts a program and reads and writes its memory through `/proc/<pid>/mem`, as a run's daemon does."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from harness.doctor.machine import MemoryAccess

BYTES = 64
STACK = "[stack]"  # every process has one, readable and writable


def try_child(command: Sequence[str], environment: Mapping[str, str]) -> MemoryAccess:
    """Allowed when bytes of its stack can be read, and written back while it is stopped."""
    try:
        child = subprocess.Popen(
            command,
            env=dict(environment),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError as error:
        return MemoryAccess(False, f"it does not start: {error.strerror}")
    try:
        os.kill(child.pid, signal.SIGSTOP)  # so that what is written back is what stands there
        os.waitid(os.P_PID, child.pid, os.WSTOPPED | os.WEXITED | os.WNOWAIT)
        return _touch(child.pid)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
        child.wait()


def _touch(pid: int) -> MemoryAccess:
    try:
        place = _stack(pid)
        memory = os.open(f"/proc/{pid}/mem", os.O_RDWR | os.O_CLOEXEC)
    except OSError as error:
        return MemoryAccess(False, f"{error.filename} cannot be opened: {error.strerror}")
    try:
        found = os.pread(memory, BYTES, place)
        if len(found) == BYTES and os.pwrite(memory, found, place) == BYTES:
            return MemoryAccess(True)
        return MemoryAccess(False, f"/proc/{pid}/mem gave {len(found)} of {BYTES} bytes: it has ended")
    except OSError as error:
        return MemoryAccess(False, f"/proc/{pid}/mem: {error.strerror}")
    finally:
        os.close(memory)


def _stack(pid: int) -> int:
    """Where its stack's used end begins."""
    for line in Path(f"/proc/{pid}/maps").read_text(encoding="utf-8").splitlines():
        if line.endswith(STACK):
            return int(line.split("-", 1)[1].split()[0], 16) - BYTES
    raise OSError(0, "it has no stack any more", f"/proc/{pid}/maps")
