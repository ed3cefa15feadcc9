"""A frozen batch is played only with the files that it was frozen with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from small_project import freeze_small, small_database, small_project, write

from harness.errors import SettingsError
from harness.freezing.hashes import BUILD
from harness.freezing.verify import differing_files, verify_batch
from harness.store.database import Database

HASHED = (
    "harness/a.py", "memdaemon/b.py", "cm9798/c.py", "scoring/d.py", "tests/scoring/test_scoring_small.py",
    "Makefile", "pyproject.toml", "requirements.lock", "lineups/two.toml", f"{BUILD}/TL98.EXE",
    f"{BUILD}/data/PLAYERS.DB1", f"{BUILD}/starts/smoke-v1/PLDATA1.S16",
)  # fmt: skip
NEW = ("harness/deep/new.py", "memdaemon/n", "cm9798/n.py", "scoring/n.toml", "tests/scoring/conftest.py",
       f"{BUILD}/data/EXTRA.DB1")  # fmt: skip
UNHASHED = ("harness/__pycache__/x.pyc", "README.md", f"{BUILD}/obj/n.o", f"{BUILD}/gen/n", "runs/x/y.log",
            "tests/unit/test_x.py")  # fmt: skip


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return small_project(tmp_path)


@pytest.fixture
def database(root: Path) -> Iterator[Database]:
    opened = small_database(root)
    yield opened
    opened.close()


@pytest.fixture
def batch(root: Path, database: Database) -> str:
    return freeze_small(root, database)


def test_verify_accepts_an_untouched_tree(root: Path, database: Database, batch: str) -> None:
    """Nothing differs, nothing is raised; a touched time is no change."""
    (root / "harness/a.py").touch()
    verify_batch(database, batch, root)


def test_verify_names_every_changed_file(root: Path, database: Database, batch: str) -> None:
    """One byte more in any hashed file."""
    for name in HASHED:
        before = (root / name).read_bytes()
        (root / name).write_bytes(before + b"#")
        with pytest.raises(SettingsError, match=f": {name} was changed;"):
            verify_batch(database, batch, root)
        (root / name).write_bytes(before)
    verify_batch(database, batch, root)


def test_verify_names_every_missing_file(root: Path, database: Database, batch: str) -> None:
    """Also the lineup and the launch files."""
    for name in HASHED:
        before = (root / name).read_bytes()
        (root / name).unlink()
        with pytest.raises(SettingsError, match=f": {name} is missing;"):
            verify_batch(database, batch, root)
        (root / name).write_bytes(before)


def test_verify_names_every_new_file(root: Path, database: Database, batch: str) -> None:
    """A file that appears in a hashed tree."""
    for name in NEW:
        write(root / name, "new")
        with pytest.raises(SettingsError, match=f": {name} is new;"):
            verify_batch(database, batch, root)
        (root / name).unlink()


@pytest.mark.parametrize("name", UNHASHED)
def test_verify_ignores_what_is_not_hashed(root: Path, database: Database, batch: str, name: str) -> None:
    """Caches, intermediate files, logs and other tests come and go."""
    write(root / name, "new")
    verify_batch(database, batch, root)


def test_verify_of_many_differences_names_some_and_counts_the_rest(
    root: Path, database: Database, batch: str
) -> None:
    """The message stays one readable line."""
    for number in range(8):
        write(root / f"harness/new{number}.py", "")
    with pytest.raises(SettingsError, match=r"harness/new4\.py is new and 3 more;"):
        verify_batch(database, batch, root)


def test_verify_of_an_unknown_batch_names_the_newest(root: Path, database: Database, batch: str) -> None:
    """A slip of the pen is easily mended."""
    with pytest.raises(SettingsError, match=f'no batch "smok".*newest batch is "{batch}"'):
        verify_batch(database, "smok", root)


def test_differing_files_come_in_the_order_of_their_paths() -> None:
    """Changed, missing and new, each with its word."""
    named = differing_files({"a": "1", "b": "1", "c": "1"}, {"b": "1", "c": "2", "d": "1"})
    assert named == ["a is missing", "c was changed", "d is new"]
