"""What `make bench` reads from a batch: turns, game days, sizes, what its runs used."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from benchmarks import bars
from benchmarks.batch_events import PlayedRun, file_bytes, played_runs, turn_seconds
from benchmarks.batch_figures import sizes
from benchmarks.processes import Use, cpu_s, family, pss_mb
from benchmarks.watched_batch import BatchFailed, RunUse, WatchedBatch, play, workers_below
from harness.models.seam import ModelAnswer
from harness.spine.events import EffectStarted, Event, ModelAnswered, StopReached, StoredEvent, TurnClosed
from harness.store.database import open_database
from scoring.built_batch import BuiltRun, BuiltStop, build_batch

BEGIN = datetime(2026, 11, 30, 12, tzinfo=UTC)
STOP = StopReached(kind="match_day", game_date=date(1997, 8, 9))
CLOSED = TurnClosed(turn=1, reason="end_turn", ram_sha256="0" * 64)
ASKED = EffectStarted(effect="ask_model")
ANSWERED = ModelAnswered(turn=1, answer=ModelAnswer())


def log(*happened: tuple[float, Event]) -> list[StoredEvent]:
    return [
        StoredEvent(
            run="r", seq=seq, ulid="0" * 26, at=BEGIN + timedelta(seconds=at), event=event, digest="0" * 64
        )
        for seq, (at, event) in enumerate(happened, 1)
    ]


def test_bench_turn_is_counted_from_its_stop_without_the_model() -> None:
    """Ten seconds, of which the model was asked for three and for four."""
    events = log((0, STOP), (1, ASKED), (4, ANSWERED), (5, ASKED), (9, ANSWERED), (10, CLOSED))
    assert list(turn_seconds(events)) == [pytest.approx(3)]


def test_bench_turns_do_not_mix() -> None:
    """A stop without a turn counts for none, and asking is forgotten at the next stop."""
    events = log(
        (0, STOP),
        (1, ASKED),
        (2, ANSWERED),
        (3, CLOSED),
        (50, STOP),
        (100, STOP),
        (101, CLOSED),
        (102, CLOSED),
    )
    assert list(turn_seconds(events)) == [pytest.approx(2), pytest.approx(1)]


def test_bench_played_runs_come_from_the_event_logs(tmp_path: Path) -> None:
    """Matches, days and stored bytes of each run, in the order of the lineup."""
    database = open_database(f"sqlite:///{tmp_path / 'dugout.db'}")
    stops = [
        BuiltStop("full_time", date(1997, 8, 9), 3, 1),
        BuiltStop("full_time", date(1997, 8, 29), 6, 2),
    ]
    build_batch(database, [BuiltRun("Ann", stops), BuiltRun("Bob", stops[:1])])
    one, other = played_runs(database)
    database.close()
    assert (one.league_matches, other.league_matches) == (2, 1)
    assert (one.game_days, other.game_days) == (20, 0)
    assert one.snapshot_bytes > other.snapshot_bytes > 0
    assert file_bytes(tmp_path / "dugout.db") > one.snapshot_bytes


def test_bench_days_a_minute() -> None:
    """Twenty days in forty seconds."""
    assert PlayedRun("r", (), 20, 40.0, 6, 0).days_a_minute == pytest.approx(30)


def test_bench_sizes_are_scaled_to_a_season(tmp_path: Path) -> None:
    """Two runs of 19 matches are one season."""
    database = tmp_path / "dugout.db"
    database.write_bytes(bytes(3_000_000))
    (tmp_path / "dugout.db-wal").write_bytes(bytes(1_000_000))
    runs = [PlayedRun("r", (), 1, 1.0, 19, 1_000_000)] * 2
    found = {figure.bar: figure.value for figure in sizes(WatchedBatch(database, 1.0, []), runs)}
    assert found == {bars.SNAPSHOT_MB: pytest.approx(2), bars.DATABASE_MB: pytest.approx(4)}


def test_bench_run_use_keeps_the_highest_moment_and_every_process() -> None:
    """CPU time of a process that has ended still counts."""
    use = RunUse()
    use.add(
        [Use(1, "worker", 100_000_000, 90_000_000, 1.0), Use(2, "dosbox", 50_000_000, 40_000_000, 4.0)],
        now=10.0,
    )
    use.add([Use(1, "worker", 120_000_000, 110_000_000, 2.0)], now=20.0)
    assert use.highest_pss_mb == pytest.approx(150)
    assert use.parts_pss_mb == {"worker": 100.0, "dosbox": 50.0}
    assert use.cpu_percent == pytest.approx(60)


def test_bench_family_of_a_process_that_is_gone_is_empty() -> None:
    """Runs end while they are watched."""
    assert family(2**22 + 1) == []
    assert (pss_mb([]), cpu_s([])) == (0, 0)


def test_bench_batch_that_fails_says_why(tmp_path: Path) -> None:
    """As the command said it."""
    with pytest.raises(BatchFailed, match=r"nosuch\.toml ended with 2: .*no such file"):
        play("lineups/nosuch.toml", tmp_path)


def test_bench_sees_a_worker_behind_a_supervisor() -> None:
    """A worker two processes down is found while it lives; a process that is gone has none."""
    worker = f"{sys.executable} -c \"print('up', flush=True); input()\" harness.run_worker; true"
    between = "import subprocess, sys; subprocess.run(['sh', '-c', sys.argv[1]])"
    with subprocess.Popen(
        [sys.executable, "-c", between, worker], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as top:
        assert top.stdout is not None
        assert top.stdout.readline() == "up\n"
        found = workers_below(top.pid)
        top.communicate("\n")
    assert len(found) == 1
    assert workers_below(top.pid) == []
