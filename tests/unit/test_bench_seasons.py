"""What `make bench-long` says of checkpoints and of what grows from season to season."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from benchmarks import bars
from benchmarks.batch_events import checkpoint_seconds
from benchmarks.restores import restore_seconds
from benchmarks.season_growth import growth_of
from benchmarks.seasons_alone import SeasonEnd
from benchmarks.watched_batch import BatchFailed
from harness.settings import project_root
from harness.spine.events import (
    CheckpointStored,
    EffectStarted,
    Event,
    RunRestored,
    StoredEvent,
    TurnOpened,
)

BEGIN = datetime(2026, 11, 30, 12, tzinfo=UTC)
STORED = CheckpointStored(
    number=1,
    slot=3,
    game_date=date(1997, 8, 9),
    snapshot_sha256="0" * 64,
    manifest_sha256="0" * 64,
    files={},
    size_bytes=1,
)


def log(*happened: tuple[float, Event]) -> list[StoredEvent]:
    return [
        StoredEvent(
            run="r", seq=seq, ulid="0" * 26, at=BEGIN + timedelta(seconds=at), event=event, digest="0" * 64
        )
        for seq, (at, event) in enumerate(happened, 1)
    ]


def test_bench_counts_the_time_of_stored_checkpoints() -> None:
    """From each order to its event; one that was never stored, and other effects, count nothing."""
    store, other = EffectStarted(effect="store_checkpoint"), EffectStarted(effect="advance")
    events = log((0, store), (2, STORED), (5, store), (6, other), (9, STORED), (10, store), (11, STORED))
    assert checkpoint_seconds(events) == pytest.approx(3)


OPENED = TurnOpened(turn=1, kind="before_match", game_date=date(1997, 8, 9), snapshot="0" * 64, briefing="")
RESTORED = RunRestored(checkpoint=1, set_aside_from=1, set_aside_to=2, reason="lost")


def at(seconds: float) -> datetime:
    return BEGIN + timedelta(seconds=seconds)


def test_bench_times_a_restore_from_the_kill_to_the_next_turn() -> None:
    """Turns before the restore count nothing, nor do those after the first."""
    events = log(
        (0, OPENED), (4, OPENED), (5, RESTORED), (7.5, OPENED), (9, OPENED), (12, RESTORED), (14, OPENED)
    )
    assert restore_seconds(events, [at(3), at(10)]) == pytest.approx([4.5, 4])


@pytest.mark.parametrize(
    ("events", "missing"),
    [
        pytest.param([(1, RESTORED), (2, OPENED)], "no restore followed", id="no restore"),
        pytest.param([(1, OPENED), (4, RESTORED)], "no turn followed", id="no turn"),
    ],
)
def test_bench_of_a_restore_that_did_not_come(events: list[tuple[float, Event]], missing: str) -> None:
    """No figure is made up for it."""
    with pytest.raises(BatchFailed, match=missing):
        restore_seconds(log(*events), [at(3)])


def end(seasons: int, memory_mb: float, database_mb: float) -> SeasonEnd:
    return SeasonEnd(
        seasons=seasons,
        memory_mb={"worker": memory_mb, "dosbox": 80},
        database_mb=database_mb,
        snapshots=seasons,
        events=seasons,
    )


@pytest.mark.parametrize(
    ("last_mb", "times"),
    [pytest.param(42.0, 1.2, id="grows faster"), pytest.param(38.0, 1.25, id="grows more slowly")],
)
def test_bench_growth_is_last_season_beside_first(last_mb: float, times: float) -> None:
    """Memory is compared from end to end, the database by what each season added, in either direction."""
    ends = [end(0, 60, 10), end(1, 100, 20), end(2, 104, 30), end(3, 105, last_mb)]
    figures = {figure.bar.name: figure.value for figure in growth_of(ends)}
    assert figures[f"worker's {bars.MEMORY_SEASONS.name}"] == pytest.approx(1.05)
    assert figures[f"dosbox's {bars.MEMORY_SEASONS.name}"] == pytest.approx(1)
    assert figures[bars.GROWTH_SEASONS.name] == pytest.approx(times)


def test_bench_seasons_are_weighed_as_they_end(tmp_path: Path) -> None:
    """The process plays one season of four clubs and says what there was before and after."""
    command = [sys.executable, "-m", "benchmarks.seasons_alone", str(tmp_path), "1", "--in-memory", "4"]
    done = subprocess.run(command, cwd=project_root(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-500:]
    before, after = (SeasonEnd.model_validate_json(line) for line in done.stdout.splitlines())
    assert (before.seasons, before.snapshots) == (0, 0)
    assert (after.seasons, after.snapshots > 10, after.events > 100) == (1, True, True)
    assert after.database_mb > before.database_mb
    assert after.memory_mb["worker"] > 20
