"""Progress of a run: when something is told, what it says, and how it is shown."""

from __future__ import annotations

import io
from datetime import UTC, date, datetime

import pytest
from rich.console import Console
from run_parts_fakes import started
from turn_views import before_match, half_time

from harness.cli.run_progress import showing, table_of
from harness.progress import Progress, ProgressReporter
from harness.run_parts import Desk
from harness.spine.events import Event, RunEnded, SnapshotTaken, StopKind, StopReached, StoredEvent
from harness.spine.state import RunState

DAY = date(1997, 8, 9)
TOLD = Progress(
    run="r", phase="turn", game_date=DAY, stop="match_day", turn=1, league_matches=2,
    match="Ayton 1 - 0 Beeford", points=4, position=7, tokens=1234, restarts=0,
)  # fmt: skip


def stored(event: Event) -> StoredEvent:
    at = datetime(2020, 1, 1, tzinfo=UTC)
    return StoredEvent(run="r", seq=1, ulid="0" * 26, at=at, digest="", event=event)


def taken(kind: StopKind) -> StoredEvent:
    """The snapshot at a stop."""
    sha = "0" * 64
    return stored(
        SnapshotTaken(
            snapshot="0" * 26,
            kind=kind,
            game_date=DAY,
            season=1997,
            league_matches=0,
            sha256=sha,
            ram_sha256=sha,
        )
    )


def test_progress_is_told_at_stops_and_at_the_end() -> None:
    """Not at every event, and a stop's figures with its snapshot."""
    told: list[Progress] = []
    reporter = ProgressReporter("r", Desk(), told.append)
    state = RunState(phase="snapshot", game_date=DAY, stop="match_day", turns=3)
    reporter.watch(state, stored(started()))
    reporter.watch(state, stored(StopReached(kind="match_day", game_date=DAY)))
    assert told == []
    reporter.watch(state, taken("match_day"))
    reporter.watch(state, stored(RunEnded(stop_reason="parked", detail="why")))
    assert [(t.turn, t.stop, t.note) for t in told] == [
        (3, "match_day", ""),
        (3, "match_day", "ended: parked: why"),
    ]


@pytest.mark.parametrize(
    ("kind", "sign"),
    [
        pytest.param("match_day", "{home} v {away}", id="before it"),
        pytest.param("half_time", "{home} 1 - 0 {away}", id="in play"),
        pytest.param("season_end", "", id="after the season"),
    ],
)
def test_progress_names_the_match(kind: StopKind, sign: str) -> None:
    """Before it both clubs, from half-time on the score."""
    told: list[Progress] = []
    view = half_time() if kind == "half_time" else before_match()
    own = next(f for f in before_match().fixtures if before_match().club in (f.home, f.away))
    reporter = ProgressReporter("r", Desk(view), told.append)
    reporter.watch(RunState(phase="snapshot", stop=kind), taken(kind))
    assert [t.match for t in told] == [sign.format(home=own.home, away=own.away)]


def test_progress_without_a_terminal_is_one_line_a_stop(capsys: pytest.CaptureFixture[str]) -> None:
    """The same place is not repeated; everything is on stderr."""
    with showing("b", {"r": "Ann"}) as report:
        report(TOLD)
        report(TOLD.model_copy(update={"turn": 2}))
        report(TOLD.model_copy(update={"stop": "half_time", "note": "starts again: lost"}))
    captured = capsys.readouterr()
    figures = "Ayton 1 - 0 Beeford, 4 points from 2 league matches, place 7, turn 1, 1234 tokens"
    assert captured.out == ""
    assert captured.err.splitlines() == [
        f"Ann: 1997-08-09 match_day, {figures}",
        f"Ann: 1997-08-09 half_time, {figures}; starts again: lost",
    ]


def test_progress_table_has_date_score_turn_and_tokens_of_each_run() -> None:
    """Names are no markup; a run that has told nothing is starting."""
    file = io.StringIO()
    table = table_of("b", {"r": "Ann [bold]", "q": "Bob"}, {"r": TOLD})
    Console(file=file, width=140).print(table)
    ann, bob = (line for line in file.getvalue().splitlines() if "Ann" in line or "Bob" in line)
    words = ("Ann [bold]", "1997-08-09", "match_day", "Ayton 1 - 0 Beeford", " 4 ", " 7 ", " 1 ", "1234")
    assert all(word in ann for word in words)
    assert "starting" in bob
