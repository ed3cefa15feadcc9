"""One real game for the figures of a single run: DOSBox, daemon, the first match day, and a store."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from harness.checkpoints.folder import CheckpointFolder
from harness.errors import SettingsError
from harness.freezing.start_save import SLOT, START_FILES, game_files, start_folder
from harness.game.dos_game import DosGame
from harness.models.scripted import ScriptedModel
from harness.run_parts import GameFiles, RunParts
from harness.settings import project_root
from harness.store.batches import NewRun, insert_batch
from harness.store.database import open_database
from harness.store.sql_event_log import SqlEventLog

BENCHMARK = "smoke-v1"
BATCH, RUN = "bench", "bench-01"


@dataclass(frozen=True, slots=True)
class OneGame:
    """Frozen on the screen before the first match."""

    game: DosGame
    parts: RunParts
    log: SqlEventLog

    @property
    def daemon_pid(self) -> int:
        """Whose children are X server and emulator."""
        return self.game.opened.process.ready.pid

    @property
    def emulator_pid(self) -> int:
        """DOSBox."""
        return self.game.opened.guest.identity.pid


@asynccontextmanager
async def one_game(folder: Path) -> AsyncIterator[OneGame]:
    """Started below `folder`; everything ends with the block."""
    directory = _game_directory(folder)
    database = open_database(f"sqlite:///{folder / 'one-game.db'}")
    insert_batch(
        database,
        BATCH,
        benchmark=BENCHMARK,
        created_at=datetime.now(UTC),
        frozen="{}",
        files={"none": ""},
        runs=[NewRun(RUN, "Bench")],
    )
    log = SqlEventLog.open(database, RUN, lambda: datetime.now(UTC))
    game = DosGame(RUN, directory, folder)
    parts = RunParts(
        game=game,
        model=ScriptedModel([]),
        files=GameFiles({}, directory),
        tools=(),
        checkpoints=CheckpointFolder(folder / "checkpoints", RUN),
    )
    try:
        await game.start()
        await game.load(SLOT)
        while (await game.advance()).kind != "match_day":
            await game.take_first_choice()  # somebody asks before the first match
        yield OneGame(game, parts, log)
    finally:
        await game.stop()
        log.close()
        database.close()


def _game_directory(folder: Path) -> Path:
    root, directory = project_root(), folder / "game"
    directory.mkdir(parents=True)
    sources = [root / path for path in game_files().values()]
    sources += [root / start_folder(BENCHMARK) / name for name in START_FILES]
    for source in sources:
        if not source.is_file():
            raise SettingsError(f"{source} is missing; build it with `make setup`")
        shutil.copyfile(source, directory / source.name)
    return directory
