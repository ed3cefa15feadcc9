"""Start saves are made when their inputs change, whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from small_project import small_project, write

from harness.errors import SettingsError
from harness.freezing.hashes import BUILD
from harness.freezing.start_save import START_FILES, start_folder
from harness.freezing.start_saves import make_start_saves

BOTH = ["club-challenge-A-v1", "smoke-v1"]
# Stands for the game's host program: writes into each file what it was asked.
HOST = """#!/bin/sh
folder="$2"; shift 2
for name in {names}; do echo "$name $*" > "$folder/$name"; done
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    project = small_project(tmp_path)
    host(project, HOST.format(names=" ".join(START_FILES)))
    return project


def host(root: Path, script: str) -> None:
    program = root / BUILD / "tl98-host"
    write(program, script)
    program.chmod(0o755)


def saved(root: Path, name: str = "PLDATA1.S16") -> str:
    return (root / start_folder("smoke-v1") / name).read_text()


def test_start_saves_are_made_from_the_benchmark(root: Path) -> None:
    """New game with manager, club, game number and slot 1; every file of the save, nothing else."""
    assert make_start_saves(root) == BOTH
    expected = "new --first Alex --second Harper --club-rank 10 --game 1998 --slot 1"
    assert saved(root) == f"PLDATA1.S16 {expected}\n"
    folder = root / start_folder("smoke-v1")
    assert sorted(path.name for path in folder.iterdir()) == sorted(START_FILES)
    assert sorted(path.name for path in folder.parent.iterdir()) == BOTH


def test_start_saves_are_not_made_again_from_the_same_inputs(root: Path) -> None:
    """The second call makes nothing."""
    make_start_saves(root)
    assert make_start_saves(root) == []


@pytest.mark.parametrize(
    ("name", "made"),
    [
        pytest.param(f"{BUILD}/data/PLAYERS.DB1", BOTH, id="data"),
        pytest.param(f"{BUILD}/tl98-host", BOTH, id="program"),
        pytest.param("scoring/benchmarks/smoke-v1.toml", ["smoke-v1"], id="seed of one benchmark"),
    ],
)
def test_start_saves_are_made_again_when_an_input_changes(root: Path, name: str, made: list[str]) -> None:
    """Other data, another program, another seed."""
    make_start_saves(root)
    changed = (root / name).read_text().replace("seed = 1998", "seed = 1999")
    (root / name).write_text(changed + "# changed\n")
    assert make_start_saves(root) == made


def test_start_save_that_lost_a_file_is_made_again(root: Path) -> None:
    """Half a save is no save."""
    make_start_saves(root)
    (root / start_folder("smoke-v1") / "CPDATA1.S16").unlink()
    assert make_start_saves(root) == ["smoke-v1"]
    assert saved(root, "CPDATA1.S16")


@pytest.mark.parametrize(
    ("script", "says"),
    [
        pytest.param("#!/bin/sh\necho no such club >&2\nexit 3\n", r"\(exit 3\): no such club", id="fails"),
        pytest.param("#!/bin/sh\n", r"missing PLDATA1\.S16", id="makes nothing"),
    ],
)
def test_start_save_that_cannot_be_made_leaves_the_old_one(root: Path, script: str, says: str) -> None:
    """The program's last words in one line; the folder is as it was."""
    make_start_saves(root)
    before = saved(root)
    host(root, script)
    with pytest.raises(SettingsError, match=says):
        make_start_saves(root)
    assert saved(root) == before


def test_start_save_without_the_program_says_how_to_build_it(root: Path) -> None:
    """`make setup` is named."""
    (root / BUILD / "tl98-host").unlink()
    with pytest.raises(SettingsError, match=r"tl98-host cannot be read.*make setup"):
        make_start_saves(root)
