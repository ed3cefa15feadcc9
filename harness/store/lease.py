"""Who writes a run: a holder's name on the run's row, and whether that holder still lives."""

from __future__ import annotations

import socket

import psutil
from ulid import ULID


def new_holder() -> str:
    """This process, named so that a reused process number is not mistaken for it."""
    process = psutil.Process()
    return f"{socket.gethostname()} {process.pid} {process.create_time():.2f} {ULID()}"


def holder_lives(holder: str) -> bool:
    """Whether the process behind the name runs; one on another machine is taken to live."""
    host, pid, started, _ = holder.split(" ")
    if host != socket.gethostname():
        return True
    try:
        process = psutil.Process(int(pid))
        return f"{process.create_time():.2f}" == started and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def shown(holder: str) -> str:
    """The holder in an operator's words."""
    host, pid, *_ = holder.split(" ")
    return f"process {pid} on {host}"
