"""One week of the season in real DOSBox through every channel: the saves are the same, byte for byte."""

from __future__ import annotations

import asyncio
import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from game_files import BUILD, DATA, PROGRAM
from played import MAX_CALLS, Played
from run_parts_fakes import TOOLS, started
from ways import WAYS, way

from harness.checkpoints.folder import CheckpointFolder
from harness.clock import SystemClock
from harness.game.dos_game import DosGame
from harness.handlers import handlers_of
from harness.run_parts import GameFiles, RunParts, SourceFile
from harness.spine import events as ev
from harness.spine.coordinator import Coordinator
from harness.store.fake import MemoryEventLog

pytestmark = [pytest.mark.channels, pytest.mark.emulator, pytest.mark.timeout(400)]
SIDE_BY_SIDE = 2


@dataclass(frozen=True, slots=True)
class Left:
    """What a run left behind."""

    played: Played
    saves: dict[str, str]  # name -> SHA-256 of the file in its game directory

    @property
    def calls(self) -> list[Any]:
        """Calls with their arguments as values, and their results."""
        return [
            (turn, tool, json.loads(text), accepted, answer)
            for turn, tool, text, accepted, answer in self.played.calls
        ]


async def week(name: str, folder: Path, places: asyncio.Semaphore) -> Left:
    """One league match by `assistant`, then the game's own save."""
    sources = [BUILD / PROGRAM, *(BUILD / "data" / data for data in DATA)]
    sources += sorted((BUILD / "starts" / "smoke-v1").iterdir())
    files = {path.name: SourceFile(path, sha256(path), path.name) for path in sources}
    directory = folder / name / "game"
    directory.parent.mkdir()
    game = DosGame(f"run-{name}", directory, folder / name)
    log = MemoryEventLog("b-01", SystemClock().now)
    async with places, way(name) as through:
        made = RunParts(
            game=game,
            model=through.model,
            files=GameFiles(files, directory),
            tools=TOOLS,
            checkpoints=CheckpointFolder(folder / name / "checkpoints", "b-01"),
        )
        try:
            coordinator = Coordinator(log, handlers_of(made), SystemClock())
            await coordinator.play(started(1, MAX_CALLS))
        finally:
            await game.stop()
    played = Played([stored.event for stored in log.load()])
    saved = played.of(ev.GameSaved)[0].files
    return Left(played, {name: sha256(directory / name) for name in saved})


def sha256(path: Path) -> str:
    """Of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


async def test_week_through_every_channel_leaves_the_same_saves(tmp_path: Path) -> None:
    """openai whole and streamed, a plain MCP client, the three CLIs: same calls, same files, no fallback."""
    places = asyncio.Semaphore(SIDE_BY_SIDE)
    async with asyncio.TaskGroup() as weeks:
        tasks = [weeks.create_task(week(name, tmp_path, places)) for name in WAYS]
    left = [task.result() for task in tasks]
    first = left[0]
    assert len(first.saves) == 6
    assert {"set_lineup", "end_turn"} <= {tool for _, tool, *_ in first.calls}
    for name, other in zip(WAYS, left, strict=True):
        assert other.saves == first.saves, name
        assert other.calls == first.calls, name
        assert not other.played.of(ev.FallbackTaken), name
        assert not other.played.of(ev.EffectFailed), name
        assert other.played.of(ev.RunEnded)[0].stop_reason == "period_complete"
