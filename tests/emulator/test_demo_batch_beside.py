"""Runs share nothing: alone, beside three others, delayed, stopped or killed, the same bytes in the end."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest
from short_batch import short_batch

from harness.batch_player import Workers, play_batch
from harness.freezing.benchmark import Period
from harness.freezing.lineup import Entry, Sampling
from harness.models.policy_server import serve_policies
from harness.progress import Progress
from harness.spine import events as ev
from harness.store.compare import replay_run
from harness.store.database import Database, open_database
from harness.store.reading import read_events

pytestmark = [pytest.mark.emulator, pytest.mark.timeout(600)]  # six runs in two batches
MATCHES = 2
SAVE = [f"{table}2.S16" for table in ("PLDATA", "TMDATA", "MGDATA", "CPDATA", "GNDATA")]
ASSISTANT = Entry(name="Assistant", channel="policy", model="assistant")


def careless(seed: int) -> Entry:
    return Entry(name=f"Careless {seed}", channel="policy", model="careless", sampling=Sampling(seed=seed))


@contextmanager
def batch_of(folder: Path, *entries: Entry) -> Iterator[tuple[Database, Workers]]:
    """A stored batch of these entries and what its workers need."""
    folder.mkdir()
    url = f"sqlite:///{folder / 'dugout.db'}"
    database = open_database(url)
    frozen = short_batch(database, folder, entries, Period(matches=MATCHES))
    try:
        yield database, Workers(url, frozen.batch, folder / "runs")
    finally:
        database.close()


def saved(workers: Workers, number: int) -> list[bytes]:
    """The bytes of the save that a run made at its end."""
    game = workers.runs / workers.batch / f"{workers.batch}-{number}" / "game"
    return [(game / name).read_bytes() for name in SAVE]


def family() -> list[psutil.Process]:
    """Everything that this test's workers started: daemons, displays, emulators, and the workers."""
    found: list[psutil.Process] = psutil.Process().children(recursive=True)
    return found


async def gone(processes: list[psutil.Process]) -> bool:
    """Whether none of them lives after 10 s."""
    _, alive = await asyncio.to_thread(psutil.wait_procs, processes, 10)
    return not alive


async def interrupted(workers: Workers, database: Database) -> None:
    """Stop the only run in order at its first half-time; then kill supervisor and worker at full time."""
    run = f"{workers.batch}-1"
    reached: asyncio.Queue[str] = asyncio.Queue()

    def report(told: Progress) -> None:
        reached.put_nowait(f"{told.stop}")

    async def until(stop: str) -> None:
        while await reached.get() != stop:
            pass

    task = asyncio.create_task(play_batch(workers, [run], 1, report))
    await asyncio.wait_for(until("half_time"), 90)
    started = family()
    assert len(started) == 5, started  # supervisor, worker, daemon, display, emulator
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await gone(started)
    assert not isinstance(log_of(database, run)[-1], ev.EffectStarted)

    task = asyncio.create_task(play_batch(workers, [run], 1, report))
    await asyncio.wait_for(until("full_time"), 90)
    started = family()
    modules = ("harness.supervisor", "harness.run_worker")
    for process in [one for one in started if any(module in one.cmdline() for module in modules)]:
        process.send_signal(signal.SIGKILL)
    (end,) = await asyncio.wait_for(task, 120)
    assert end.exit_code == 0, end
    assert await gone(started)


def log_of(database: Database, run: str) -> list[ev.Event]:
    with database.read() as connection:
        return [stored.event for stored in read_events(connection, run)]


async def test_run_ends_in_the_same_bytes_alone_and_beside_others_delayed_and_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One assistant beside three others, one with a slow endpoint, one alone that was stopped and killed."""
    async with serve_policies(delay_s=1.0) as slow:
        monkeypatch.setenv("SLOW_KEY", slow.api_key)
        delayed = Entry(
            name="Slow", channel="openai", model="assistant", base_url=slow.base_url, api_key_env="SLOW_KEY"
        )
        with batch_of(tmp_path / "beside", ASSISTANT, careless(1), careless(2), delayed) as (_, beside):
            runs = [f"{beside.batch}-{number}" for number in range(1, 5)]
            ends = await play_batch(beside, runs, 4, lambda _told: None)
            assert [end.exit_code for end in ends] == [0] * 4, ends
            first, other, third, slowly = (saved(beside, number) for number in range(1, 5))
    assert slowly == first
    assert other != first
    assert third != other
    with batch_of(tmp_path / "alone", ASSISTANT) as (database, alone):
        run = f"{alone.batch}-1"
        await interrupted(alone, database)
        log = log_of(database, run)
        assert sum(isinstance(event, ev.RunRestarted | ev.RunRestored) for event in log) == 2
        assert any(isinstance(event, ev.ModelAnswered) and event.replayed for event in log)
        assert replay_run(database, run).identical
        assert saved(alone, 1) == first
