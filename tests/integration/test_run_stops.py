"""Runs through the stops of a whole football world, game in memory: cups, questions, offers, a sacking."""

from __future__ import annotations

from pathlib import Path

import waiting_runs
from run_parts_fakes import parts, started

from harness.clock import FakeClock
from harness.game.fake import FakeGame
from harness.handlers import handlers_of
from harness.models.scripted import ScriptedModel, calling
from harness.models.seam import Model
from harness.spine import events as ev
from harness.spine.coordinator import Coordinator
from harness.spine.replay import fold
from harness.spine.state import RunState
from harness.store.compare import replay_run
from harness.store.sql_event_log import SqlEventLog
from scoring import a_v1
from scoring.reader import read_career, read_records


def idle() -> ScriptedModel:
    """Ends every turn at once."""
    return ScriptedModel(lambda conversation: calling(("end_turn", {}), first_id=len(conversation)))


async def played(
    tmp_path: Path, game: FakeGame, matches: int, model: Model | None = None
) -> tuple[RunState, list[ev.Event], a_v1.Score]:
    """The run's last state, its events and its score; the log replays to the same."""
    with waiting_runs.waiting(tmp_path, runs=1) as database:
        log = SqlEventLog.open(database, "b-01", waiting_runs.now)
        try:
            made = parts(tmp_path / "b-01", game, model)
            state = await Coordinator(log, handlers_of(made), FakeClock()).play(
                started(matches, entry="Entry 1")
            )
            events = [stored.event for stored in log.load()]
            assert fold(log.load()) == state
            assert replay_run(database, "b-01").identical
            with database.read() as connection:
                career = read_career(connection, "b-01", game.world.today)
                assert read_records(connection, "b-01").fallbacks == state.fallbacks
            return state, events, a_v1.score(career, None)
        finally:
            log.close()


async def test_run_plays_a_cup_match_that_does_not_count(tmp_path: Path) -> None:
    """The cup match has its own turns; the period of two league matches has three matches."""
    state, events, score = await played(tmp_path, FakeGame(cup=True), matches=2)
    stops = [event.kind for event in events if isinstance(event, ev.StopReached)]
    assert stops == ["match_day", "half_time", "minute_70", "full_time"] * 3
    kinds = [event.kind for event in events if isinstance(event, ev.TurnOpened)]
    assert [kind for kind in kinds if "review" not in kind] == ["before_match", "half_time", "minute_70"] * 3
    assert state.ending == ("period_complete", "")
    assert (state.league_matches, score.matches_played, score.cup_matches_played) == (2, 2, 1)


async def test_run_takes_the_first_choice_as_a_fallback(tmp_path: Path) -> None:
    """Each question and offer that a turn leaves unsettled is settled for the model, and logged."""
    game = FakeGame(asks={1: ("question",), 2: ("offer", "question")})
    state, events, _ = await played(tmp_path, game, matches=2, model=idle())
    taken = [event for event in events if isinstance(event, ev.FallbackTaken)]
    asked = [event.turn for event in events if isinstance(event, ev.TurnOpened) and event.kind == "question"]
    assert [(event.turn, event.reason) for event in taken] == [(n, "question_first_choice") for n in asked]
    assert taken[1].detail == "asked: a offer; chosen: A; answer: So be it."
    kinds = [event.kind for event in events if isinstance(event, ev.SnapshotTaken)]
    assert [kind for kind in kinds if kind in ("question", "offer")] == ["question", "offer", "question"]
    assert (state.ending, state.fallbacks) == (("period_complete", ""), 3)


async def test_run_of_who_is_sacked_ends_there(tmp_path: Path) -> None:
    """The score keeps the points of before, the game is stopped, and nothing follows."""
    game = FakeGame(sacked_before=3)
    state, events, score = await played(tmp_path, game, matches=6)
    assert state.ending is not None
    assert state.ending[0] == "sacked"
    assert [event.type for event in events[-2:]] == ["guest_stopped", "run_ended"]
    assert (score.matches_played, state.league_matches) == (2, 2)
    assert score.share_of_days == 1.0  # no batch to measure against
    last = [event for event in events if isinstance(event, ev.SnapshotTaken)][-1]
    assert last.kind == "sacked"
