"""The built game for tests that run it: a directory of its own with program, data and a start save."""

from __future__ import annotations

import shutil
from pathlib import Path

BUILD = Path(__file__).resolve().parents[1] / "cm9798" / "touchline98" / "build"
PROGRAM = "TL98.EXE"
MARK = "Touchline 98"
DATA = ("PLAYERS.DB1", "TMDATA.DB1", "MGDATA.DB1", "PLHIST98.BIN", "EXNMES.TXT")


def game_directory(parent: Path, benchmark: str | None = None) -> Path:
    """A fresh copy below `parent`; with `benchmark`, slot 1 holds its start save."""
    directory = parent / "game"
    directory.mkdir(parents=True)
    sources = [BUILD / PROGRAM, *(BUILD / "data" / name for name in DATA)]
    if benchmark is not None:
        sources += sorted((BUILD / "starts" / benchmark).iterdir())
    for source in sources:
        if not source.is_file():
            raise FileNotFoundError(f"{source} is missing: run `make setup`")
        shutil.copyfile(source, directory / source.name)
    return directory
