"""The flow of a run, as the pure half of the spine decides it."""

from __future__ import annotations

import pytest
from spine_logs import END, Script, call, play, says, started, state_after

from harness.errors import LogCorrupt
from harness.spine import effects as e
from harness.spine import events as ev
from harness.spine.evolve import evolve
from harness.spine.next_effects import next_effects
from harness.spine.restoring import restored_to
from harness.spine.state import RunState

RICH = (
    says(call("get_squad", "1"), call("set_plan", "2", '{"plan": "win"}')),
    says(),
    says(call("set_lineup", "3"), call("end_turn", "4"), call("get_squad", "5")),
)


def kinds(log: list[ev.Event]) -> list[str]:
    return [event.kind for event in log if isinstance(event, ev.StopReached)]


def test_run_of_two_matches_stops_where_the_manager_is_asked() -> None:
    """Each match stops before it, at half-time, at minute 70 and at its end; the second is the last."""
    log = play(Script(), started(matches=2))
    assert kinds(log) == ["match_day", "half_time", "minute_70", "full_time"] * 2
    last = log[-1]
    assert isinstance(last, ev.RunEnded)
    assert last.stop_reason == "period_complete"
    assert [type(event).__name__ for event in log if isinstance(event, ev.GameSaved | ev.GuestStopped)] == [
        "GameSaved",
        "GuestStopped",
    ]


def test_run_counts_matches_over_the_end_of_a_season() -> None:
    """Four matches with three a season end after the first match of the second season."""
    log = play(Script(matches_a_season=3), started(matches=4))
    assert kinds(log).count("full_time") == 4
    assert kinds(log).count("season_end") == 1


def test_run_of_one_season_ends_at_its_end() -> None:
    """A period of seasons is over at the snapshot of the season's end, not at the last match."""
    log = play(Script(matches_a_season=3), started(matches=None, seasons=1))
    assert kinds(log)[-2:] == ["full_time", "season_end"]


@pytest.mark.parametrize("refusals", [0, 1, 2, 3])
def test_every_prefix_of_a_log_folds_and_has_a_next_step(refusals: int) -> None:
    """After each event the state is defined and next_effects too, empty only at the end."""
    log = play(Script(answers=RICH, refusals=refusals), started())
    state = RunState()
    for seq, event in enumerate(log, start=1):
        state = evolve(state, event)
        assert state.seq == seq
        assert bool(next_effects(state)) == (state.phase != "ended")


def test_refused_kick_off_opens_a_correction_turn() -> None:
    """One refusal: snapshot, turn `correction`, kick-off; nothing is replaced."""
    log = play(Script(refusals=1), started(matches=1))
    turns = [event.kind for event in log if isinstance(event, ev.TurnOpened)]
    assert turns == ["monthly_review", "before_match", "correction", "half_time", "minute_70"]
    assert not any(isinstance(event, ev.FallbackTaken) for event in log)


def test_second_refusal_is_a_harness_fallback() -> None:
    """After a correction turn that did not mend it the harness replaces, logged as a fallback."""
    log = play(Script(refusals=2), started(matches=1))
    fallbacks = [event.reason for event in log if isinstance(event, ev.FallbackTaken)]
    assert fallbacks == ["invalid_sheet_replaced"]
    assert isinstance(log[-1], ev.RunEnded)
    assert log[-1].stop_reason == "period_complete"


def test_third_refusal_parks_the_run() -> None:
    """When even the harness's sheet is refused the run is parked with the game's words."""
    log = play(Script(refusals=3), started(matches=1))
    assert isinstance(log[-1], ev.RunEnded)
    assert log[-1].stop_reason == "parked"
    assert "Best is injured." in log[-1].detail


def test_answer_is_stored_before_any_call_of_it_runs() -> None:
    """Between an answer and the first result of its calls stands the answer's own event."""
    log = play(Script(answers=RICH), started(matches=1))
    seen: set[str] = set()
    for event in log:
        if isinstance(event, ev.ModelAnswered):
            seen.update(asked.call_id for asked in event.answer.calls)
        if isinstance(event, ev.ToolAnswered):
            assert event.call_id in seen


@pytest.mark.parametrize("kind", ["turn_opened", "model_answered", "tool_answered", "snapshot_taken"])
def test_log_without_one_event_does_not_fold(kind: str) -> None:
    """A dropped event of the story is found by the fold alone."""
    log = play(Script(answers=RICH), started())
    dropped = next(i for i, event in enumerate(log) if event.type == kind)
    with pytest.raises(LogCorrupt):
        state_after(log[:dropped] + log[dropped + 1 :])


def test_log_after_its_end_is_corrupt() -> None:
    """Nothing follows RunEnded, and nothing comes before RunStarted."""
    log = play(Script(), started())
    with pytest.raises(LogCorrupt, match="follows the end"):
        state_after([*log, ev.GuestStopped()])
    with pytest.raises(LogCorrupt, match="begins with run_started"):
        state_after([ev.GuestStopped()])


def test_restart_begins_anew_and_keeps_the_numbers_of_turns() -> None:
    """Plan, notes and results are gone; the next turn has a number of its own."""
    log = play(Script(answers=RICH), started())
    cut = next(i for i, event in enumerate(log) if isinstance(event, ev.TurnClosed)) + 1
    before = state_after(log[:cut])
    assert before.plan == ""  # the tool's PlanSet is the handler's to add
    restarted = evolve(before, ev.RunRestarted(set_aside_from=2, set_aside_to=cut, reason="killed"))
    assert (restarted.phase, restarted.turns, restarted.restarts) == ("prepare", 1, 1)
    assert (restarted.season, restarted.league_matches, restarted.turn) == (None, 0, None)
    assert next_effects(restarted) == (e.PrepareGameDirectory(),)


def test_restart_with_the_wrong_range_is_corrupt() -> None:
    """What is set aside is exactly what followed the last beginning."""
    state = state_after(play(Script(), started())[:5])
    with pytest.raises(LogCorrupt, match="sets aside"):
        evolve(state, ev.RunRestarted(set_aside_from=1, set_aside_to=5, reason="killed"))


def test_paused_run_has_nothing_to_do_until_resumed() -> None:
    """Pause and resume leave the state as it was otherwise."""
    state = state_after(play(Script(), started())[:9])
    paused = evolve(state, ev.OperatorCommanded(command="pause", who="op"))
    assert next_effects(paused) == ()
    resumed = evolve(paused, ev.OperatorCommanded(command="resume", who="op"))
    assert next_effects(resumed) == next_effects(state)


def test_stopped_run_stops_its_guest_first() -> None:
    """An operator's stop ends the guest in good order, then the run."""
    state = state_after(play(Script(), started())[:9])
    assert state.guest_running
    stopped = evolve(state, ev.OperatorCommanded(command="stop", who="op"))
    assert next_effects(stopped) == (e.StopGame(),)
    after = evolve(stopped, ev.GuestStopped())
    assert next_effects(after) == (e.Record((ev.RunEnded(stop_reason="stopped", detail="by op"),)),)


def test_restored_run_is_marked_as_intervened_at_its_end() -> None:
    """A run that an operator restored is not ranked as if nobody had touched it."""
    log = play(Script(), started(matches=1))
    state = state_after([log[0], ev.OperatorCommanded(command="restore", who="op")])
    restart = next_effects(state)[0]
    assert isinstance(restart, e.RestoreCheckpoint)
    for event in [restored_to(state, restart, None, {}), *log[1:-1]]:
        state = evolve(state, event)
    assert next_effects(state) == (
        e.Record((ev.RunEnded(stop_reason="intervened", detail="period_complete"),)),
    )


def test_turn_that_answers_with_end_turn_alone_closes() -> None:
    """The shortest turn: one answer, one call."""
    log = play(Script(answers=(END, END)), started(matches=1))
    closed = [event.reason for event in log if isinstance(event, ev.TurnClosed)]
    assert closed == ["end_turn"] * 4
