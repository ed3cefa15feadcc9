"""What a vendor's CLI is made of belongs to the batches that play through it, and to no others."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from small_project import freeze_small, small_database, small_project, write

from harness.errors import SettingsError
from harness.freezing.verify import verify_batch
from harness.models.cli.installed import BELOW, NODE, pinned_version
from harness.models.cli.program import Program
from harness.models.cli.programs import PROGRAMS
from harness.store.database import Database

LINEUP = """benchmark = "smoke-v1"
[[entries]]
name = "Ann"
channel = "{channel}"
model = "m"
base_url = "http://127.0.0.1:8000"
"""
GEMINI = PROGRAMS["gemini-cli"]
LOCKS = ("requirements-local-model.lock", "requirements-vendor-clis.lock")


def install(root: Path, program: Program) -> None:
    """Its packages as `make vendor-clis` lays them, in small."""
    folder = root / BELOW
    version = json.dumps({"version": pinned_version(program)})
    write(folder / "node_modules" / program.package / "package.json", version)
    write(folder / "node_modules" / program.executable, "program")
    for name in (*(f"node_modules/{name}/x/index.js" for name in program.modules), *program.beside):
        write(folder / name, "content")
    if program.with_node:
        write(folder / NODE / "node", "node")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with every CLI, and a lineup for each."""
    small_project(tmp_path)
    for name, program in PROGRAMS.items():
        install(tmp_path, program)
        write(tmp_path / "lineups" / f"{name}.toml", LINEUP.format(channel=name))
    for name in LOCKS:
        write(tmp_path / name, "pinned\n")
    return tmp_path


@pytest.fixture
def database(root: Path) -> Iterator[Database]:
    opened = small_database(root)
    yield opened
    opened.close()


def own_files(program: Program) -> list[str]:
    """Of each kind one."""
    files = [f"node_modules/{program.executable}", f"node_modules/{program.package}/package.json"]
    files += [f"node_modules/{name}/x/index.js" for name in program.modules] + list(program.beside)
    return [f"{BELOW}/{name}" for name in (*files, *((f"{NODE}/node",) if program.with_node else ()))]


@pytest.mark.parametrize("name", PROGRAMS)
def test_verify_names_every_changed_file_of_the_cli_that_a_batch_plays_through(
    root: Path, database: Database, name: str
) -> None:
    """Its program, its modules, what it reads beside them, its Node; gone, changed or one more."""
    batch = freeze_small(root, database, name)
    verify_batch(database, batch, root)
    for changed in own_files(PROGRAMS[name]):
        before = (root / changed).read_bytes()
        (root / changed).write_bytes(before + b" ")
        with pytest.raises(SettingsError, match=f": {changed} was changed;"):
            verify_batch(database, batch, root)
        (root / changed).write_bytes(before)
    more = f"{BELOW}/node_modules/{PROGRAMS[name].modules[0]}/more.js"
    write(root / more, "")
    with pytest.raises(SettingsError, match=f": {more} is new;"):
        verify_batch(database, batch, root)


def test_verify_leaves_the_clis_of_other_channels_alone(root: Path, database: Database) -> None:
    """A batch of Codex does not depend on Gemini CLI; one of policies on neither."""
    batches = [freeze_small(root, database, name) for name in ("codex", "two")]
    for name in own_files(GEMINI):
        (root / name).write_bytes(b"another version")
    for batch in batches:
        verify_batch(database, batch, root)


@pytest.mark.parametrize("name", LOCKS)
def test_verify_names_a_changed_lock_file(root: Path, database: Database, name: str) -> None:
    """What the small model and the CLIs are installed from."""
    batch = freeze_small(root, database)
    (root / name).write_text("another\n", encoding="utf-8")
    with pytest.raises(SettingsError, match=f": {name} was changed;"):
        verify_batch(database, batch, root)


@pytest.mark.parametrize(
    ("missing", "said"),
    [
        pytest.param(f"node_modules/{GEMINI.package}/package.json", "found none", id="not installed"),
        pytest.param(f"{NODE}/node", f"{BELOW}/{NODE} of {GEMINI.package} is missing", id="without Node"),
    ],
)
def test_freeze_wants_the_cli_installed(root: Path, database: Database, missing: str, said: str) -> None:
    """Named, with the command that installs it; nothing is stored."""
    (root / BELOW / missing).unlink()
    if missing.startswith(NODE):
        (root / BELOW / NODE).rmdir()
    with pytest.raises(SettingsError, match=rf"{said}.*make vendor-clis"):
        freeze_small(root, database, "gemini-cli")
    with pytest.raises(SettingsError, match="no batch"):
        verify_batch(database, "any", root)
