"""Replay finds every stored row that is not what the events say, and names it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from spine_logs import Script, call, play, says, started
from sqlalchemy import text
from ulid import ULID
from waiting_runs import RUN, now, waiting

from harness.errors import LogCorrupt, SettingsError
from harness.spine.events import Event, FallbackTaken, RunRestarted, SnapshotTaken
from harness.store.blobs import snapshot_sha256
from harness.store.compare import Replay, replay_run
from harness.store.database import Database, open_database
from harness.store.difference import Difference
from harness.store.sql_event_log import SqlEventLog
from scoring.built_batch import BuiltStop, built_snapshot

ANSWERS = [says(call("get_squad", "1"), call("set_lineup", "2")), says(), says(), says()]
TABLES = ("turns", "turn_ends", "answers", "calls", "fallbacks", "snapshots", "snapshot_tables")


def store(log: SqlEventLog, events: list[Event], turns: int = 0) -> None:
    """Append a scripted run behind so many turns; in each of its snapshots one more cup match is played."""
    number = 0
    for event in events:
        if not isinstance(event, SnapshotTaken):
            turn = getattr(event, "turn", None)
            log.append([event if turn is None else event.model_copy(update={"turn": turn + turns})])
            continue
        number = min(number + 1, 6)
        stop = BuiltStop(event.kind, event.game_date, points=number, played=number, cup=number)
        snapshot = built_snapshot(stop)
        update = {"snapshot": str(ULID()), "sha256": snapshot_sha256(snapshot)}
        log.append([event.model_copy(update=update)], snapshot)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a run that was restarted once, written once for all tests."""
    folder = tmp_path_factory.mktemp("written")
    with waiting(folder) as opened:
        log = SqlEventLog.open(opened, RUN, now)
        whole = play(Script(answers=ANSWERS), started().model_copy(update={"entry": "Entry 1"}))
        begun = next(n for n, event in enumerate(whole) if isinstance(event, FallbackTaken)) + 1
        store(log, whole[:begun])
        log.append([RunRestarted(set_aside_from=2, set_aside_to=begun, reason="killed")])
        store(log, whole[1:], turns=1)
        log.close()
    return folder / "store.db"


@pytest.fixture
def database(written: Path, tmp_path: Path) -> Iterator[Database]:
    """A copy to change."""
    opened = open_database(f"sqlite:///{shutil.copyfile(written, tmp_path / 'copy.db')}")
    yield opened
    opened.close()


def change(database: Database, statement: str) -> None:
    with database.write() as connection:
        assert connection.execute(text(statement)).rowcount == 1


def replayed(database: Database) -> Replay:
    return replay_run(database, RUN)


def test_replay_of_an_untouched_run_is_identical(database: Database) -> None:
    """Every projected table has rows, and each is what the events say, across a restart."""
    with database.read() as connection:
        counts = {
            table: connection.execute(text(f"SELECT COUNT(*) FROM {table}")).scalar_one()
            for table in (*TABLES, "restarts", "snapshot_results", "snapshot_squads")
        }
    assert min(counts.values()) > 0, counts
    assert replayed(database).differences == ()
    assert replayed(database).identical


def test_results_are_stored_once_and_again_after_a_restart(database: Database) -> None:
    """A result stands in the first snapshot that shows it; a restart begins anew."""
    with database.read() as connection:
        rows = connection.execute(text("SELECT fixture, seq FROM snapshot_results ORDER BY seq")).all()
        restart = connection.execute(text("SELECT seq FROM restarts")).scalar_one()
    before = [fixture for fixture, seq in rows if seq < restart]
    after = [fixture for fixture, seq in rows if seq > restart]
    assert len(before) == len(set(before)) == 1
    assert len(after) == len(set(after)) > 1
    assert before[0] in after


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        pytest.param("turns", "briefing", "'other words'", id="turn"),
        pytest.param("turn_ends", "reason", "'end_turn '", id="turn end"),
        pytest.param("answers", "seconds", "0.5", id="answer"),
        pytest.param("calls", "accepted", "5", id="a truth that is no truth"),
        pytest.param("calls", "answer", "'{}'", id="call"),
        pytest.param("fallbacks", "detail", "'x'", id="fallback"),
        pytest.param("restarts", "set_aside_to", "9", id="restart"),
        pytest.param("snapshots", "game_date", "'1998-01-01'", id="snapshot"),
        pytest.param("snapshot_tables", "points", "99", id="table"),
        pytest.param("snapshot_results", "home_goals", "9", id="result"),
        pytest.param("snapshot_squads", "name", "'Nobody'", id="squad"),
    ],
)
def test_replay_names_an_altered_row(database: Database, table: str, column: str, value: str) -> None:
    """Exactly one difference: the table, the row's key, the column, both values."""
    change(database, f"UPDATE {table} SET {column} = {value} WHERE rowid = (SELECT MAX(rowid) FROM {table})")
    (found,) = replayed(database).differences
    assert (found.table, found.column) == (table, column)
    assert str(found.stored) == value.strip("'")
    assert found.rebuilt != found.stored
    assert "seq" in found.key


def test_replay_names_a_row_that_is_gone_and_one_too_many(database: Database) -> None:
    """A deleted row and an invented one, each by its key."""
    with database.read() as connection:
        seq, club = connection.execute(text("SELECT seq, club FROM snapshot_tables LIMIT 1")).one()
    change(database, f"DELETE FROM snapshot_tables WHERE seq = {seq} AND club = {club}")
    change(database, "INSERT INTO fallbacks VALUES ('b-01', 2, 1, 'no_tool_call', '')")
    assert set(map(str, replayed(database).differences)) == {
        str(Difference("fallbacks", {"seq": 2}, "*", "present", "missing")),
        str(Difference("snapshot_tables", {"seq": seq, "club": club}, "*", "missing", "present")),
    }


@pytest.mark.parametrize(
    "statement",
    [
        pytest.param("UPDATE snapshots SET blob = x'01' WHERE seq = {seq}", id="no compressed bytes"),
        pytest.param("UPDATE snapshots SET blob = (SELECT blob FROM snapshots s WHERE base IS NOT NULL"
                     " ORDER BY seq LIMIT 1) WHERE seq = {seq}", id="another snapshot's"),
        pytest.param("UPDATE snapshots SET base = NULL WHERE seq = {seq}", id="differs from nothing"),
        pytest.param("UPDATE snapshots SET base = id WHERE seq = {seq}", id="differs from itself"),
        pytest.param("DELETE FROM snapshots WHERE seq = {seq}", id="gone"),
    ],
)  # fmt: skip
def test_replay_names_a_damaged_snapshot_once(database: Database, statement: str) -> None:
    """Its narrow rows cannot be judged and are left alone; everything else is identical."""
    with database.read() as connection:
        seq = connection.execute(text("SELECT MAX(seq) FROM snapshots")).scalar_one()
    change(database, statement.format(seq=seq))
    (found,) = replayed(database).differences
    assert (found.table, found.key, found.column) == ("snapshots", {"seq": seq}, "blob")


def test_replay_names_every_snapshot_that_differs_from_a_damaged_one(database: Database) -> None:
    """They cannot be read without it; the whole one, and each that names it, once."""
    with database.read() as connection:
        last = connection.execute(text("SELECT base FROM snapshots ORDER BY seq DESC LIMIT 1")).scalar_one()
        concerned = text("SELECT seq FROM snapshots WHERE base = :last OR id = :last ORDER BY seq")
        base, *rest = connection.execute(concerned, {"last": last}).scalars()
    assert rest
    change(database, f"UPDATE snapshots SET blob = x'02' WHERE seq = {base}")
    found = replayed(database).differences
    assert [(one.table, one.key["seq"], one.column) for one in found] == [
        ("snapshots", seq, "blob") for seq in (base, *rest)
    ]


@pytest.mark.parametrize(
    ("column", "rebuilt"),
    [
        pytest.param("stop_reason", "period_complete", id="stop reason"),
        pytest.param("state", "ended", id="state"),
        pytest.param("entry", "Entry 1", id="entry"),
    ],
)
def test_replay_names_what_the_run_row_claims_otherwise(
    database: Database, column: str, rebuilt: str
) -> None:
    """The run's own row is compared too."""
    change(database, f"UPDATE runs SET {column} = 'other'")
    assert replayed(database).differences == (Difference("runs", {"id": RUN}, column, "other", rebuilt),)


def test_replay_of_a_log_without_an_event_is_corrupt(database: Database) -> None:
    """One event dropped, after the triggers: no comparison, LogCorrupt."""
    for trigger in ("events_no_update", "events_no_delete"):
        with database.write() as connection:
            connection.execute(text(f"DROP TRIGGER {trigger}"))
    with database.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("DELETE FROM events WHERE seq = 7")
        connection.commit()
    with pytest.raises(LogCorrupt, match="event 7 is missing"):
        replayed(database)


def test_replay_of_an_unknown_run_is_a_settings_error(database: Database) -> None:
    """The message names the run."""
    with pytest.raises(SettingsError, match='no run "b-77"'):
        replay_run(database, "b-77")


def test_run_row_follows_its_events(database: Database) -> None:
    """State, stop reason and game date are those of the last events."""
    with database.read() as connection:
        row = connection.execute(text("SELECT state, stop_reason, game_date FROM runs")).one()
    assert (row.state, row.stop_reason) == ("ended", "period_complete")
    assert date.fromisoformat(row.game_date) > date(1997, 8, 9)
