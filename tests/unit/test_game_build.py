"""The DOS program's build: the same sources give the same bytes, wherever they lie and whoever builds."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from engine_program import BUILD, GAME, build

SOURCES = ("Makefile", "engine", "ui", "platform", "tools")


def test_game_build_elsewhere_gives_the_same_bytes(tmp_path: Path) -> None:
    """Another folder, another home, another time of the files and another language change nothing."""
    build("dos")
    other = tmp_path / "a much deeper" / "folder" / "game"
    other.mkdir(parents=True)
    for name in SOURCES:
        source = GAME / name
        if source.is_dir():
            shutil.copytree(source, other / name)
        else:
            shutil.copyfile(source, other / name)
    for path in other.rglob("*.[ch]"):
        os.utime(path, (1e9, 1e9))
    environment = os.environ | {"HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "TZ": "Asia/Tokyo"}
    command = ["make", "-s", "-C", str(other), "dos"]
    subprocess.run(command, check=True, capture_output=True, env=environment)
    assert (other / "build" / "TL98.EXE").read_bytes() == (BUILD / "TL98.EXE").read_bytes()
