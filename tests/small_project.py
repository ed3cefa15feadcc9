"""A small project tree with everything that freezing looks at, and a machine that needs no DOSBox."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from harness.freezing.freeze import freeze
from harness.freezing.frozen import Versions
from harness.freezing.hashes import BUILD
from harness.freezing.start_save import DATA_FILES, INDEX, PROGRAM, SAVE_FILES, start_folder
from harness.settings import project_root, resolve_settings
from harness.store.database import Database, open_database

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
VERSIONS = Versions(python="3.11.2", dosbox="0.74-3", packages={"numpy": "2"})
LINEUP = """benchmark = "smoke-v1"
[[entries]]
name = "Ann"
channel = "policy"
model = "assistant"
[[entries]]
name = "Bob Ñandú!"
channel = "openai"
model = "local"
base_url = "http://127.0.0.1:8000/v1"
api_key_env = "BOB_KEY"
reasoning_effort = "high"
[entries.sampling]
temperature = 0.7
"""
SOURCES = (
    "harness/a.py", "memdaemon/b.py", "cm9798/c.py", "scoring/d.py", "Makefile", "pyproject.toml",
    "requirements.lock", "README.md", f"{BUILD}/{PROGRAM}", f"{BUILD}/obj/dos/a.o", f"{BUILD}/gen/layout.h",
    f"{BUILD}/tl98-host", "harness/__pycache__/a.pyc", *(f"{BUILD}/data/{name}" for name in DATA_FILES),
)  # fmt: skip


def small_project(root: Path) -> Path:
    """Write the tree; its root. The start save's date is 1 July 1997."""
    for name in SOURCES:
        write(root / name, f"content of {name}\n")
    write(root / "tests/scoring/test_scoring_small.py", "def test_sum() -> None:\n    assert 1 + 1 == 2\n")
    write(root / "lineups/two.toml", LINEUP)
    benchmarks = Path("scoring/benchmarks")
    shutil.copytree(project_root() / benchmarks, root / benchmarks)
    for name in (*SAVE_FILES, INDEX):
        write(root / start_folder("smoke-v1") / name, f"{name}\n")
    (root / start_folder("smoke-v1") / "GNDATA1.S16").write_bytes(bytes([1, 0, 0, 1, 7, 97]) + bytes(250))
    return root


def write(path: Path, text: str) -> None:
    """A file with its folders."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def small_database(root: Path) -> Database:
    """The project's database, in `runs/`."""
    return open_database(f"sqlite:///{root / 'runs' / 'dugout.db'}")


def freeze_small(
    root: Path, database: Database, lineup: str = "two", environment: Mapping[str, str] | None = None
) -> str:
    """Freeze a lineup of the tree."""
    known = {"BOB_KEY": "secret"} if environment is None else environment
    return freeze(
        root / "lineups" / f"{lineup}.toml",
        root=root,
        database=database,
        settings=resolve_settings(root, {}, known),
        environment=known,
        now=lambda: NOW,
        versions=lambda: VERSIONS,
    )
