"""Can the lineup files be frozen?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from harness.doctor.finding import Finding, State
from harness.doctor.machine import Machine
from harness.doctor.place import LINEUPS, Place
from harness.errors import SettingsError
from harness.freezing.lineup import read_lineup


class _EveryKey(Mapping[str, str]):
    """An environment in which every variable is set: the file alone is judged."""

    def __getitem__(self, name: str) -> str:
        return "set"

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def check(_machine: Machine, place: Place) -> tuple[Finding, ...]:
    """One finding a file. A missing key fails for the file that was named, and warns for one lying about."""
    if not place.lineup_files:
        return (Finding("lineup files", "warn", f"none in {LINEUPS}/", "write one: see README.md"),)
    without_key: State = "fail" if place.lineup else "warn"
    return tuple(_judge(place, path, without_key) for path in place.lineup_files)


def _judge(place: Place, path: Path, without_key: State) -> Finding:
    name = f"lineup {place.shown(path)}"
    try:
        lineup, _ = read_lineup(path, place.root, _EveryKey())
    except SettingsError as error:
        return Finding(name, "fail", str(error), "mend the file; the message names file and field")
    try:
        read_lineup(path, place.root, place.environment)
    except SettingsError as error:
        return Finding(name, without_key, str(error), "export the variable before `dugout run`")
    return Finding(name, "ok", f"{lineup.benchmark}, {len(lineup.entries)} entries")
