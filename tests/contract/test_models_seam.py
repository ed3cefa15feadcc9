"""The seam to a model: the same claims on the real channel and on the fake."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from fastapi import Response
from model_server import answering, completion

from harness.errors import ModelUnavailable
from harness.models.openai_chat import OpenAIChat
from harness.models.scripted import ScriptedModel, calling
from harness.models.seam import Model, ModelAnswer, ToolCall

SCRIPT: list[ModelAnswer | None] = [  # None: the endpoint fails
    calling(("get_squad", {"available": True}), ("list_tactics", {})),
    None,
    ModelAnswer(text="Hm.", finish_reason="stop"),
]


def _as_served(answer: ModelAnswer | None) -> Response | dict[str, Any]:
    if answer is None:
        return Response("busy", 503)
    calls = [{"id": c.call_id, "function": {"name": c.tool, "arguments": c.arguments}} for c in answer.calls]
    served = completion({"content": answer.text, "tool_calls": calls})
    served["choices"][0]["finish_reason"] = answer.finish_reason
    return served


@pytest.fixture(params=["openai_chat", "scripted"])
async def model(request: pytest.FixtureRequest) -> AsyncIterator[Model]:
    """A model that answers, fails, answers."""
    if request.param == "scripted":
        yield ScriptedModel([answer or ModelUnavailable("busy") for answer in SCRIPT])
        return
    script = iter(SCRIPT)
    async with answering(lambda _: _as_served(next(script))) as base_url:
        real = OpenAIChat(model="m", base_url=base_url, api_key="k")
        yield real
        await real.close()


async def test_seam(model: Model) -> None:
    """Calls arrive in order with their text; a failure is a ModelUnavailable; the next try is answered."""
    talk = [{"role": "user", "content": "Now."}]
    first = await model.answer(talk, [])
    assert first.calls == (
        ToolCall(call_id="call_1", tool="get_squad", arguments='{"available": true}'),
        ToolCall(call_id="call_2", tool="list_tactics", arguments="{}"),
    )
    with pytest.raises(ModelUnavailable, match="busy"):
        await model.answer(talk, [])
    assert (await model.answer(talk, [])).text == "Hm."
    await model.close()


async def test_scripted_after_its_end() -> None:
    """A script that has ended is no answer, and a function can be the script."""
    with pytest.raises(ModelUnavailable, match="ended"):
        await ScriptedModel([]).answer([], [])
    echo = ScriptedModel(lambda messages: ModelAnswer(text=str(len(messages))))
    assert (await echo.answer([{}, {}], [])).text == "2"
    assert echo.conversations == [[{}, {}]]
