"""The real small model: real sampling through our client, loop and safeguards, in real DOSBox."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from short_batch import short_batch

from harness.batch_player import Workers, play_batch
from harness.freezing.benchmark import Period
from harness.freezing.lineup import Entry, read_lineup
from harness.models.local.app import front
from harness.models.local.engine import NAME, Engine
from harness.models.openai_chat import OpenAIChat
from harness.models.policy_server import serving
from harness.settings import project_root
from harness.spine import events as ev
from harness.store.compare import replay_run
from harness.store.database import open_database
from harness.store.reading import read_events
from harness.tools.catalogue import BY_NAME, openai_tools
from scoring.results import results

pytestmark = [pytest.mark.channels, pytest.mark.emulator, pytest.mark.timeout(1500)]
LINEUP = Path("lineups/local-model.toml")
THREADS = 1  # more of them wait for each other by spinning, badly beside busy neighbours
MATCHES = 1  # of the benchmark's six, which take it some ten minutes


@pytest.fixture
async def endpoint() -> AsyncIterator[str]:
    """The model on loopback."""
    engine = await asyncio.to_thread(Engine, THREADS)
    async with serving(front(engine.complete)) as port:
        yield f"http://127.0.0.1:{port}/v1"


def entry_at(endpoint: str) -> Entry:
    """That of lineups/local-model.toml, at this address."""
    root = project_root()
    (entry,) = read_lineup(root / LINEUP, root, {})[0].entries
    return entry.model_copy(update={"base_url": endpoint})


async def test_small_model_calls_tools_of_the_catalogue(endpoint: str) -> None:
    """Each answer is a known tool with arguments in JSON, or a text; tokens are reported."""
    sampling = entry_at(endpoint).sampling.model_dump(exclude_none=True)
    model = OpenAIChat(model=NAME, base_url=endpoint, api_key="none", sampling=sampling)
    talk = [
        {"role": "system", "content": "You manage a club."},
        {"role": "user", "content": "Show the squad."},
    ]
    answer = await model.answer(talk, openai_tools(("get_squad", "league_table", "end_turn")))
    await model.close()
    assert answer.calls or answer.text
    for call in answer.calls:
        assert call.tool in BY_NAME
        assert isinstance(json.loads(call.arguments), dict)
    assert answer.usage.input_tokens
    assert answer.usage.output_tokens


async def test_small_model_plays_the_smoke_benchmark_in_dosbox(endpoint: str, tmp_path: Path) -> None:
    """Its tools, its calls a turn, its start save: to the end of the period, fallbacks counted, no error."""
    database_url = f"sqlite:///{tmp_path / 'dugout.db'}"
    database = open_database(database_url)
    try:
        batch = short_batch(database, tmp_path, [entry_at(endpoint)], Period(matches=MATCHES)).batch
        run = f"{batch}-1"
        workers = Workers(database_url, batch, tmp_path / "runs")
        (end,) = await play_batch(workers, [run], 1, lambda _told: None)
        assert end.exit_code == 0, end
        with database.read() as connection:
            log = [stored.event for stored in read_events(connection, run)]
        (result,) = results(database, batch)["entries"]
        assert replay_run(database, run).identical
    finally:
        database.close()
    judge(log, result)


def judge(log: list[ev.Event], result: dict[str, Any]) -> None:
    """Every turn that it did not end itself is a fallback, and the results count them all."""
    (ended,) = [event for event in log if isinstance(event, ev.RunEnded)]
    assert ended.stop_reason == "period_complete"
    assert not [event for event in log if isinstance(event, ev.EffectFailed)]
    closed = Counter[str](event.reason for event in log if isinstance(event, ev.TurnClosed))
    taken = [event for event in log if isinstance(event, ev.FallbackTaken)]
    cut = Counter[str](event.reason for event in taken if event.reason in closed)
    assert cut == closed - Counter(end_turn=closed["end_turn"])
    assert result["fallbacks"] == len(taken)
    assert [event for event in log if isinstance(event, ev.ModelAnswered) and event.answer.calls]
