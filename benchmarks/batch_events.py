"""What the event log of a played batch says about time: turns, game days, sizes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import func, select

from harness.spine.events import (
    CheckpointStored,
    EffectStarted,
    ModelAnswered,
    SnapshotTaken,
    StopReached,
    StoredEvent,
    TurnClosed,
)
from harness.store.database import Database
from harness.store.reading import read_events
from harness.store.tables import RUNS, SNAPSHOTS

MB = 1e6


@dataclass(frozen=True, slots=True)
class PlayedRun:
    """One run of the batch."""

    run: str
    turn_seconds: tuple[float, ...]  # the harness's own, of each turn
    game_days: int
    seconds: float  # from the first stop to the last
    league_matches: int
    snapshot_bytes: int
    checkpoint_seconds: float = 0.0  # from the order to store one to the event that it is

    @property
    def checkpoint_percent(self) -> float:
        """Of the time between the first stop and the last."""
        return 100 * self.checkpoint_seconds / self.seconds

    @property
    def days_a_minute(self) -> float:
        """How fast the game's calendar passed."""
        return 60 * self.game_days / self.seconds


def played_runs(database: Database) -> list[PlayedRun]:
    """Every run of a database that holds one batch."""
    with database.read() as connection:
        names = list(connection.execute(select(RUNS.c.id).order_by(RUNS.c.number)).scalars())
        sizes = {
            run: int(size)
            for run, size in connection.execute(
                select(SNAPSHOTS.c.run, func.sum(func.length(SNAPSHOTS.c.blob))).group_by(SNAPSHOTS.c.run)
            )
        }
        return [_played(run, read_events(connection, run), sizes[run]) for run in names]


def _played(run: str, events: list[StoredEvent], snapshot_bytes: int) -> PlayedRun:
    taken = [(stored.at, stored.event) for stored in events if isinstance(stored.event, SnapshotTaken)]
    (first_at, first), (last_at, last) = taken[0], taken[-1]
    return PlayedRun(
        run=run,
        turn_seconds=tuple(turn_seconds(events)),
        game_days=(last.game_date - first.game_date).days,
        seconds=(last_at - first_at).total_seconds(),
        league_matches=max(event.league_matches for _, event in taken),
        snapshot_bytes=snapshot_bytes,
        checkpoint_seconds=checkpoint_seconds(events),
    )


def checkpoint_seconds(events: list[StoredEvent]) -> float:
    """What storing checkpoints took, the game's saving included."""
    begun, seconds = None, 0.0
    for stored in events:
        match stored.event:
            case EffectStarted(effect=effect):
                begun = stored.at if effect == "store_checkpoint" else None
            case CheckpointStored() if begun is not None:
                seconds += (stored.at - begun).total_seconds()
                begun = None
    return seconds


def turn_seconds(events: list[StoredEvent]) -> Iterator[float]:
    """From each stop to the end of its turn, without the time in which the model was asked."""
    stopped = asked = None
    model_s = 0.0
    for stored in events:
        match stored.event:
            case StopReached():
                stopped, model_s = stored.at, 0.0
            case EffectStarted(effect="ask_model"):
                asked = stored.at
            case ModelAnswered() if asked is not None:
                model_s += (stored.at - asked).total_seconds()
                asked = None
            case TurnClosed() if stopped is not None:
                yield (stored.at - stopped).total_seconds() - model_s
                stopped, model_s = None, 0.0


def file_bytes(database: Path) -> int:
    """The database with what is not yet merged into its file."""
    return sum(path.stat().st_size for path in database.parent.glob(f"{database.name}*"))
