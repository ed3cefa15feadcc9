"""The real small model: real sampling through our client, loop and safeguards, and a whole benchmark."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from ways import Played, play

from harness.models.local.app import front
from harness.models.local.engine import NAME, Engine
from harness.models.openai_chat import OpenAIChat
from harness.models.policy_server import serving
from harness.spine import events as ev
from harness.tools.catalogue import BY_NAME, openai_tools

pytestmark = [pytest.mark.channels, pytest.mark.timeout(600)]


@pytest.fixture
async def endpoint() -> AsyncIterator[str]:
    """The model on loopback."""
    engine = await asyncio.to_thread(Engine)
    async with serving(front(engine.complete)) as port:
        yield f"http://127.0.0.1:{port}/v1"


def chat(endpoint: str, seed: int) -> OpenAIChat:
    """As lineups/local-model.toml has it."""
    sampling = {"temperature": 0.8, "seed": seed}
    return OpenAIChat(model=NAME, base_url=endpoint, api_key="none", sampling=sampling)


async def test_small_model_calls_tools_of_the_catalogue(endpoint: str) -> None:
    """Each answer is a known tool with arguments in JSON, or a text; tokens are reported."""
    model = chat(endpoint, 3)
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


async def test_small_model_plays_the_smoke_period_to_its_end(endpoint: str, tmp_path: Path) -> None:
    """Six matches (a turn cut at 15 calls, as it loops); refusals and fallbacks, no error of the harness."""
    model = chat(endpoint, 7)
    played: Played = await play(model, tmp_path, matches=6, max_calls=15)
    await model.close()
    assert played.of(ev.RunEnded)[0].stop_reason == "period_complete"
    assert not played.of(ev.EffectFailed)
    assert len(played.of(ev.TurnClosed)) >= 12
    reasons = Counter(closed.reason for closed in played.of(ev.TurnClosed))
    fallbacks = Counter(taken.reason for taken in played.of(ev.FallbackTaken) if taken.turn)
    assert sum(reasons.values()) - reasons["end_turn"] == sum(fallbacks.values())
    print(f"calls {len(played.calls)}, turns closed {dict(reasons)}")
