"""The supervisor with real workers that cannot even begin: it says so of each run and lives on."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path

from short_batch import short_batch
from sqlalchemy import update

from harness.freezing.benchmark import Period
from harness.freezing.lineup import Entry
from harness.store.database import Database, open_database
from harness.store.queries import runs_of
from harness.store.tables import BATCHES
from harness.supervisor.decision import Decision
from harness.supervisor.supervise import Place, Supervisor
from harness.supervisor.told import Told

ENTRIES = [Entry(name=name, channel="policy", model=name.lower()) for name in ("Assistant", "Careless")]


def park_at_once(_code: int, _tries: int) -> Decision:
    return Decision("park")


def broken_batch(database: Database, folder: Path) -> str:
    """A batch whose program no frozen file has: its workers end with a traceback before their first event."""
    frozen = short_batch(database, folder, ENTRIES, Period(matches=1))
    document = json.loads(frozen.model_dump_json())
    document["game_files"]["TL98.EXE"] = "nowhere/TL98.EXE"
    with database.write() as connection:
        connection.execute(update(BATCHES).values(frozen=json.dumps(document)))
    return frozen.batch


def test_run_that_never_began_is_told_of_and_the_others_go_on(tmp_path: Path) -> None:
    """Such a run cannot be parked, for it has no log: each has its outcome with the worker's last words."""
    database = open_database(f"sqlite:///{tmp_path / 'store.db'}")
    batch = broken_batch(database, tmp_path)
    told: list[Told] = []
    reading, lifeline = os.pipe()
    keyboard = os.dup(0)
    os.dup2(reading, 0)  # workers inherit it: they end when it does
    try:
        place = Place(database, str(database.engine.url), batch, tmp_path / "runs")
        supervisor = Supervisor(place, 2, told.append, park_at_once)
        runs = [run.run for run in runs_of(database, batch)]
        outcomes = asyncio.run(supervisor.play(runs))
    finally:
        os.dup2(keyboard, 0)
        for descriptor in (keyboard, reading, lifeline):
            os.close(descriptor)
    assert [(one.run, one.exit_code) for one in outcomes] == [(run, 1) for run in runs]
    assert all("nowhere/TL98.EXE" in one.last_line for one in outcomes)
    assert [run.state for run in runs_of(database, batch)] == ["waiting", "waiting"]
    assert sorted(one.run for one in told) == sorted(runs)
    database.close()
