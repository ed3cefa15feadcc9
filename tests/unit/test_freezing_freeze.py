"""Freezing a batch: what is stored, and that nothing is when something is not in order."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from small_project import VERSIONS, freeze_small, small_database, small_project, write
from sqlalchemy import text

from harness.errors import SettingsError
from harness.freezing.frozen import load_frozen
from harness.freezing.hashes import BUILD
from harness.freezing.start_save import read_start_save
from harness.store.database import Database
from harness.store.queries import batch_files, batch_of, batch_state, open_runs, run_of, runs_of


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return small_project(tmp_path)


@pytest.fixture
def database(root: Path) -> Iterator[Database]:
    opened = small_database(root)
    yield opened
    opened.close()


def batches(database: Database) -> int:
    with database.read() as connection:
        return int(connection.execute(text("SELECT COUNT(*) FROM batches")).scalar_one())


def test_freeze_stores_batch_runs_and_everything_resolved(root: Path, database: Database) -> None:
    """Ids of benchmark, date and suffix; runs in lineup order; entries, save, settings and versions."""
    batch = freeze_small(root, database)
    assert re.fullmatch(r"smoke-v1-20261130-[a-z0-9]{4}", batch)
    runs = runs_of(database, batch)
    assert [(run.run, run.entry, run.state) for run in runs] == [
        (f"{batch}-01-ann", "Ann", "waiting"),
        (f"{batch}-02-bob-nandu", "Bob Ñandú!", "waiting"),
    ]
    assert (batch_state(runs), open_runs(database, batch)) == ("waiting", runs)
    assert run_of(database, runs[1].run) == runs[1]
    frozen = load_frozen(database, batch)
    assert (frozen.benchmark.period.matches, frozen.lineup_file) == (6, "lineups/two.toml")
    assert frozen.start_save == read_start_save("smoke-v1", root)
    assert frozen.start_save.game_date == date(1997, 7, 1)
    assert (frozen.versions, frozen.settings) == (VERSIONS, {"parallel": 4})
    assert frozen.entry_of(runs[1].run).sampling.temperature == 0.7


def test_freeze_stores_no_key(root: Path, database: Database) -> None:
    """The variable's name is kept, its value is not."""
    stored = batch_of(database, freeze_small(root, database)).frozen
    assert "BOB_KEY" in stored
    assert "secret" not in stored


def test_freeze_hashes_sources_game_and_lineup_but_no_intermediate_files(
    root: Path, database: Database
) -> None:
    """Each file of the trees by its path from the root; caches, objects and the host program are left out."""
    files = batch_files(database, freeze_small(root, database))
    for name in (
        "harness/a.py", "memdaemon/b.py", "cm9798/c.py", "scoring/d.py", "scoring/benchmarks/smoke-v1.toml",
        "tests/scoring/test_scoring_small.py", "Makefile", "pyproject.toml", "requirements.lock",
        "lineups/two.toml", f"{BUILD}/TL98.EXE", f"{BUILD}/data/PLAYERS.DB1",
        f"{BUILD}/starts/smoke-v1/GNDATA1.S16",
    ):  # fmt: skip
        assert re.fullmatch("[0-9a-f]{64}", files.pop(name)), name
    assert not [name for name in files if "__pycache__" in name or "/obj/" in name or "host" in name]
    assert "README.md" not in files


def test_freeze_with_a_failing_scoring_test_names_it_and_stores_nothing(
    root: Path, database: Database
) -> None:
    """The failing test by its id, no batch."""
    write(root / "tests/scoring/test_scoring_bad.py", "def test_wrong() -> None:\n    assert 1 == 2\n")
    with pytest.raises(SettingsError, match=r"tests/scoring/test_scoring_bad\.py::test_wrong"):
        freeze_small(root, database)
    assert batches(database) == 0


def test_freeze_with_a_broken_scoring_module_names_it(root: Path, database: Database) -> None:
    """A test file that cannot be imported stops freezing too."""
    write(root / "tests/scoring/test_scoring_bad.py", "import nosuchmodule\n")
    with pytest.raises(SettingsError, match=r"tests/scoring/test_scoring_bad\.py"):
        freeze_small(root, database)


def test_freeze_without_scoring_tests_stores_nothing(root: Path, database: Database) -> None:
    """No tests are no passing tests."""
    (root / "tests/scoring/test_scoring_small.py").unlink()
    with pytest.raises(SettingsError, match="scoring tests do not pass"):
        freeze_small(root, database)
    assert batches(database) == 0


@pytest.mark.parametrize("name", ["TL98.EXE", "data/TMDATA.DB1", "starts/smoke-v1/GAMESS16.IDX"])
def test_freeze_without_a_built_game_says_how_to_build_it(root: Path, database: Database, name: str) -> None:
    """The missing file and `make setup`; no batch."""
    (root / BUILD / name).unlink()
    with pytest.raises(SettingsError, match=rf"{BUILD}/{name}.*make setup"):
        freeze_small(root, database)
    assert batches(database) == 0


def test_freeze_of_a_lineup_outside_the_project_keeps_its_whole_path(
    root: Path, database: Database, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """An operator's lineup may lie anywhere."""
    outside = tmp_path_factory.mktemp("elsewhere")
    (outside / "two.toml").write_text((root / "lineups/two.toml").read_text())
    (root / "lineups/link.toml").symlink_to(outside / "two.toml")
    batch = freeze_small(root, database, "link")
    assert load_frozen(database, batch).lineup_file == str(outside / "two.toml")
    assert str(outside / "two.toml") in batch_files(database, batch)


def test_start_save_without_a_date_is_a_settings_error(root: Path) -> None:
    """Damaged bytes are named by their file."""
    (root / BUILD / "starts/smoke-v1/GNDATA1.S16").write_bytes(b"\0\0")
    with pytest.raises(SettingsError, match=r"GNDATA1\.S16 holds no game date"):
        read_start_save("smoke-v1", root)
