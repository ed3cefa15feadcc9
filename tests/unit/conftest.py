"""Fixtures of the unit tests that run the engine's host program."""

from __future__ import annotations

from pathlib import Path

import pytest
from engine_program import BUILD, Program, build, new_game


@pytest.fixture(scope="session")
def engine() -> Path:
    """The host program, up to date."""
    build("host")
    return BUILD / "tl98-host"


@pytest.fixture
def game(engine: Path, tmp_path: Path) -> Program:
    """A game directory with a small world's data and a new game in slot 1."""
    for name, content in new_game(engine).items():
        (tmp_path / name).write_bytes(content)
    return Program(tmp_path, engine)
