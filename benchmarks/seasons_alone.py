"""Seasons of one run with the game in memory, in a process of its own: what grows, season by season.

`python -m benchmarks.seasons_alone FOLDER SEASONS [CLUBS]` prints one JSON document a season. DOSBox is not
started, so that it takes minutes and not hours; event log, snapshots and checkpoints are those of every run.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import psutil
from pydantic import BaseModel, JsonValue

from harness.checkpoints.folder import CheckpointFolder
from harness.clock import SystemClock
from harness.game.fake import FakeGame
from harness.handlers import handlers_of
from harness.models.policies import POLICIES
from harness.models.seam import ModelAnswer
from harness.run_parts import GameFiles, RunParts
from harness.spine.coordinator import Coordinator
from harness.spine.events import RunStarted
from harness.spine.state import RunState
from harness.store.batches import NewRun, insert_batch
from harness.store.database import Database, open_database
from harness.store.sql_event_log import SqlEventLog
from harness.tools.catalogue import BY_NAME

CLUBS = 20
BATCH, RUN = "seasons", "seasons-01"
MB = 1e6


class SeasonEnd(BaseModel):
    """What there is when so many seasons are over."""

    seasons: int
    memory_mb: float
    database_mb: float
    snapshots: int
    events: int


class Scales:
    """Weighs process and database at the beginning and whenever a season is over."""

    def __init__(self, database: Database, game: FakeGame) -> None:
        self._database = database
        self._game = game
        self._seasons = -1

    def watch(self, state: RunState, *_: object) -> None:
        """Called after every event."""
        if state.started is not None and state.seasons_completed > self._seasons:
            self._seasons = state.seasons_completed
            print(self._weigh(state).model_dump_json(), flush=True)

    def _weigh(self, state: RunState) -> SeasonEnd:
        self._game.forget_saves()  # in DOSBox they lie on the disk
        gc.collect()
        with self._database.read() as connection:
            pages, size = (
                int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())
                for name in ("page_count", "page_size")
            )
            snapshots = int(connection.exec_driver_sql("SELECT COUNT(*) FROM snapshots").scalar_one())
        memory = psutil.Process().memory_full_info().pss
        return SeasonEnd(
            seasons=self._seasons,
            memory_mb=memory / MB,
            database_mb=pages * size / MB,
            snapshots=snapshots,
            events=state.seq,
        )


async def play(folder: Path, seasons: int, clubs: int = CLUBS) -> None:
    """To the end of the last season."""
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
    game = FakeGame(folder / "game", clubs=clubs)
    parts = RunParts(
        game=game,
        model=Assistant(),
        files=GameFiles({}, folder / "game"),
        tools=tuple(BY_NAME),
        checkpoints=CheckpointFolder(folder / "checkpoints", RUN),
    )
    coordinator = Coordinator(log, handlers_of(parts), SystemClock(), Scales(database, game).watch)
    await coordinator.play(_started(seasons))
    log.close()
    database.close()


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


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), *map(int, sys.argv[2:4])))
