"""Restores of a run with the game in memory: from checkpoints, without asking the model twice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from run_parts_fakes import parts, policy_model, started

from harness.clock import FakeClock
from harness.errors import GuestLost
from harness.game.fake import FakeGame
from harness.handlers import handlers_of
from harness.models.scripted import ScriptedModel
from harness.run_parts import RunParts
from harness.spine import events as ev
from harness.spine.coordinator import Coordinator
from harness.spine.effects import Effect, Happened, KickOff, ResumeMatch
from harness.spine.recorded_answers import RecordedAnswers
from harness.spine.state import RunState
from harness.store.fake import MemoryEventLog

MATCHES = 4


def made(folder: Path, log: MemoryEventLog, model: ScriptedModel, game: FakeGame) -> RunParts:
    base = parts(folder, game, model)
    return RunParts(
        game=base.game,
        model=base.model,
        files=base.files,
        tools=base.tools,
        checkpoints=base.checkpoints,
        recorded=RecordedAnswers(log.load),
    )


async def play(run: RunParts, log: MemoryEventLog, lose: dict[type[Effect], int] | None = None) -> RunState:
    """`lose`: at which call of an effect the guest is lost."""
    handlers = dict(handlers_of(run))
    for effect, at in (lose or {}).items():
        inner, calls = handlers[effect], [0]

        async def losing(
            asked: Any, state: RunState, inner: Any = inner, calls: list[int] = calls, at: int = at
        ) -> Happened:
            calls[0] += 1
            if calls[0] == at:
                raise GuestLost("gone")
            happened: Happened = await inner(asked, state)
            return happened

        handlers[effect] = losing
    return await Coordinator(log, handlers, FakeClock()).play(started(MATCHES))


def standing(log: MemoryEventLog) -> list[tuple[object, ...]]:
    """The snapshots that stand, in order: the run as it counts."""
    events = log.load()
    ranges = [
        (s.event.set_aside_from, s.event.set_aside_to)
        for s in events
        if isinstance(s.event, ev.RunRestored | ev.RunRestarted)
    ]
    return [
        (s.event.kind, s.event.game_date, s.event.sha256)
        for s in events
        if isinstance(s.event, ev.SnapshotTaken) and not any(a <= s.seq <= b for a, b in ranges)
    ]


async def undisturbed(folder: Path) -> tuple[MemoryEventLog, int]:
    log, model = MemoryEventLog("b-01", FakeClock().now), policy_model()
    await play(made(folder, log, model, FakeGame(folder / "game")), log)
    return log, len(model.conversations)


@pytest.mark.parametrize(("effect", "at"), [(KickOff, 3), (ResumeMatch, 5), (ResumeMatch, 6)])
async def test_run_that_lost_its_guest_goes_on_from_the_checkpoint_and_asks_nothing_twice(
    tmp_path: Path, effect: type[Effect], at: int
) -> None:
    """Lost anywhere in the third match: two checkpoints stand, it is played again with the same answers."""
    clean, asked = await undisturbed(tmp_path / "clean")
    log, model = MemoryEventLog("b-01", FakeClock().now), policy_model()
    await play(made(tmp_path, log, model, FakeGame(tmp_path / "game")), log, {effect: at})
    events = [stored.event for stored in log.load()]
    (restored,) = [event for event in events if isinstance(event, ev.RunRestored)]
    assert (restored.checkpoint, restored.by) == (2, "supervisor")
    assert standing(log) == standing(clean)
    assert len(model.conversations) == asked
    assert any(isinstance(event, ev.ModelAnswered) and event.replayed for event in events)


async def test_damaged_newest_checkpoint_is_passed_over_for_the_one_before(tmp_path: Path) -> None:
    """The event names what was wrong with it; the end is the same."""
    clean, asked = await undisturbed(tmp_path / "clean")
    log, model = MemoryEventLog("b-01", FakeClock().now), policy_model()
    run = made(tmp_path, log, model, FakeGame(tmp_path / "game"))
    handlers = dict(handlers_of(run))
    inner, calls = handlers[KickOff], [0]

    async def damaging(asked: Any, state: RunState) -> Happened:
        calls[0] += 1
        if calls[0] == 3:
            path = tmp_path / "checkpoints" / "2" / "CPDATA3.S16"
            path.write_bytes(path.read_bytes()[:-1])
            raise GuestLost("gone")
        return await inner(asked, state)

    handlers[KickOff] = damaging
    await Coordinator(log, handlers, FakeClock()).play(started(MATCHES))
    (restored,) = [s.event for s in log.load() if isinstance(s.event, ev.RunRestored)]
    assert restored.checkpoint == 1
    assert "checkpoint 2: CPDATA3.S16 has SHA-256" in restored.rejected[0]
    assert standing(log) == standing(clean)
    assert len(model.conversations) == asked


async def test_operators_restore_asks_anew_and_takes_the_rank(tmp_path: Path) -> None:
    """The run ends as `intervened`; what the model had said after the checkpoint is not used again."""
    log, model = MemoryEventLog("b-01", FakeClock().now), policy_model()
    run = made(tmp_path, log, model, FakeGame(tmp_path / "game"))
    given: list[int] = []

    def inbox() -> list[ev.OperatorCommanded]:
        if coordinator.state.checkpoints_made == 2 and coordinator.state.stop == "half_time" and not given:
            given.append(1)
            return [ev.OperatorCommanded(command="restore", who="ann", checkpoint=1)]
        return []

    coordinator = Coordinator(log, handlers_of(run), FakeClock(), inbox=inbox)
    state = await asyncio.wait_for(coordinator.play(started(MATCHES)), 60)
    events = [stored.event for stored in log.load()]
    (restored,) = [event for event in events if isinstance(event, ev.RunRestored)]
    assert (restored.checkpoint, restored.by) == (1, "operator")
    assert state.ending == ("intervened", "period_complete")
    assert not any(isinstance(event, ev.ModelAnswered) and event.replayed for event in events)
