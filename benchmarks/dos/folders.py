"""Game directories for the measurements: program, generated data, and saved games made by the host build."""

from __future__ import annotations

import shutil
from pathlib import Path

from benchmarks.dos.guest import PROGRAM
from cm9798.touchline98.host_program import GAME, HostProgram
from harness.errors import SettingsError

DATA, FIRST_DAY, NEARLY_MATCH_DAY = "data", 1, 2  # slots


def game_folder(parent: Path, size: str) -> Path:
    """The DOS program with data of this size."""
    built = GAME / "build" / PROGRAM
    if not built.is_file():
        raise SettingsError(f"{built} is missing; build it with `make game`")
    folder = parent / size
    folder.mkdir()
    shutil.copyfile(built, folder / PROGRAM)
    HostProgram(folder, size)
    return folder


def with_saves(folder: Path, size: str) -> Path:
    """Saved games, too: a new one, and one two matches later."""
    program = HostProgram(folder, size)
    program.new_game(1)
    program.run("--slot", FIRST_DAY, "play", "--matches", 2, "--save", NEARLY_MATCH_DAY)
    return folder
