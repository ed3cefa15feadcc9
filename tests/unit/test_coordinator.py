"""Coordinator and dispatcher: a run reaches its end through failures, retries, restarts, interruptions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from spine_logs import BareLog, Script, call, says, started, state_after

from harness.clock import FakeClock
from harness.errors import GuestLost, GuestStuck, LogCorrupt, ModelUnavailable
from harness.spine import effects as e
from harness.spine import events as ev
from harness.spine.coordinator import Coordinator
from harness.spine.dispatcher import Handler
from harness.spine.fault_table import FAULT_TABLE, MAX_FAILED_RESTARTS
from harness.spine.state import RunState

ANSWERS = (says(call("get_squad", "1"), call("set_lineup", "2")), says(call("end_turn", "3")))


class World:
    """Handlers that answer by a script, which begins anew with every start of the game."""

    def __init__(self, fault: Callable[[int, e.Effect], BaseException | None] = lambda _n, _e: None) -> None:
        self.script = Script(answers=ANSWERS)
        self.fault = fault
        self.carried_out: list[str] = []

    async def _handle(self, effect: e.Effect, state: RunState) -> e.Happened:
        self.carried_out.append(type(effect).__name__)
        await asyncio.sleep(0)
        fault = self.fault(len(self.carried_out), effect)
        if fault is not None:
            raise fault
        if isinstance(effect, e.StartGame):
            self.script = Script(answers=ANSWERS)
        return e.Happened(self.script.outcome(effect, state))

    @property
    def handlers(self) -> Mapping[type[e.Effect], Handler]:
        """One for all effects."""
        return dict.fromkeys(FAULT_TABLE, self._handle)


async def play(world: World, log: BareLog, clock: FakeClock | None = None) -> RunState:
    return await Coordinator(log, world.handlers, clock or FakeClock()).play(started())


def score(log: BareLog) -> tuple[object, ...]:
    """What a result would be made of: the last standing snapshot and how the run ended."""
    state = state_after(log.events)
    return state.league_matches, state.game_date, state.ending


async def undisturbed() -> tuple[BareLog, World]:
    log, world = BareLog(), World()
    await play(world, log)
    return log, world


async def test_run_is_played_to_its_end() -> None:
    """Two matches, seven turns, period complete; a second play of an ended run does nothing."""
    log, world = await undisturbed()
    state = state_after(log.events)
    assert (state.phase, state.turns, state.ending) == ("ended", 7, ("period_complete", ""))
    before = len(world.carried_out)
    await play(world, log)
    assert len(world.carried_out) == before


async def test_effect_started_precedes_each_effect_on_guest_or_model_and_one_outcome_follows() -> None:
    """Between two EffectStarted there is an outcome; reads have none."""
    log, world = await undisturbed()
    names = [event.effect for event in log.events if isinstance(event, ev.EffectStarted)]
    acts = [name for name in world.carried_out if name not in ("PrepareGameDirectory", "OpenTurn", "RunTool")]
    assert len([name for name in names if name != "run_tool"]) == len(acts)
    assert names.count("run_tool") == 1  # set_lineup; get_squad and end_turn touch nothing
    for event, following in zip(log.events, log.events[1:], strict=False):
        if isinstance(event, ev.EffectStarted):
            assert not isinstance(following, ev.EffectStarted)


async def test_run_whose_nth_effect_fails_once_ends_with_the_undisturbed_score() -> None:
    """For every n: GuestLost at the n-th effect leads back to a save and to the same end."""
    clean, world = await undisturbed()
    total = len(world.carried_out)
    for n in range(1, total + 1):
        log = BareLog()
        await play(World(lambda at, _e, n=n: GuestLost("gone") if at == n else None), log)  # type: ignore[misc]  # n=n
        assert score(log) == score(clean), n


async def test_run_killed_after_any_event_ends_with_the_undisturbed_score() -> None:
    """A log cut anywhere is one the worker may leave behind; it goes on from its newest checkpoint."""
    clean, _ = await undisturbed()
    for length in range(1, len(clean.events)):
        log = BareLog(clean.events[:length])
        await play(World(), log)
        assert score(log) == score(clean), length
        back = [event for event in log.events if isinstance(event, ev.RunRestarted | ev.RunRestored)]
        over = state_after(clean.events[:length]).ending is not None
        assert len(back) == (length > 1 and not over)
        kept = enumerate(clean.events[:length], 1)
        stored = [n for n, event in kept if isinstance(event, ev.CheckpointStored)]
        for event in back:
            assert (event.set_aside_from, event.set_aside_to) == (max([1, *stored]) + 1, length)
            assert isinstance(event, ev.RunRestored) == bool(stored)


async def test_second_restore_sets_aside_what_followed_the_checkpoint() -> None:
    """From the start save and from a checkpoint, each time everything after the place it goes back to."""
    clean, _ = await undisturbed()
    stored = next(n for n, event in enumerate(clean.events, 1) if isinstance(event, ev.CheckpointStored))
    log = BareLog(clean.events[: stored + 5])
    await play(World(), log)
    log = BareLog(log.events[: stored + 15])
    await play(World(), log)
    ranges = [(e.set_aside_from, e.set_aside_to) for e in log.events if isinstance(e, ev.RunRestored)]
    assert ranges == [(stored + 1, stored + 5), (stored + 1, stored + 15)]


async def test_model_that_is_unavailable_is_asked_again_with_growing_waits() -> None:
    """Three failures, then an answer: the run goes on and never restarts."""
    asked = 0

    def fault(_n: int, effect: e.Effect) -> BaseException | None:
        nonlocal asked
        asked += isinstance(effect, e.AskModel)
        return ModelUnavailable("503") if isinstance(effect, e.AskModel) and asked <= 3 else None

    log, clock = BareLog(), FakeClock()
    state = await play(World(fault), log, clock)
    assert state.ending == ("period_complete", "")
    assert clock.sleeps == [1.0, 2.0, 4.0]
    attempts = [event.attempt for event in log.events if isinstance(event, ev.EffectFailed)]
    assert attempts == [1, 2, 3]


async def test_model_that_stays_unavailable_parks_the_run() -> None:
    """After the table's tries; the guest is stopped in good order."""
    world = World(lambda _n, effect: ModelUnavailable("503") if isinstance(effect, e.AskModel) else None)
    log = BareLog()
    state = await play(world, log)
    assert state.ending is not None
    assert state.ending[0] == "parked"
    assert "503" in state.ending[1]
    assert world.carried_out.count("AskModel") == FAULT_TABLE[e.AskModel].tries
    assert world.carried_out[-1] == "StopGame"


async def test_guest_that_always_fails_parks_the_run() -> None:
    """Restarts are limited; the reason with the screen's text stands in the log."""
    stuck = GuestStuck("expected Office", ("Main menu",))
    world = World(lambda _n, effect: stuck if isinstance(effect, e.Advance) else None)
    state = await play(world, BareLog())
    assert state.restarts == MAX_FAILED_RESTARTS
    assert state.ending is not None
    assert state.ending[0] == "parked"
    assert "[screen: Main menu]" in state.ending[1]


async def test_guest_that_cannot_even_be_stopped_does_not_hold_up_the_end() -> None:
    """A failing StopGame counts as stopped."""
    world = World(lambda _n, effect: GuestLost("gone") if isinstance(effect, e.StopGame) else None)
    state = await play(world, BareLog())
    assert state.ending == ("period_complete", "")


async def test_effect_without_outcome_in_time_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table's time-out is an EffectFailed like any other."""
    slow = e.Advance
    policy = FAULT_TABLE[slow]
    monkeypatch.setitem(FAULT_TABLE, slow, type(policy)("guest", 0.01, 1, "restart"))
    world, waited = World(), 0
    handlers = dict(world.handlers)

    async def wait_once(effect: Any, state: RunState) -> e.Happened:
        nonlocal waited
        waited += 1
        if waited == 1:
            await asyncio.sleep(5)
        return await world._handle(effect, state)

    handlers[slow] = wait_once
    log = BareLog()
    await Coordinator(log, handlers, FakeClock()).play(started())
    failed = [event for event in log.events if isinstance(event, ev.EffectFailed)]
    assert [(f.error, f.detail) for f in failed] == [("TimeoutError", "no outcome after 0.01 s")]
    assert state_after(log.events).ending == ("period_complete", "")


async def test_mistake_in_the_program_is_logged_and_raised() -> None:
    """Its EffectFailed is in the log, and the next worker begins again."""
    world = World(lambda n, _e: ZeroDivisionError("oops") if n == 9 else None)
    log = BareLog()
    with pytest.raises(ZeroDivisionError):
        await play(world, log)
    last = log.events[-1]
    assert isinstance(last, ev.EffectFailed)
    assert (last.error, last.then) == ("ZeroDivisionError", "restart")
    await play(World(), log)
    assert isinstance(log.events[-1], ev.RunEnded)


async def test_cancelled_run_leaves_a_log_from_which_it_starts_again() -> None:
    """The effect in flight has its outcome, `Interrupted`; no restart is blamed on the guest."""
    world = World()
    reached = asyncio.Event()
    handlers = dict(world.handlers)

    async def forever(_effect: Any, _state: RunState) -> e.Happened:
        reached.set()
        await asyncio.sleep(60)
        raise AssertionError

    handlers[e.KickOff] = forever
    log = BareLog()
    task = asyncio.create_task(Coordinator(log, handlers, FakeClock()).play(started()))
    await reached.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    last = log.events[-1]
    assert isinstance(last, ev.EffectFailed)
    assert (last.effect, last.error) == ("kick_off", "Interrupted")
    state = await play(World(), log)
    assert (state.restarts, state.failed_restarts) == (1, 0)


async def test_paused_run_waits_for_a_command() -> None:
    """Nothing is carried out between pause and resume."""
    world, paused = World(), asyncio.Event()

    def watch(state: RunState, _event: ev.StoredEvent) -> None:
        if state.paused:
            paused.set()

    coordinator = Coordinator(BareLog(), world.handlers, FakeClock(), watch)
    task = asyncio.create_task(coordinator.play(started()))
    await asyncio.sleep(0)
    coordinator.command(ev.OperatorCommanded(command="pause", who="op"))
    await asyncio.wait_for(paused.wait(), 5)
    await asyncio.sleep(0.01)
    done = len(world.carried_out)
    await asyncio.sleep(0.01)
    assert len(world.carried_out) == done
    coordinator.command(ev.OperatorCommanded(command="resume", who="op"))
    state = await asyncio.wait_for(task, 5)
    assert state.ending == ("period_complete", "")


async def test_log_of_another_batch_is_refused() -> None:
    """The first event must be what the batch says."""
    log = BareLog([started(matches=5)])
    with pytest.raises(LogCorrupt, match="the batch says"):
        await play(World(), log)
