"""Is there room for what runs leave: game directories and logs, and the database?"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from harness.doctor.finding import Finding
from harness.doctor.machine import Disk, Machine
from harness.doctor.place import Place

RUNS, DATABASE = "disk of the runs", "disk of the database"
MIB = 1 << 20
# A season of one entry leaves about 40 MB; below the lower bound a batch may not get to its end.
LEAST_BYTES, ENOUGH_BYTES = 512 * MIB, 4096 * MIB
LEAST_FILES = 1000


def check_runs(machine: Machine, place: Place) -> Finding:
    """The runs folder: room, rights, and a path that DOSBox can mount."""
    folder = place.settings.runs
    if not str(folder).isascii() or '"' in str(folder):
        return Finding(
            RUNS,
            "fail",
            f"DOSBox cannot mount {folder}",
            "name a folder of plain ASCII letters: DUGOUT_RUNS, or runs in dugout.toml",
        )
    return judge(RUNS, machine.disk(folder), place.shown(folder), "DUGOUT_RUNS")


def check_database(machine: Machine, place: Place) -> Finding | None:
    """The folder of an SQLite database; None for a server's, which is not on this disk."""
    folder = sqlite_folder(place.settings.database)
    if folder is None:
        return None
    return judge(DATABASE, machine.disk(folder), place.shown(folder), "DUGOUT_DATABASE")


def sqlite_folder(url: str) -> Path | None:
    """Where the database's file lies, when the URL names one."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        return None
    is_file = parsed.get_backend_name() == "sqlite" and parsed.database not in (None, "", ":memory:")
    return Path(str(parsed.database)).parent if is_file else None


def judge(name: str, disk: Disk, shown: str, variable: str) -> Finding:
    """By what is left."""
    elsewhere = f"or point {variable} to another disk"
    room = f"{shown}: {_size(disk.free_bytes)} free of {_size(disk.total_bytes)}"
    if not disk.writable:
        return Finding(
            name,
            "fail",
            f"{shown} cannot be written",
            f"give this user the right to write there, {elsewhere}",
        )
    if disk.free_bytes < LEAST_BYTES:
        return Finding(name, "fail", f"the disk is nearly full: {room}", f"make room, {elsewhere}")
    if disk.free_files is not None and disk.free_files < LEAST_FILES:
        found = f"the disk is nearly full: {shown}: room for {disk.free_files} files only"
        return Finding(name, "fail", found, f"remove small files, {elsewhere}")
    if disk.free_bytes < ENOUGH_BYTES:
        return Finding(name, "warn", f"little room: {room}", f"make room before a long batch, {elsewhere}")
    return Finding(name, "ok", room)


def _size(count: int) -> str:
    return f"{count / (1 << 30):.1f} GiB" if count >= 1 << 30 else f"{count / MIB:.0f} MiB"
