"""Which daemons run and what they started: a file each in a folder of the user, found again after a crash.

A process is named by pid and start time, so that whoever got its pid later is never taken for it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import stat
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from memdaemon.errors import DaemonError
from memdaemon.guest.children import start_time, stat_fields

GONE_S = 5.0  # in which a killed process must be gone
PAUSE_S = 0.01
State = Literal["alive", "orphan", "ended"]


class RegistryError(DaemonError):
    """The folder cannot be used; the message says why and what to do."""


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Process(_Record):
    """A process by what the kernel knows of it."""

    name: str
    pid: int
    start_time: int

    def running(self) -> bool:
        """Whether this very process still is, running or stopped; a zombie is not."""
        try:
            fields = stat_fields(Path(f"/proc/{self.pid}/stat"))
        except (FileNotFoundError, ProcessLookupError):
            return False
        return int(fields[19]) == self.start_time and fields[0] not in "ZX"


class Registered(_Record):
    """A daemon and its children."""

    run_id: str
    epoch: int
    started_at: datetime
    daemon: Process
    children: tuple[Process, ...] = ()

    @property
    def state(self) -> State:
        """`orphan`: a child of a daemon that is gone still runs."""
        if self.daemon.running():
            return "alive"
        return "orphan" if any(child.running() for child in self.children) else "ended"


def default_folder() -> Path:
    """In the user's runtime folder, else in /tmp: the same whatever a process's environment says."""
    user = os.getuid()
    runtime = Path(f"/run/user/{user}")
    if runtime.is_dir() and os.access(runtime, os.W_OK):
        return runtime / "memdaemon"
    return Path("/tmp") / f"memdaemon-{user}"


class Registration:
    """This daemon's own file, from before its first child to its end."""

    def __init__(self, folder: Path, run_id: str, epoch: int) -> None:
        for path, entry in registered(folder).items():
            if entry.state == "ended":  # nothing of it is left but this file
                path.unlink(missing_ok=True)
        _own_folder(folder)
        daemon = Process(name="memdaemon", pid=os.getpid(), start_time=start_time(os.getpid()))
        now = datetime.now(UTC)
        self._registered = Registered(run_id=run_id, epoch=epoch, started_at=now, daemon=daemon)
        self._path = folder / f"{daemon.pid}-{daemon.start_time}.json"
        self._write()

    def add(self, name: str, pid: int, started: int) -> None:
        """A child has been started."""
        child = Process(name=name, pid=pid, start_time=started)
        children = (*self._registered.children, child)
        self._registered = self._registered.model_copy(update={"children": children})
        self._write()

    def remove(self) -> None:
        """Everything has ended in order."""
        self._path.unlink(missing_ok=True)

    def _write(self) -> None:
        whole = self._path.with_suffix(".new")
        whole.write_text(self._registered.model_dump_json())
        whole.replace(self._path)


def registered(folder: Path) -> dict[Path, Registered]:
    """Every readable file of the folder, by age of the daemon."""
    if not folder.is_dir():
        return {}
    _own_folder(folder)
    found = {}
    for path in folder.glob("*.json"):
        with contextlib.suppress(ValidationError, FileNotFoundError):
            found[path] = Registered.model_validate_json(path.read_bytes())
    return dict(sorted(found.items(), key=lambda item: item[1].started_at))


def reap(folder: Path) -> list[tuple[Registered, list[Process]]]:
    """End what is left of daemons that are gone, and forget them; who was ended, by daemon."""
    done = []
    for path, entry in registered(folder).items():
        if entry.state != "alive":
            done.append((entry, [child for child in entry.children if _end(child)]))
            path.unlink(missing_ok=True)
    return done


def _end(process: Process) -> bool:
    """Kill this process; False when it is gone. Its descriptor names it even if the pid goes to another."""
    with _descriptor(process.pid) as descriptor:
        if descriptor is None or not process.running():
            return False
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(descriptor, signal.SIGKILL)
    deadline = time.monotonic() + GONE_S
    while process.running():
        if time.monotonic() > deadline:
            raise RegistryError(f"{process.name} {process.pid} does not end; look at it with ps")
        time.sleep(PAUSE_S)
    return True


@contextlib.contextmanager
def _descriptor(pid: int) -> Iterator[int | None]:
    try:
        descriptor = os.pidfd_open(pid)
    except ProcessLookupError:
        yield None
        return
    try:
        yield descriptor
    finally:
        os.close(descriptor)


def _own_folder(folder: Path) -> None:
    """Made for the user alone; nobody else may have put files there for us to act upon."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid() or found.st_mode & 0o022:
        raise RegistryError(f"{folder} is not a folder that only you can write to; remove it")
