"""Handlers and reporters that no whole run shows well: the game directory, and progress."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from run_parts_fakes import parts, started

from harness.cli.run_progress import showing
from harness.errors import SettingsError
from harness.handlers.prepare_game_directory import handle
from harness.progress import Progress, ProgressReporter
from harness.run_parts import Desk, GameFiles, SourceFile
from harness.spine.effects import PrepareGameDirectory
from harness.spine.events import Event, GameDirectoryPrepared, RunEnded, StopReached, StoredEvent
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


def stored(event: Event) -> StoredEvent:
    at = datetime(2020, 1, 1, tzinfo=UTC)
    return StoredEvent(run="r", seq=1, ulid="0" * 26, at=at, digest="", event=event)


def test_progress_is_told_at_stops_and_at_the_end() -> None:
    """Not at every event."""
    told: list[Progress] = []
    reporter = ProgressReporter("r", Desk(), told.append)
    state = RunState(phase="snapshot", game_date=date(1997, 8, 9), stop="match_day", turns=3)
    reporter.watch(state, stored(started()))
    assert told == []
    reporter.watch(state, stored(StopReached(kind="match_day", game_date=date(1997, 8, 9))))
    reporter.watch(state, stored(RunEnded(stop_reason="parked", detail="why")))
    assert [(t.turn, t.stop, t.note) for t in told] == [
        (3, "match_day", ""),
        (3, "match_day", "ended: parked: why"),
    ]


def test_progress_without_a_terminal_is_one_line_a_stop(capsys: pytest.CaptureFixture[str]) -> None:
    """The same place is not repeated; everything is on stderr."""
    told = Progress(
        run="r", phase="turn", game_date=date(1997, 8, 9), stop="match_day", turn=1,
        league_matches=2, points=4, position=7, tokens=10, restarts=0,
    )  # fmt: skip
    with showing("b", {"r": "Ann"}) as report:
        report(told)
        report(told.model_copy(update={"turn": 2}))
        report(told.model_copy(update={"stop": "half_time", "note": "starts again: lost"}))
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.splitlines() == [
        "Ann: 1997-08-09 match_day, 4 points from 2 league matches, place 7, turn 1, 10 tokens",
        "Ann: 1997-08-09 half_time, 4 points from 2 league matches, place 7, turn 1, 10 tokens; "
        "starts again: lost",
    ]
