"""A save killed at any step of its file work: the slot holds the earlier save or the new one, whole."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from engine_program import TABLES, Program

KILLED, LIMIT = 77, 2000
SOURCE = Path(__file__).with_name("dying_files.c")


@pytest.fixture(scope="session")
def dying_files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library that ends a program at a step of its file work."""
    library = tmp_path_factory.mktemp("dying") / "dying_files.so"
    subprocess.run(["gcc", "-shared", "-fPIC", "-O1", str(SOURCE), "-o", str(library), "-ldl"], check=True)
    return library


def save_until(program: Program, library: Path, step: int) -> bool:
    """Load slot 1, play a match and save over slot 2; whether it was killed before its end."""
    command = [str(program.program), "--dir", str(program.directory)]
    command += ["--slot", "1", "play", "--matches", "1", "--save", "2"]
    variables = {**os.environ, "LD_PRELOAD": str(library), "DIE_AT": str(step)}
    result = subprocess.run(command, env=variables, capture_output=True, timeout=60, check=False)
    assert result.returncode in (0, KILLED), result.stderr
    return result.returncode == KILLED


def loaded(program: Program) -> dict[str, bytes]:
    """Slot 2 as a new start of the program finds it: loaded, and saved again in slot 3."""
    program.output(
        "ui", "--keys", "-", stdin="key l\nkey 2\nwait Manager's Office\nkey v\nkey 3\nwait Game saved.\n"
    )
    return program.saved(3)


def put_back(program: Program, files: dict[str, bytes]) -> None:
    """The directory as it was."""
    for path in program.directory.iterdir():
        if path.name not in files:
            path.unlink()
    for name, data in files.items():
        (program.directory / name).write_bytes(data)


def test_save_killed_at_every_step(game: Program, dying_files: Path) -> None:
    """Before the new save counts the earlier one loads, from then on the new one, and never a mixture."""
    game.json("--slot", 1, "play", "--matches", 2, "--save", 2)
    earlier = game.saved(2)
    before = {path.name: path.read_bytes() for path in game.directory.iterdir()}
    assert not save_until(game, dying_files, LIMIT)
    new, found = game.saved(2), []
    assert new != earlier
    for step in range(1, LIMIT):
        put_back(game, before)
        if not save_until(game, dying_files, step):
            break
        found.append(loaded(game))
        assert not list(game.directory.glob("*3.TMP"))
    assert len(found) > 2 * len(TABLES)
    assert all(save in (earlier, new) for save in found)
    assert found[0] == earlier
    assert found[-1] == new
    assert found.index(new) > len(TABLES)
    assert all(save == new for save in found[found.index(new) :])
