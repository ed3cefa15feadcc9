"""Games that are lost: how long until the next turn, from the moment in which the emulator is killed."""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import signal
import threading
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import psutil
from sqlalchemy import func, select

from benchmarks import bars
from benchmarks.bar import Figure
from benchmarks.batch_figures import events_of
from benchmarks.dos.folders import NEARLY_MATCH_DAY, game_folder, with_saves
from benchmarks.watched_batch import BatchFailed, play
from harness.errors import DugoutError
from harness.game.dos_game import DosGame
from harness.spine.events import RunRestored, StoredEvent, TurnOpened
from harness.store.database import open_database
from harness.store.tables import EVENTS

KILLS, SEED = 4, 98
LATER_S = (0.2, 2.0)  # after a checkpoint
POLL_S = 0.05
LINEUP = """benchmark = "smoke-v1"
[[entries]]
name = "Careless"
channel = "policy"
model = "careless"
"""


def restores(folder: Path) -> list[Figure]:
    """A short batch whose emulator is killed after each of its first checkpoints."""
    folder.mkdir()
    lineup = folder / "restores.toml"
    lineup.write_text(LINEUP, encoding="utf-8")
    killer = Killer(folder / "dugout.db")
    killer.start()
    batch = play(str(lineup), folder)
    killer.join()
    (events,) = events_of(batch)
    return [Figure(bars.RESTORE, max(restore_seconds(events, killer.kills)))]


class Killer(threading.Thread):
    """Kills the emulator that this process's children have started, once after each checkpoint."""

    def __init__(self, database: Path) -> None:
        super().__init__(daemon=True)
        self._database = database
        self._chance = random.Random(SEED)
        self.kills: list[datetime] = []

    def run(self) -> None:
        """Until all are done; the batch's own time-outs end it otherwise."""
        while len(self.kills) < KILLS:
            time.sleep(POLL_S)
            if self._checkpoints() > len(self.kills):
                time.sleep(self._chance.uniform(*LATER_S))
                if _kill_emulator():
                    self.kills.append(datetime.now(UTC))

    def _checkpoints(self) -> int:
        with contextlib.suppress(DugoutError):
            database = open_database(f"sqlite:///{self._database}", must_exist=True)
            try:
                with database.read() as connection:
                    stored = select(func.count()).where(EVENTS.c.type == "checkpoint_stored")
                    return int(connection.execute(stored).scalar_one())
            finally:
                database.close()
        return 0


def _kill_emulator() -> bool:
    for process in psutil.Process().children(recursive=True):
        with contextlib.suppress(psutil.NoSuchProcess):
            if process.name() == "dosbox":
                process.kill()
                return True
    return False


def restore_seconds(events: Sequence[StoredEvent], kills: Sequence[datetime]) -> list[float]:
    """From each kill to the turn after the restore that followed; BatchFailed when none did."""
    found = []
    for kill in kills:
        restored = [stored for stored in events if isinstance(stored.event, RunRestored) and stored.at > kill]
        if not restored:
            raise BatchFailed(f"an emulator was killed at {kill}, and no restore followed")
        turns = [
            stored.at
            for stored in events
            if isinstance(stored.event, TurnOpened) and stored.seq > restored[0].seq
        ]
        if not turns:
            raise BatchFailed(f"the run was restored at {restored[0].at}, and no turn followed")
        found.append((turns[0] - kill).total_seconds())
    return found


async def full_restore(folder: Path) -> Figure:
    """The largest data, without a batch, in an existing folder: a killed game's directory is made anew,
    started, loaded and played on.
    """
    saved = with_saves(game_folder(folder, "full"), "full")
    directory = Path(shutil.copytree(saved, folder / "game"))
    game = DosGame("full-01", directory, folder)
    try:
        await game.start()
        await game.load(NEARLY_MATCH_DAY)
        os.kill(game.opened.guest.identity.pid, signal.SIGKILL)
        begun = time.monotonic()
        await game.stop()
        shutil.rmtree(directory)
        shutil.copytree(saved, directory)
        await game.start()
        await game.load(NEARLY_MATCH_DAY)
        await game.advance()
        await game.snapshot()
        return Figure(bars.RESTORE_FULL, time.monotonic() - begun)
    finally:
        await game.stop()
