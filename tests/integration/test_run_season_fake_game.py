"""A whole season with the game in memory: every kind of turn, most tools, the log, what is forgotten."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from run_parts_fakes import parts, started

from harness.clock import FakeClock
from harness.game.fake import FakeGame
from harness.game.fake_desk import Asking
from harness.handlers import handlers_of
from harness.models.scripted import ScriptedModel, calling
from harness.models.seam import ModelAnswer
from harness.spine import events as ev
from harness.spine.coordinator import Coordinator
from harness.spine.effects import Effect
from harness.spine.next_effects import next_effects
from harness.spine.replay import fold
from harness.spine.state import RunState
from harness.store.fake import MemoryEventLog
from harness.tools.catalogue import BY_NAME

ASKS: dict[int, tuple[Asking, ...]] = {1: ("question",), 3: ("offer", "question"), 5: ("question",)}
REFUSED = {2: ("That will not do.",)}  # the second kick-off: a correction turn
# Not in a game of some hundred players of whom nobody is listed for loan, or says much in the news.
NOT_HERE = {"loan_player", "untrack_player"}


OF_A_SEASON = ev.RunStarted(**{**started(1).model_dump(), "matches": None, "seasons": 1})


@pytest.fixture(scope="module")
def season(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[ev.StoredEvent], list[RunState]]:
    """The log of a season of the assistant, and the state after each event as the coordinator had it."""
    folder = Path(tmp_path_factory.mktemp("season"))
    log, states = MemoryEventLog("b-01", FakeClock().now), list[RunState]()
    game = FakeGame(folder / "game", clubs=8, asks=ASKS, refusals=REFUSED)
    coordinator = Coordinator(
        log, handlers_of(parts(folder, game)), FakeClock(), lambda state, _stored: states.append(state)
    )
    asyncio.run(coordinator.play(OF_A_SEASON))
    return log.load(), states


def test_season_has_every_kind_of_turn(season: tuple[list[ev.StoredEvent], list[RunState]]) -> None:
    """And ends with the season's review; nothing failed."""
    events = [stored.event for stored in season[0]]
    kinds = Counter(event.kind for event in events if isinstance(event, ev.TurnOpened))
    assert set(kinds) == {
        *("before_match", "half_time", "minute_70", "question"),
        *("monthly_review", "season_review", "correction"),
    }
    assert (kinds["before_match"], kinds["minute_70"], kinds["question"]) == (14, 14, 4)
    assert kinds["monthly_review"] == 5  # July to November
    assert not any(isinstance(event, ev.EffectFailed | ev.FallbackTaken) for event in events)
    assert isinstance(events[-1], ev.RunEnded)
    assert events[-1].stop_reason == "period_complete"


def test_season_uses_the_tools(season: tuple[list[ev.StoredEvent], list[RunState]]) -> None:
    """Each at least once with success; orders reach the game and are answered in the next briefing."""
    events = [stored.event for stored in season[0]]
    used = {event.tool for event in events if isinstance(event, ev.ToolAnswered) and event.accepted}
    assert set(BY_NAME) - used <= NOT_HERE
    queued = [event.action for event in events if isinstance(event, ev.ActionQueued)]
    carried = [event for event in events if isinstance(event, ev.ActionCarriedOut)]
    assert [event.action for event in carried] == queued
    assert "done" in {event.outcome for event in carried}
    for at, event in enumerate(events):
        if isinstance(event, ev.ActionCarriedOut):
            following = next(e for e in events[at:] if isinstance(e, ev.TurnOpened))
            assert event.text in following.briefing


def test_season_log_folds_at_every_prefix(season: tuple[list[ev.StoredEvent], list[RunState]]) -> None:
    """Replay gives the very state that the run had there, and runs nothing."""
    log, states = season
    assert len(log) == len(states)
    for length in range(1, len(log), 37):
        assert fold(log[:length]) == states[length - 1]
    assert fold(log) == states[-1]
    effects: list[tuple[Effect, ...]] = [next_effects(state) for state in states]
    assert all(effects[:-1])
    assert effects[-1] == ()


MARK = "zqj"
WORDS = st.text("abcdefgh", min_size=8, max_size=8).map(lambda text: MARK + text)


class Chatterer:
    """Writes a new word into everything that is no memory, turn after turn."""

    def __init__(self, words: list[str]) -> None:
        self._words = words
        self.requests: list[tuple[str, str]] = []  # first words of the turn's briefing, the whole request

    def answer(self, conversation: list[dict[str, Any]]) -> ModelAnswer:
        """Chat, three calls with the word in them, then the end."""
        briefing = str(conversation[1]["content"])
        self.requests.append((briefing, json.dumps(conversation, ensure_ascii=False)))
        if len(conversation) > 2:
            return calling(("end_turn", {}), first_id=100)
        word = self._words[len({b for b, _ in self.requests}) % len(self._words)]
        said = calling(
            ("find_players", {"name": word}),
            ("get_player", {"player": word}),
            ("search_history", {"text": word}),
            ("set_lineup", {"captain": word}),
            ("scout_club", {"club": word}),
            (word, {}),
        )
        return said.model_copy(update={"text": f"I think {word}", "reasoning": f"because {word}"})


@settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck))
@given(words=st.lists(WORDS, min_size=40, max_size=40, unique=True))
def test_text_outside_the_memory_reaches_no_later_turn(
    tmp_path_factory: pytest.TempPathFactory, words: list[str]
) -> None:
    """What was written in a turn occurs in that turn's requests alone."""
    folder = Path(tmp_path_factory.mktemp("chatter"))
    chatterer = Chatterer(words)
    made = parts(folder, FakeGame(asks=ASKS), ScriptedModel(chatterer.answer))
    asyncio.run(
        Coordinator(MemoryEventLog("b-01", FakeClock().now), handlers_of(made), FakeClock()).play(started(2))
    )
    turns = list(dict.fromkeys(briefing for briefing, _ in chatterer.requests))
    assert len(turns) >= 8
    for number, briefing in enumerate(turns, 1):
        own = [request for of, request in chatterer.requests if of == briefing]
        assert MARK not in own[0]
        assert {word for word in words if word in own[1]} == {words[number % len(words)]}
