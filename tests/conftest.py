"""The order of the suite, and the fixtures of the tests that run the engine's host program."""

from __future__ import annotations

from pathlib import Path

import pytest
from engine_program import BUILD, Program, build, new_game


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What starts emulators comes first, so that nothing long is left for the end.

    Among themselves the files stay in the random order that they were given.
    """
    items.sort(key=lambda item: item.get_closest_marker("emulator") is None)


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
