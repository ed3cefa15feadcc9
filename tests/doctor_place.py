"""A small project in order, as `dugout doctor` looks at it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from small_project import small_project

from cm9798.files import career_history, db1, extra_names
from cm9798.files.db1_fields import PLAYER_FIELDS
from harness.doctor.finding import Finding
from harness.doctor.machine import Machine
from harness.doctor.place import Place
from harness.doctor.table import examine
from harness.freezing.start_save import game_files, start_folder
from harness.settings import resolve_settings

EMPTY_TABLE = db1.encode(db1.Db1Table(PLAYER_FIELDS, (), 0))
EMPTY = {
    "TL98.EXE": b"MZ",
    career_history.NAME: career_history.encode(()),
    extra_names.NAME: extra_names.encode({"Nation": ("Name",)}),
}


def place_of(
    root: Path,
    lineup: Path | None = None,
    port: int | None = None,
    environment: Mapping[str, str] | None = None,
) -> Place:
    """The tree below `root` with readable game files and every start save."""
    small_project(root)
    for name, path in game_files().items():
        (root / path).write_bytes(EMPTY.get(name, EMPTY_TABLE))
    made, other = root / start_folder("smoke-v1"), root / start_folder("club-challenge-A-v1")
    other.mkdir(parents=True)
    for file in made.iterdir():
        (other / file.name).write_bytes(file.read_bytes())
    known = {"BOB_KEY": "secret"} if environment is None else environment
    return Place(root, resolve_settings(root, {}, {}), known, lineup, port)


def findings(machine: Machine, place: Place) -> dict[str, Finding]:
    """The report by check."""
    return {finding.check: finding for finding in examine(machine, place)}


def faults(machine: Machine, place: Place) -> dict[str, Finding]:
    """What is not in order."""
    return {name: finding for name, finding in findings(machine, place).items() if finding.state != "ok"}
