"""The game's engine as a program of this machine: built, given data, and asked for seasons and trials."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from cm9798.touchline98.world.generate import generate
from cm9798.touchline98.world.sizes import SIZES

GAME = Path(__file__).parent
WORLD_SEED = 1998  # of the default data files


class HostProgramError(RuntimeError):
    """The host program refused a command; its own words."""


class HostProgram:
    """tl98-host in one folder of data and saved games."""

    def __init__(self, directory: Path, size: str = "default", program: Path | None = None) -> None:
        self.directory = directory
        self.program = program or build()
        for name, data in generate(SIZES[size], WORLD_SEED).items():
            (directory / name).write_bytes(data)

    def run(self, *arguments: object) -> Any:
        """What a command prints, from its JSON; HostProgramError when it fails."""
        command = [str(self.program), "--dir", str(self.directory), *map(str, arguments)]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        if result.returncode != 0:
            raise HostProgramError(result.stderr.strip() or f"exit code {result.returncode}")
        return json.loads(result.stdout)

    def new_game(self, number: int, rank: int = 10, slot: int = 1) -> None:
        """A new game with that number; the club of that rank is a person's."""
        person = ("--first", "Ann", "--second", "Lee", "--club-rank", rank)
        self.run("new", *person, "--game", number, "--slot", slot)


def build() -> Path:
    """The host program, up to date."""
    subprocess.run(["make", "-s", "-C", str(GAME), "host"], check=True, capture_output=True)
    return GAME / "build" / "tl98-host"
