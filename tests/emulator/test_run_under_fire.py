"""The short form of `make chaos`: a few matches under fire end as undisturbed, and nothing is left behind."""

from __future__ import annotations

from pathlib import Path

import pytest
from short_batch import short_batch

from benchmarks.chaos.arena import KEY, Arena, Endpoint, free_port
from benchmarks.chaos.plan import Planned
from benchmarks.chaos.siege import Siege
from benchmarks.chaos.verdict import objections
from harness.freezing.benchmark import Period
from harness.freezing.lineup import Entry
from harness.store.database import open_database

pytestmark = [pytest.mark.emulator, pytest.mark.timeout(600)]
FAULTS = (
    Planned("kill_runner", "turn"),
    Planned("kill_daemon", "match"),
    Planned("kill_supervisor", "macro"),
    Planned("corrupt_checkpoint", "commit"),
)


def arena(folder: Path, port: int) -> Arena:
    """One assistant through the endpoint, three matches."""
    folder.mkdir()
    entry = Entry(
        name="Assistant",
        channel="openai",
        model="assistant",
        base_url=f"http://127.0.0.1:{port}/v1",
        api_key_env="CHAOS_KEY",
    )
    made = Arena(folder)
    database = open_database(f"sqlite:///{made.database}")
    frozen = short_batch(database, folder, [entry], Period(matches=3))
    database.close()
    return Arena(folder, frozen.batch)


def test_run_under_fire_ends_as_the_undisturbed_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed in turn, match, macro and commit: same table, points, saves; no process, no lease left."""
    monkeypatch.setenv("CHAOS_KEY", KEY)
    endpoint = Endpoint(free_port())
    endpoint.start()
    try:
        clean, fired = (arena(tmp_path / name, endpoint.port) for name in ("clean", "fired"))
        with clean.playing() as process:
            assert process.wait(200) == 0
        siege = Siege(fired, endpoint, seed=1)
        assert siege.play(FAULTS, 240) == 0
        assert len(siege.done) == len(FAULTS)
        assert objections(fired, clean) == []
    finally:
        endpoint.kill()
