"""Is the game built: program, data files, and the start save of every benchmark?"""

from __future__ import annotations

from collections.abc import Callable

from cm9798.files import career_history, db1, extra_names
from cm9798.files.errors import FileFormatError
from harness.doctor.finding import Finding
from harness.doctor.machine import Machine
from harness.doctor.place import Place
from harness.errors import SettingsError
from harness.freezing.benchmark import benchmark_names
from harness.freezing.start_save import PROGRAM, game_files, read_start_save

GAME, SAVES = "game files", "start saves"
DOS_PROGRAM = b"MZ"
BUILD = "build it again: make game world"
# How many entries a data file holds; a name that is not here is a table of DB1.
ENTRIES: dict[str, Callable[[bytes, str], int]] = {
    career_history.NAME: lambda content, path: len(career_history.decode(content, path)),
    extra_names.NAME: lambda content, path: sum(map(len, extra_names.decode(content, path).values())),
}


def check_game(machine: Machine, place: Place) -> Finding:
    """The program is a DOS program, the data files can be read."""
    rows = {}
    for name, path in game_files().items():
        content = machine.content(place.root / path)
        if content is None:
            return Finding(
                GAME, "fail", f"the game is missing: {path} cannot be read", "build it: make setup"
            )
        if not content:
            return Finding(GAME, "fail", f"damaged data: {path} is empty", BUILD)
        if name == PROGRAM:
            if not content.startswith(DOS_PROGRAM):
                return Finding(GAME, "fail", f"{path} is no DOS program", BUILD)
            continue
        try:
            rows[name] = ENTRIES.get(name, _rows)(content, path)
        except FileFormatError as error:
            return Finding(GAME, "fail", f"damaged data: {error}", BUILD)
    counts = ", ".join(f"{name} {count:,} rows" for name, count in rows.items())
    return Finding(GAME, "ok", f"{PROGRAM}, {counts}")


def _rows(content: bytes, path: str) -> int:
    return len(db1.decode(content, path).rows)


def check_start_saves(_machine: Machine, place: Place) -> Finding:
    """Every benchmark has its start save with a date in it."""
    dates = []
    for benchmark in benchmark_names(place.root):
        try:
            dates.append(f"{benchmark} ({read_start_save(benchmark, place.root).game_date})")
        except SettingsError as error:
            return Finding(SAVES, "fail", str(error), "make them: make setup")
    if not dates:
        return Finding(SAVES, "fail", "no benchmark in scoring/benchmarks", "check the project out again")
    return Finding(SAVES, "ok", ", ".join(dates))
