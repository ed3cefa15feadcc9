"""A handler that no whole run shows well: the game directory."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest
from run_parts_fakes import parts

from harness.errors import SettingsError
from harness.handlers.prepare_game_directory import handle
from harness.run_parts import GameFiles, SourceFile
from harness.spine.effects import PrepareGameDirectory
from harness.spine.events import GameDirectoryPrepared
from harness.spine.state import RunState


def sources(folder: Path, content: bytes = b"program") -> GameFiles:
    """One frozen file, TL98.EXE, and the directory it goes to."""
    path = folder / "build.exe"
    path.write_bytes(content)
    frozen = SourceFile(path, hashlib.sha256(b"program").hexdigest(), "build/TL98.EXE")
    return GameFiles({"TL98.EXE": frozen}, folder / "game")


async def prepare(folder: Path, files: GameFiles) -> GameDirectoryPrepared:
    """The handler's event."""
    made = replace(parts(folder), files=files)
    (event,) = (await handle(PrepareGameDirectory(), RunState(), made)).events
    assert isinstance(event, GameDirectoryPrepared)
    return event


async def test_game_directory_is_made_anew(tmp_path: Path) -> None:
    """What an earlier attempt left is gone; the event names what is there."""
    files = sources(tmp_path)
    files.directory.mkdir()
    (files.directory / "PLDATA2.S16").write_bytes(b"old")
    event = await prepare(tmp_path, files)
    assert [path.name for path in files.directory.iterdir()] == ["TL98.EXE"]
    assert event.files == {"TL98.EXE": hashlib.sha256(b"program").hexdigest()}


async def test_game_directory_refuses_another_file_than_the_frozen_one(tmp_path: Path) -> None:
    """The operator is told which file, by its name in the project."""
    with pytest.raises(SettingsError, match=r"build/TL98\.EXE differs"):
        await prepare(tmp_path, sources(tmp_path, b"other"))


async def test_game_directory_refuses_a_missing_file(tmp_path: Path) -> None:
    """Named likewise."""
    files = sources(tmp_path)
    files.sources["TL98.EXE"].path.unlink()
    with pytest.raises(SettingsError, match=r"build/TL98\.EXE cannot be read"):
        await prepare(tmp_path, files)
