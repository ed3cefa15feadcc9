"""The DOS program where an XMS driver holds the extended memory: DOSBox with its own default settings."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from engine_program import BUILD, build, make_data
from scripted_guest import PROGRAM

from memdaemon.guest.children import Child
from memdaemon.guest.display import Display
from memdaemon.guest.dosbox_files import environment
from memdaemon.guest.guest_ram import find_base
from memdaemon.guest.keyboard import Keyboard
from memdaemon.guest.process_memory import ProcessMemory

pytestmark = pytest.mark.emulator

PATIENCE_S, POLL_S, RAM_BYTES = 60.0, 0.1, 16 << 20
# The memory that is free before and after the game, and whether it ended well.
BATCH = f"mem > BEFORE.TXT\r\n{PROGRAM}\r\nif errorlevel 1 goto end\r\necho well > WELL.TXT\r\n:end\r\n"
BATCH += "mem > AFTER.TXT\r\n"


def wait_for(true: Callable[[], bool]) -> None:
    """Until it is so."""
    deadline = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < deadline
        time.sleep(POLL_S)


class PlainDosbox:
    """DOSBox without a configuration of ours, the batch file at work in a game directory."""

    def __init__(self, directory: Path, home: Path) -> None:
        self.display = Display(environment(home))
        words = [f'mount c "{directory}"', "c:", "call GAME.BAT", "exit"]
        command = ["dosbox", *(part for word in words for part in ("-c", word))]
        self.child = Child(command, environment(home, self.display.name))
        self.memory = ProcessMemory(self.child.pid)

    def shows(self, mark: bytes) -> bool:
        """Whether the mark is in RAM and the window there."""
        base = find_base(self.memory, RAM_BYTES)
        return (
            base is not None
            and self.display.window() is not None
            and mark in self.memory.read(base, RAM_BYTES)
        )

    def press(self, key: str) -> None:
        """One key."""
        self.display.focus(self.display.window())
        keyboard = Keyboard(self.display.connection)
        keyboard.down(key)
        time.sleep(POLL_S)
        keyboard.up(key)

    def close(self) -> None:
        """End everything."""
        self.child.close()
        self.memory.close()
        self.display.close()


def test_dos_program_starts_beside_an_xms_driver(tmp_path: Path) -> None:
    """It takes the driver's block, shows its menu, ends well on Quit and gives the block back."""
    build("dos")
    directory = tmp_path / "game"
    directory.mkdir()
    make_data(directory)
    (directory / PROGRAM).write_bytes((BUILD / PROGRAM).read_bytes())
    (directory / "GAME.BAT").write_text(BATCH)
    dosbox = PlainDosbox(directory, tmp_path)
    try:
        wait_for(lambda: dosbox.shows(b"Load Game"))
        time.sleep(1.0)
        dosbox.press("q")
        wait_for(lambda: not dosbox.child.alive())
    finally:
        dosbox.close()
    before, after = ((directory / f"{name}.TXT").read_text("cp437") for name in ("BEFORE", "AFTER"))
    assert "free extended memory" in before  # what only an XMS driver counts
    assert before == after
    assert (directory / "WELL.TXT").is_file()
