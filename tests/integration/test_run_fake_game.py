"""A run through the real coordinator and handlers with the game in memory: failures, safeguards, store."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
import waiting_runs
from run_parts_fakes import parts, policy_model, started

from harness.clock import FakeClock
from harness.errors import GuestLost
from harness.game.fake import FakeGame
from harness.handlers import handlers_of
from harness.models.openai_chat import OpenAIChat
from harness.models.policy_server import serve_policies
from harness.models.scripted import ScriptedModel, calling
from harness.models.seam import ModelAnswer, ToolCall
from harness.run_parts import RunParts
from harness.spine import events as ev
from harness.spine.coordinator import Coordinator
from harness.spine.dispatcher import Handler
from harness.spine.effects import Effect, Happened, LoadSave
from harness.spine.replay import fold
from harness.spine.state import RunState
from harness.store.compare import replay_run
from harness.store.fake import MemoryEventLog
from harness.store.sql_event_log import SqlEventLog

Handlers = Mapping[type[Effect], Handler]


def memory_log() -> MemoryEventLog:
    return MemoryEventLog("b-01", FakeClock().now)


async def play(log: MemoryEventLog, handlers: Handlers, matches: int = 2) -> RunState:
    return await Coordinator(log, handlers, FakeClock()).play(started(matches))


def standing(log: MemoryEventLog) -> tuple[object, ...]:
    """The score's ingredients: the last snapshot of the human's club, and how the run ended."""
    events = [stored.event for stored in log.load()]
    last = [event for event in events if isinstance(event, ev.SnapshotTaken)][-1]
    club = log.snapshots[last.snapshot].clubs[log.snapshots[last.snapshot].human_club]
    end = events[-1]
    assert isinstance(end, ev.RunEnded)
    return int(club["points"]), int(club["played"]), last.sha256, end.stop_reason


def failing_at(n: int, made: RunParts, *, acted: bool) -> Handlers:
    """Handlers of which the n-th call loses the guest, before it did anything or after it did all."""
    calls = 0

    def wrap(handler: Handler) -> Handler:
        async def handle(effect: Any, state: RunState) -> Happened:
            nonlocal calls
            calls += 1
            now = calls == n
            if now and not acted:
                raise GuestLost("gone")
            happened = await handler(effect, state)
            if now:
                raise GuestLost("gone")
            return happened

        return handle

    return {effect: wrap(handler) for effect, handler in handlers_of(made).items()}


@pytest.mark.timeout(600)  # a run for every effect: a minute alone, several beside busy neighbours
@pytest.mark.parametrize("acted", [False, True], ids=["before it acts", "after it acted"])
async def test_run_ends_with_the_undisturbed_score_wherever_the_guest_is_lost(
    tmp_path: Path, acted: bool
) -> None:
    """For every n: the n-th effect fails, the run begins again from its start save and ends the same."""
    clean = memory_log()
    await play(clean, handlers_of(parts(tmp_path)), matches=1)
    restarted, n = 0, 1  # the first effect prepares the directory; without it nothing can be played
    while True:
        n += 1
        log, made = memory_log(), parts(tmp_path)
        await play(log, failing_at(n, made, acted=acted), matches=1)
        assert standing(log) == standing(clean), n
        events = [stored.event for stored in log.load()]
        if not any(isinstance(event, ev.EffectFailed) for event in events):
            break
        restarted += any(isinstance(event, ev.RunRestarted) for event in events)
    assert n > 20
    assert restarted > 10


async def test_run_through_store_and_openai_endpoint_replays_identically(tmp_path: Path) -> None:
    """Both policies over HTTP, events and rows in SQLite; the log alone rebuilds what is stored."""
    with waiting_runs.waiting(tmp_path, runs=2) as database:
        for number, policy in enumerate(("assistant", "careless"), start=1):
            run, entry = f"b-{number:02}", f"Entry {number}"
            async with serve_policies() as endpoint:
                model = OpenAIChat(model=policy, base_url=endpoint.base_url, api_key=endpoint.api_key)
                made = parts(tmp_path / run, FakeGame(), model)
                log = SqlEventLog.open(database, run, waiting_runs.now)
                state = await Coordinator(log, handlers_of(made), FakeClock()).play(started(3, entry=entry))
                await model.close()
            assert state.ending == ("period_complete", "")
            assert (state.league_matches, state.turns, state.fallbacks) == (3, 3 * 3 + 2, 0)  # two reviews
            assert fold(log.load()) == state
            assert replay_run(database, run).identical
            log.close()


async def first_turn(
    tmp_path: Path, *answers: ModelAnswer, game: FakeGame | None = None
) -> tuple[list[ev.Event], ScriptedModel]:
    """One match of a model that says this, then ends every turn."""
    said = iter(answers)

    def script(conversation: list[dict[str, Any]]) -> ModelAnswer:
        first = len(conversation)
        return next(said, calling(("end_turn", {}), first_id=first))

    log, model = memory_log(), ScriptedModel(script)
    await play(log, handlers_of(parts(tmp_path, game, model)), matches=1)
    return [stored.event for stored in log.load()], model


@pytest.mark.parametrize(
    "call",
    [
        pytest.param(ToolCall(call_id="x", tool="get_squad", arguments="{not json"), id="no JSON"),
        pytest.param(ToolCall(call_id="x", tool="get_squad", arguments="[1]"), id="no object"),
        pytest.param(ToolCall(call_id="x", tool="sell_everybody", arguments="{}"), id="unknown tool"),
        pytest.param(ToolCall(call_id="x", tool="", arguments=""), id="nothing"),
        pytest.param(ToolCall(call_id="x", tool="get_player", arguments='{"player": {}}'), id="wrong type"),
        pytest.param(ToolCall(call_id="x", tool="set_lineup", arguments="9" * 30000), id="endless"),
    ],
)
async def test_malformed_call_is_refused_to_the_model_and_counted(tmp_path: Path, call: ToolCall) -> None:
    """The answer says what is wrong; the turn goes on to its normal end."""
    events, model = await first_turn(tmp_path, ModelAnswer(calls=(call,)))
    first = next(event for event in events if isinstance(event, ev.ToolAnswered))
    assert (first.call_id, first.accepted) == ("x", False)
    assert "refused" in json.dumps(first.answer)
    assert not any(isinstance(event, ev.FallbackTaken) for event in events)
    assert model.conversations[1][-1]["role"] == "tool"


async def test_silent_model_is_nudged_and_its_turn_closed(tmp_path: Path) -> None:
    """Three answers without a call: no_tool_call, with the team sheet as it was."""
    events, model = await first_turn(tmp_path, *[ModelAnswer(text="I think ...")] * 3)
    assert [e.reason for e in events if isinstance(e, ev.FallbackTaken)] == ["no_tool_call"]
    assert model.conversations[1][-1]["role"] == "user"


async def test_memory_of_a_model_reaches_its_next_turn(tmp_path: Path) -> None:
    """Plan and notes stand in the next briefing, and nowhere else does anything remain."""
    remember = calling(("set_plan", {"plan": "Win at home."}), ("update_notes", {"text": "Ann is fast."}))
    events, _ = await first_turn(tmp_path, remember)
    briefings = [event.briefing for event in events if isinstance(event, ev.TurnOpened)]
    assert "Win at home." not in briefings[0]
    assert "Win at home." in briefings[1]
    assert "Ann is fast." in briefings[1]
    set_now = [event for event in events if isinstance(event, ev.PlanSet | ev.NotesSet)]
    assert [event.type for event in set_now] == ["plan_set", "notes_set"]


async def test_injured_player_that_the_model_leaves_in_is_replaced_by_the_harness(tmp_path: Path) -> None:
    """Refused, correction turn, refused again: one of the same position comes in, logged as a fallback."""
    game = FakeGame()
    await game.start()
    await game.load(1)
    injured = int(game.world["club"][game.world.human_club]["sheet_players"][5])
    handlers = dict(handlers_of(made := parts(tmp_path, game, policy_that_only_ends_turns())))
    prepare = handlers_after_load(handlers, lambda: injure(game, injured))
    log = memory_log()
    await game.stop()
    state = await play(log, prepare, matches=1)
    events = [stored.event for stored in log.load()]
    kinds = [event.kind for event in events if isinstance(event, ev.TurnOpened)]
    assert kinds == ["monthly_review", "before_match", "correction", "half_time", "minute_70"]
    fallback = next(event for event in events if isinstance(event, ev.FallbackTaken))
    assert fallback.reason == "invalid_sheet_replaced"
    written = next(event for event in events if isinstance(event, ev.TeamSheetWritten))
    assert injured not in written.players
    assert state.ending == ("period_complete", "")
    assert made.desk.view is not None


def policy_that_only_ends_turns() -> ScriptedModel:
    return ScriptedModel(lambda conversation: calling(("end_turn", {}), first_id=len(conversation)))


def injure(game: FakeGame, player: int) -> None:
    game.world["player"][player]["injury_type"] = 3
    game.world["player"][player]["injury_days"] = 12


def handlers_after_load(handlers: dict[type[Effect], Handler], then: Callable[[], None]) -> Handlers:
    """The handlers, with something done to the world as soon as a save is loaded."""
    load: Callable[[Any, RunState], Awaitable[Happened]] = handlers[LoadSave]

    async def load_and(effect: Any, state: RunState) -> Happened:
        happened = await load(effect, state)
        then()
        return happened

    return {**handlers, LoadSave: load_and}


async def test_policy_plays_the_same_over_http_and_as_a_function(tmp_path: Path) -> None:
    """The channel changes nothing: both logs end with the same snapshot."""
    direct, served = memory_log(), memory_log()
    await play(direct, handlers_of(parts(tmp_path, model=policy_model())))
    async with serve_policies() as endpoint:
        model = OpenAIChat(model="assistant", base_url=endpoint.base_url, api_key=endpoint.api_key)
        await play(served, handlers_of(parts(tmp_path, model=model)))
        await model.close()
    assert standing(direct) == standing(served)
