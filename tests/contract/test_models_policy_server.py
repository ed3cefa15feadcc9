"""The policies' endpoint, over real HTTP."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest

from harness.errors import ModelUnavailable
from harness.models.openai_chat import OpenAIChat
from harness.models.policies import POLICIES
from harness.models.policy_server import Endpoint, serve_policies
from harness.models.seam import ModelAnswer
from harness.tools.catalogue import openai_tools

TALK: list[dict[str, Any]] = [
    {"role": "system", "content": "Rules."},
    {"role": "user", "content": "## Briefing\nTurn: before_match"},
]


async def ask(endpoint: Endpoint, model: str, **settings: Any) -> ModelAnswer:
    chat = OpenAIChat(model=model, base_url=endpoint.base_url, api_key=endpoint.api_key, **settings)
    try:
        return await chat.answer(TALK, openai_tools())
    finally:
        await chat.close()


@pytest.mark.parametrize("name", sorted(POLICIES))
async def test_policy_over_http(name: str) -> None:
    """The endpoint gives what the function gives."""
    async with serve_policies() as endpoint:
        answer = await ask(endpoint, name, seed=3)
    direct = POLICIES[name](TALK, openai_tools(), 3)
    assert (answer.text, answer.calls) == (direct.text, direct.calls)


async def test_policy_with_a_delay() -> None:
    """A delay in the model's name or of the server comes before each answer and changes nothing in it."""
    async with serve_policies() as endpoint:
        started = time.monotonic()
        late = await ask(endpoint, "assistant@0.3s")
        assert time.monotonic() - started >= 0.3
        assert late.calls == (await ask(endpoint, "assistant")).calls
    async with serve_policies(delay_s=0.3) as endpoint:
        started = time.monotonic()
        await ask(endpoint, "careless")
        assert time.monotonic() - started >= 0.3


@pytest.mark.parametrize("name", ["genius", "assistant@5", "assistant@s", ""])
async def test_policy_unknown(name: str) -> None:
    """A policy that does not exist is refused with the names of those that do."""
    async with serve_policies() as endpoint:
        with pytest.raises(ModelUnavailable, match=r"HTTP 404.*assistant, careless"):
            await ask(endpoint, name)


async def test_server_without_its_key() -> None:
    """Every route wants the key of this very server."""
    async with serve_policies() as endpoint, httpx.AsyncClient() as client:
        for headers in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": endpoint.api_key}):
            answers = [
                await client.get(f"{endpoint.base_url}/models", headers=headers),
                await client.post(f"{endpoint.base_url}/chat/completions", json={}, headers=headers),
            ]
            assert [a.status_code for a in answers] == [401, 401]


async def test_server_lists_its_models() -> None:
    """The list of models in OpenAI form."""
    async with serve_policies() as endpoint, httpx.AsyncClient() as client:
        key = {"Authorization": f"Bearer {endpoint.api_key}"}
        listed = (await client.get(f"{endpoint.base_url}/models", headers=key)).json()
    assert [model["id"] for model in listed["data"]] == ["assistant", "careless"]


async def test_server_ends_with_its_block() -> None:
    """After the block nobody answers, and two servers at once have ports of their own."""
    async with serve_policies() as one, serve_policies() as other:
        assert one.base_url != other.base_url
        assert (await ask(one, "assistant")).calls
    with pytest.raises(ModelUnavailable, match="cannot be reached"):
        await ask(one, "assistant")
