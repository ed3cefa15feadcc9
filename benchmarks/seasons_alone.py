"""Seasons of one run, one after the other, in a process of its own: what grows, season by season.

`python -m benchmarks.seasons_alone FOLDER SEASONS` prints one JSON document a season. The game is the real
one in DOSBox, or with `--in-memory` the fake one of so many clubs, which takes a minute; event log, snapshots
and checkpoints are those of every run.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import hashlib
import os
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from pydantic import BaseModel, JsonValue

from benchmarks.processes import MB, family
from harness.checkpoints.folder import CheckpointFolder
from harness.clock import SystemClock
from harness.freezing.start_save import START_FILES, game_files, start_folder
from harness.game.dos_game import DosGame
from harness.game.fake import FakeGame
from harness.handlers import handlers_of
from harness.models.policies import POLICIES
from harness.models.seam import ModelAnswer
from harness.run_parts import GameFiles, RunParts, SourceFile
from harness.settings import project_root
from harness.spine.coordinator import Coordinator
from harness.spine.events import RunStarted
from harness.spine.state import RunState
from harness.store.batches import NewRun, insert_batch
from harness.store.database import Database, open_database
from harness.store.sql_event_log import SqlEventLog
from harness.tools.catalogue import BY_NAME

BENCHMARK = "club-challenge-A-v1"
BATCH, RUN = "seasons", "seasons-01"


class SeasonEnd(BaseModel):
    """What there is when so many seasons are over."""

    seasons: int
    memory_mb: dict[str, float]  # shared with nobody, by part of a run
    database_mb: float
    snapshots: int
    events: int


class Scales:
    """Weighs the run's processes and the database at the beginning and whenever a season is over."""

    def __init__(self, database: Database, game: DosGame | FakeGame) -> None:
        self._database = database
        self._game = game
        self._seasons = -1

    def watch(self, state: RunState, *_: object) -> None:
        """Called after every event."""
        if state.started is not None and state.seasons_completed > self._seasons:
            self._seasons = state.seasons_completed
            print(self._weigh(state).model_dump_json(), flush=True)

    def _weigh(self, state: RunState) -> SeasonEnd:
        if isinstance(self._game, FakeGame):
            self._game.forget_saves()  # in DOSBox they lie on the disk
        gc.collect()
        with self._database.read() as connection:
            pages, size = (
                int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())
                for name in ("page_count", "page_size")
            )
            snapshots = int(connection.exec_driver_sql("SELECT COUNT(*) FROM snapshots").scalar_one())
        uses = family(os.getpid())
        return SeasonEnd(
            seasons=self._seasons,
            memory_mb={use.name: use.own_bytes / MB for use in uses},
            database_mb=pages * size / MB,
            snapshots=snapshots,
            events=state.seq,
        )


async def play(folder: Path, seasons: int, clubs: int | None) -> None:
    """To the end of the last season; `clubs`: those of the fake game."""
    database = open_database(f"sqlite:///{folder / 'seasons.db'}")
    new = [NewRun(RUN, "Assistant")]
    insert_batch(
        database,
        BATCH,
        benchmark="seasons",
        created_at=datetime.now(UTC),
        frozen="{}",
        files={"-": ""},
        runs=new,
    )
    log = SqlEventLog.open(database, RUN, lambda: datetime.now(UTC))
    directory = folder / "game"
    real = clubs is None
    game = DosGame(RUN, directory, folder) if clubs is None else FakeGame(directory, clubs=clubs)
    parts = RunParts(
        game=game,
        model=Assistant(),
        files=GameFiles(_sources() if real else {}, directory),
        tools=tuple(BY_NAME),
        checkpoints=CheckpointFolder(folder / "checkpoints", RUN),
    )
    coordinator = Coordinator(log, handlers_of(parts), SystemClock(), Scales(database, game).watch)
    try:
        await coordinator.play(_started(seasons))
    finally:
        await game.stop()
        log.close()
        database.close()


def _sources() -> Mapping[str, SourceFile]:
    """Program, data and start save as they lie there."""
    root = project_root()
    paths = [root / path for path in game_files().values()]
    paths += [root / start_folder(BENCHMARK) / name for name in START_FILES]
    return {
        path.name: SourceFile(path, hashlib.sha256(path.read_bytes()).hexdigest(), path.name)
        for path in paths
    }


class Assistant:
    """`Model`: the built-in policy as a function, and keeps no conversation, unlike the scripted one."""

    async def answer(self, messages: list[dict[str, Any]], tools: list[dict[str, JsonValue]]) -> ModelAnswer:
        """What the policy does."""
        return POLICIES["assistant"](messages, tools, 0)

    async def leave_turn(self) -> None:
        """Nothing is kept between answers."""

    async def close(self) -> None:
        """Nothing is held."""


def _started(seasons: int) -> RunStarted:
    return RunStarted(
        batch=BATCH,
        entry="Assistant",
        benchmark="seasons",
        start_save_sha256="0" * 64,
        matches=None,
        seasons=seasons,
        max_calls=40,
    )


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.seasons_alone", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("seasons", type=int)
    parser.add_argument("--in-memory", type=int, metavar="CLUBS", help="the fake game, of so many clubs")
    options = parser.parse_args()
    asyncio.run(play(options.folder, options.seasons, options.in_memory))


if __name__ == "__main__":
    main()
