"""A benchmark's start save in the build folder: its files, their digests, the date in the game."""

from __future__ import annotations

import hashlib
from datetime import date
from pathlib import Path

from harness.errors import SettingsError
from harness.freezing.frozen import StartSave
from harness.freezing.hashes import BUILD, sha256_of_files

SLOT = 1
SAVE_FILES = tuple(f"{table}{SLOT}.S16" for table in ("PLDATA", "TMDATA", "MGDATA", "CPDATA", "GNDATA"))
INDEX = "GAMESS16.IDX"
START_FILES = (*SAVE_FILES, INDEX)
DATA_FILES = ("PLAYERS.DB1", "TMDATA.DB1", "MGDATA.DB1", "PLHIST98.BIN", "EXNMES.TXT")
PROGRAM = "TL98.EXE"


def start_folder(benchmark: str) -> str:
    """Where the start save lies, relative to the project root."""
    return f"{BUILD}/starts/{benchmark}"


def game_files() -> dict[str, str]:
    """Program and data files by upper-case name, as paths relative to the project root."""
    return {PROGRAM: f"{BUILD}/{PROGRAM}"} | {name: f"{BUILD}/data/{name}" for name in DATA_FILES}


def read_start_save(benchmark: str, root: Path) -> StartSave:
    """The start save as it lies there; SettingsError when it was not made."""
    folder = start_folder(benchmark)
    contents = {name: _read(root / folder / name, f"{folder}/{name}") for name in START_FILES}
    files = {name: hashlib.sha256(content).hexdigest() for name, content in contents.items()}
    return StartSave(
        folder=folder,
        files=files,
        sha256=sha256_of_files(files),
        game_date=_game_date(contents[f"GNDATA{SLOT}.S16"], f"{folder}/GNDATA{SLOT}.S16"),
    )


def _read(path: Path, shown: str) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise SettingsError(f"{shown} cannot be read: {error.strerror}; make it with `make setup`") from error


def _game_date(general: bytes, shown: str) -> date:
    """The game date stands at bytes 3-5 of GNDATA: day, month, year - 1900."""
    try:
        day, month, year = general[3:6]
        return date(1900 + year, month, day)
    except ValueError as error:
        raise SettingsError(f"{shown} holds no game date; make it again with `make starts`") from error
