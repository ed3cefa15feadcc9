"""The event log's contract, held by the real one and the one in memory alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from ulid import ULID
from waiting_runs import NOW, RUN, STARTED, now, waiting

from cm9798.snapshot import Snapshot
from cm9798.synthetic import synthetic_snapshot
from harness.errors import LeaseRefused
from harness.models.seam import ModelAnswer
from harness.spine.events import Event, GameLoaded, ModelAnswered, NotesSet, PlanSet, SnapshotTaken
from harness.store.blobs import snapshot_sha256
from harness.store.canonical import NO_DIGEST, event_body, instant_text, next_digest
from harness.store.fake import MemoryEventLog
from harness.store.sql_event_log import SqlEventLog

Log = SqlEventLog | MemoryEventLog
PLAN = PlanSet(turn=1, plan="Ñandú – \U0001f3c6")


@pytest.fixture(params=["sql", "memory"])
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Log]:
    if request.param == "memory":
        yield MemoryEventLog(RUN, now)
        return
    with waiting(tmp_path) as database:
        yield SqlEventLog.open(database, RUN, now)


def taken(snapshot: Snapshot, sha256: str | None = None) -> SnapshotTaken:
    return SnapshotTaken(
        snapshot=str(ULID()),
        kind="match_day",
        game_date=snapshot.game_date,
        season=snapshot.season,
        league_matches=0,
        sha256=sha256 or snapshot_sha256(snapshot),
        ram_sha256="1" * 64,
    )


def test_log_gives_back_what_was_appended(log: Log) -> None:
    """Events come back in order, equal, with numbers from 1, the time and a ULID of that time."""
    first = log.append([STARTED, PLAN])
    second = log.append([GameLoaded(slot=1, game_date=date(1997, 7, 1))])
    loaded = log.load()
    assert loaded == first + second
    assert [s.seq for s in loaded] == [1, 2, 3]
    assert {s.at for s in loaded} == {NOW}
    assert len({s.ulid for s in loaded}) == 3
    assert [s.event for s in loaded][:2] == [STARTED, PLAN]
    assert ULID.from_str(loaded[0].ulid).datetime.replace(microsecond=0) == NOW.replace(microsecond=0)


def test_log_chains_digests_over_content_and_place(log: Log) -> None:
    """Each digest is the SHA-256 over the one before and the event with run, number, ULID and time."""
    digest = NO_DIGEST
    for stored in log.append([STARTED, PLAN, PLAN]):
        digest = next_digest(
            digest,
            run=RUN,
            seq=stored.seq,
            ulid=stored.ulid,
            at=instant_text(stored.at),
            body=event_body(stored.event),
        )
        assert stored.digest == digest


def test_log_is_empty_before_the_first_event(log: Log) -> None:
    """Nothing stored, nothing loaded; appending nothing stores nothing."""
    assert log.load() == []
    assert log.append([]) == []
    assert log.load() == []


@pytest.mark.parametrize(
    "events",
    [
        pytest.param(lambda _: [STARTED], id="no event names it"),
        pytest.param(lambda s: [taken(s), taken(s)], id="two events name one"),
        pytest.param(lambda s: [taken(s, "2" * 64)], id="another SHA-256"),
    ],
)
def test_log_refuses_a_snapshot_that_its_events_do_not_name(
    log: Log, events: Callable[[Snapshot], list[Event]]
) -> None:
    """Nothing is stored of such an append."""
    snapshot = synthetic_snapshot(clubs=4)
    with pytest.raises(ValueError, match=r"SnapshotTaken|SHA-256"):
        log.append(events(snapshot), snapshot)
    assert log.load() == []


def test_log_refuses_a_named_snapshot_that_is_not_given(log: Log) -> None:
    """`SnapshotTaken` comes with its snapshot."""
    with pytest.raises(ValueError, match="SnapshotTaken"):
        log.append([taken(synthetic_snapshot(clubs=4))])


def test_log_refuses_to_append_after_close(log: Log) -> None:
    """Without the lease nobody writes."""
    log.append([STARTED])
    log.close()
    log.close()
    with pytest.raises(LeaseRefused):
        log.append([PLAN])
    assert len(log.load()) == 1


# Any text a model can send: pydantic refuses lone surrogates before they reach the log.
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)


@given(notes=TEXT, reasoning=TEXT, seconds=st.floats(0, 1e6))
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_log_keeps_any_text_and_number(log: Log, notes: str, reasoning: str, seconds: float) -> None:
    """NUL, quotes, emoji, long fractions: everything comes back equal and its digest fits."""
    answer = ModelAnswer(text=notes, reasoning=reasoning, seconds=seconds)
    log.append([NotesSet(turn=1, notes=notes), ModelAnswered(turn=1, answer=answer)])
    assert [s.event for s in log.load()[-2:]] == [
        NotesSet(turn=1, notes=notes),
        ModelAnswered(turn=1, answer=answer),
    ]
