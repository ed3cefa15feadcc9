"""The engine's program of this machine, built from the tree as it is, and game directories to run it in."""

from __future__ import annotations

import fcntl
import json
import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import cm9798
from cm9798.touchline98.world.generate import generate
from cm9798.touchline98.world.sizes import SIZES

GAME = Path(cm9798.__file__).parent / "touchline98"
BUILD = GAME / "build"
DATA = ("PLAYERS.DB1", "TMDATA.DB1", "MGDATA.DB1", "PLHIST98.BIN", "EXNMES.TXT")
TABLES = ("PLDATA", "TMDATA", "MGDATA", "CPDATA", "GNDATA")


def build(target: str, folder: Path = BUILD, layout_seed: int = 0) -> None:
    """Bring a target up to date; test processes take turns."""
    turns = folder / "obj" / ".turn"
    turns.parent.mkdir(parents=True, exist_ok=True)
    command = ["make", "-C", str(GAME), target, f"BUILD={folder}", f"LAYOUT_SEED={layout_seed}"]
    with turns.open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        subprocess.run(command, check=True, capture_output=True, timeout=280)


def make_data(directory: Path, seed: int = 1998) -> None:
    """Write a small world's data files; they are generated once a process."""
    for name, content in _small_world(seed).items():
        (directory / name).write_bytes(content)


@cache
def _small_world(seed: int) -> dict[str, bytes]:
    return generate(SIZES["small"], seed)


@cache
def new_game(program: Path) -> dict[str, bytes]:
    """The files of a directory with a small world and a new game in slot 1, made once a process."""
    with TemporaryDirectory() as folder:
        directory = Path(folder)
        make_data(directory)
        Program(directory, program).new()
        return {path.name: path.read_bytes() for path in directory.iterdir()}


class Program:
    """One host program at work in one game directory."""

    def __init__(self, directory: Path, program: Path = BUILD / "tl98-host") -> None:
        self.directory = directory
        self.program = program

    def result(self, *arguments: object, stdin: str | None = None) -> subprocess.CompletedProcess[str]:
        """Run a command and return whatever comes of it."""
        command = [str(self.program), "--dir", str(self.directory), *map(str, arguments)]
        return subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=60, check=False)

    def output(self, *arguments: object, stdin: str | None = None) -> str:
        """Run a command that must succeed; its standard output."""
        result = self.result(*arguments, stdin=stdin)
        assert result.returncode == 0, result.stderr
        return result.stdout

    def json(self, *arguments: object) -> Any:
        """Run a command that must succeed and prints JSON."""
        return json.loads(self.output(*arguments))

    def new(self, slot: int = 1, game: int = 1, rank: int = 10) -> Any:
        """A new game of Ann Lee."""
        person = ("--first", "Ann", "--second", "Lee", "--club-rank", rank)
        return self.json("new", *person, "--game", game, "--slot", slot)

    def season(self, slot: int, save: int, pick: str = "auto") -> Any:
        """The rest of a season from one slot, saved in another."""
        return self.json("--slot", slot, "play", "--season", "--patient", "--pick", pick, "--save", save)

    def saved(self, slot: int) -> dict[str, bytes]:
        """The bytes of a saved game by table."""
        return {name: (self.directory / f"{name}{slot}.S16").read_bytes() for name in TABLES}
