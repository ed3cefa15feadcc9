"""The faults: what each kind does to one run, from outside, as a machine would."""

from __future__ import annotations

import contextlib
import random
import resource
import signal
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path

import psutil

from benchmarks.chaos.arena import Arena, Endpoint
from benchmarks.chaos.plan import Kind

LOCK_S, FULL_S, AWAY_S, HANG_S = 30.0, 4.0, 3.0, 40.0
FULL_BYTES = 4096


class Faults:
    """Each method returns whether there was something to do it to."""

    def __init__(self, arena: Arena, endpoint: Endpoint, seed: int) -> None:
        self._arena = arena
        self._endpoint = endpoint
        self._chance = random.Random(seed)
        self._threads: list[threading.Thread] = []
        self._damaged: list[tuple[Path, int]] = []  # files of checkpoints, and the byte that is another
        self._dosbox: Callable[[str], list[psutil.Process]] = lambda run: self._children(run, "dosbox")

    def inject(self, kind: Kind, run: str) -> bool:  # noqa: PLR0911 - one return a kind
        """Now."""
        match kind:
            case "kill_dosbox":
                return self._kill(self._dosbox(run))
            case "kill_xvfb":
                return self._kill(self._children(run, "Xvfb"))
            case "kill_daemon":
                return self._kill(self._named("memdaemon", run))
            case "kill_runner":
                return self._kill(self._named("harness.run_worker", run))
            case "kill_supervisor":
                return self._kill(self._named("harness.supervisor", run))
            case "stop_dosbox":
                return self._signal(self._dosbox(run), signal.SIGSTOP)
            case "hang_game":
                return self._hang(run)
            case "kill_endpoint":
                return self._later(self._endpoint_away)
            case "disk_full":
                return self._disk_full(run)
            case "corrupt_checkpoint":
                return self._corrupt(run)
            case "lock_database":
                return self._later(self._lock)
            case "clock_step":
                self._arena.clock_file.write_text(str(self._chance.choice((-86400, -60, 3600, 40 * 86400))))
                return True

    def wait(self) -> None:
        """Until every fault that lasts is over.

        A damaged checkpoint that no restore needed lies there still, and `dugout verify` is right to name it:
        the damage is undone, so that what verify names afterwards is the harness's doing.
        """
        for thread in self._threads:
            thread.join()
        for path, at in self._damaged:
            with contextlib.suppress(FileNotFoundError):  # dropped since, as checkpoints are
                _flip(path, at)

    def _later(self, lasting: Callable[[], None]) -> bool:
        thread = threading.Thread(target=lasting)
        thread.start()
        self._threads.append(thread)
        return True

    def _named(self, module: str, run: str) -> list[psutil.Process]:
        found = []
        for process in psutil.process_iter(["cmdline"]):
            command = process.info["cmdline"] or []
            if module in command and run in command:
                found.append(process)
        return found

    def _children(self, run: str, name: str) -> list[psutil.Process]:
        found = []
        for daemon in self._named("memdaemon", run):
            with contextlib.suppress(psutil.NoSuchProcess):
                found += [child for child in daemon.children() if child.name() == name]
        return found

    def _kill(self, processes: list[psutil.Process]) -> bool:
        return self._signal(processes, signal.SIGKILL)

    def _signal(self, processes: list[psutil.Process], number: signal.Signals) -> bool:
        for process in processes:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.send_signal(number)
        return bool(processes)

    def _hang(self, run: str) -> bool:
        """Whatever lets it go on, it stands still again at once, until it is gone."""
        processes = self._dosbox(run)

        def hold() -> None:
            end = time.monotonic() + HANG_S
            while time.monotonic() < end and any(process.is_running() for process in processes):
                self._signal(processes, signal.SIGSTOP)
                time.sleep(0.002)
            self._signal(processes, signal.SIGCONT)

        return bool(processes) and self._later(hold)

    def _endpoint_away(self) -> None:
        self._endpoint.kill()
        time.sleep(AWAY_S)
        self._endpoint.start()

    def _lock(self) -> None:
        connection = sqlite3.connect(self._arena.database, timeout=60, isolation_level=None)
        connection.execute("BEGIN IMMEDIATE")
        time.sleep(LOCK_S)
        connection.execute("ROLLBACK")
        connection.close()

    def _disk_full(self, run: str) -> bool:
        """No file of worker and emulator grows beyond a few bytes, as on a full disk, for some seconds."""
        processes = [*self._named("harness.run_worker", run), *self._dosbox(run)]

        def limit(size: int) -> None:
            for process in processes:
                with contextlib.suppress(psutil.NoSuchProcess, ProcessLookupError):
                    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

        def fill() -> None:
            limit(FULL_BYTES)
            time.sleep(FULL_S)
            limit(resource.RLIM_INFINITY)

        return bool(processes) and self._later(fill)

    def _corrupt(self, run: str) -> bool:
        """A byte of the newest checkpoint is another; then it is needed."""
        folders = (self._arena.run_folder(run) / "checkpoints").glob("[0-9]*/manifest.json")
        newest = max((path.parent for path in folders), key=lambda path: int(path.name), default=None)
        if newest is None:
            return False
        with contextlib.suppress(FileNotFoundError):
            path = newest / "PLDATA3.S16"
            at = self._chance.randrange(path.stat().st_size)
            _flip(path, at)
            self._damaged.append((path, at))
        return self._kill(self._named("harness.run_worker", run))


def _flip(path: Path, at: int) -> None:
    """One byte becomes another; twice, and it is what it was."""
    content = bytearray(path.read_bytes())
    content[at] ^= 0x41
    path.write_bytes(content)
