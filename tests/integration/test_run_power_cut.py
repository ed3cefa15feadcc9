"""Power cut, as far as a test can show it: a WAL cut anywhere leaves a prefix of commits to go on from."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import waiting_runs
from run_parts_fakes import parts, policy_model, started

from harness.clock import FakeClock
from harness.game.fake import FakeGame
from harness.handlers import handlers_of
from harness.spine import events as ev
from harness.spine.coordinator import Coordinator
from harness.store.compare import replay_run
from harness.store.database import Database, open_database
from harness.store.reading import read_events
from harness.store.sql_event_log import SqlEventLog

CUTS, RESUMED, MATCHES = 200, 12, 2
RUN = "b-01"


def events_of(database: Database) -> list[ev.Event]:
    with database.read() as connection:
        begun = connection.exec_driver_sql("SELECT COUNT(*) FROM runs").scalar_one()
        return [stored.event for stored in read_events(connection, RUN)] if begun else []


async def play(database: Database, folder: Path, game: FakeGame) -> None:
    log = SqlEventLog.open(database, RUN, waiting_runs.now, holder_lives=lambda _: False)
    made = parts(folder, game, policy_model())
    await Coordinator(log, handlers_of(made), FakeClock()).play(started(MATCHES, entry="Entry 1"))
    log.close()


def end_of(events: list[ev.Event]) -> tuple[object, ...]:
    """What the run came to: its last snapshot, its saved game, its stop reason."""
    last = [event.sha256 for event in events if isinstance(event, ev.SnapshotTaken)][-1]
    saved = [event.files for event in events if isinstance(event, ev.GameSaved)][-1]
    return last, saved, events[-1].model_dump()


async def test_wal_cut_at_any_byte_opens_at_a_prefix_and_the_run_goes_on_to_the_same_end(
    tmp_path: Path,
) -> None:
    """200 of 200 cuts open at a prefix; a dozen of them are played to their end."""
    game = FakeGame(tmp_path / "game")
    with waiting_runs.waiting(tmp_path) as database:
        with database.engine.connect() as connection:  # so that everything stays in the WAL
            connection.exec_driver_sql("PRAGMA wal_autocheckpoint=0")
        await play(database, tmp_path, game)
        whole = events_of(database)
        base = tmp_path / "base"
        base.mkdir()
        for name in ("store.db", "store.db-wal"):
            shutil.copyfile(tmp_path / name, base / name)
    wal = (base / "store.db-wal").read_bytes()
    chance, lengths, resumed = random.Random(98), set(), 0
    for number in range(CUTS):
        place = tmp_path / f"cut-{number}"
        place.mkdir()
        shutil.copyfile(base / "store.db", place / "store.db")
        (place / "store.db-wal").write_bytes(wal[: chance.randrange(len(wal) + 1)])
        cut = open_database(f"sqlite:///{place / 'store.db'}")
        events = events_of(cut)
        assert events == whole[: len(events)], number
        lengths.add(len(events))
        if 0 < len(events) < len(whole) and resumed < RESUMED:
            resumed += 1
            await game.stop()
            await play(cut, tmp_path, game)
            assert end_of(events_of(cut)) == end_of(whole), number
            assert replay_run(cut, RUN).identical
        cut.close()
        shutil.rmtree(place)
    assert resumed == RESUMED
    assert len(lengths) > 15
