"""Starting the real guest and waiting until the game's mark is in its RAM and its window is there."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from memdaemon.errors import GuestEnded, StartFailed
from memdaemon.guest.children import Child
from memdaemon.guest.display import Display
from memdaemon.guest.dosbox import DosboxGuest
from memdaemon.guest.dosbox_files import MEMORY_MIB, configuration, environment
from memdaemon.guest.guest_ram import find_base
from memdaemon.guest.process_memory import ProcessMemory

PAUSE_S = 0.03
PROGRAM_AREA = 0x600  # below it: interrupt table and BIOS data
RAM_BYTES = MEMORY_MIB << 20


def start(
    game_dir: Path,
    program: str,
    mark: bytes,
    *,
    timeout_s: float = 45.0,
    ask: Callable[[], None] = lambda: None,
    started: Callable[[str, int, int], None] = lambda _name, _pid, _start_time: None,
) -> DosboxGuest:
    """Start Xvfb and DOSBox; StartFailed with what they wrote.

    `ask`, called between tries, may raise. `started` is told of each child.
    """
    settings = configuration(game_dir, program)
    # The folder goes when the game runs: a daemon that is killed later leaves nothing behind.
    with tempfile.TemporaryDirectory(prefix="memdaemon-") as folder:
        home = Path(folder)
        (home / "dosbox.conf").write_text(settings)
        display = Display(environment(home))
        try:
            started("Xvfb", display.pid, display.pid_start_time)
            child = _emulator(home, display.name)
            try:
                started("dosbox", child.pid, child.start_time)
                return _ready(display, child, mark, time.monotonic() + timeout_s, ask)
            except BaseException:
                child.close()
                raise
        except BaseException:
            display.close()
            raise


def _emulator(home: Path, display: str) -> Child:
    command = ["dosbox", "-conf", str(home / "dosbox.conf")]
    try:
        return Child(command, environment(home, display))
    except OSError as failure:
        raise StartFailed(f"dosbox cannot be started ({failure}); install the package dosbox") from failure


def _ready(
    display: Display, child: Child, mark: bytes, deadline: float, ask: Callable[[], None]
) -> DosboxGuest:
    memory = ProcessMemory(child.pid)
    base: int | None = None
    while True:
        ask()
        if not child.alive():
            memory.close()
            raise StartFailed(
                f"DOSBox ended before the mark {mark!r} was seen; it wrote: {child.tail().strip()}"
            )
        base = base or find_base(memory, RAM_BYTES)
        if base and display.window() is not None and _marked(memory, base, mark):
            return DosboxGuest(display, child, memory, base, RAM_BYTES)
        if time.monotonic() > deadline:
            memory.close()
            raise StartFailed(
                f"the mark {mark!r} did not appear in guest RAM"
                f"{'' if base else ', which was not found either'}; DOSBox wrote: {child.tail().strip()}"
            )
        time.sleep(PAUSE_S)


def _marked(memory: ProcessMemory, base: int, mark: bytes) -> bool:
    try:
        return mark in memory.read(base + PROGRAM_AREA, RAM_BYTES - PROGRAM_AREA)
    except GuestEnded:
        return False
