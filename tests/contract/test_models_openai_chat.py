"""The OpenAI-compatible channel against a real local server that misbehaves as real ones do."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi import Response
from model_server import Reply, answering, completion, hanging_up, nobody

from harness.errors import ModelUnavailable, SettingsError
from harness.models.openai_chat import OpenAIChat, key_of_variable
from harness.models.seam import ModelAnswer, ToolCall, Usage

HELLO: list[dict[str, Any]] = [{"role": "user", "content": "Hello"}]
TOOL: Any = {"type": "function", "function": {"name": "end_turn", "parameters": {"type": "object"}}}


async def ask(base_url: str, messages: list[dict[str, Any]] | None = None, **settings: Any) -> ModelAnswer:
    model = OpenAIChat(model="m", base_url=base_url, api_key="k", **settings)
    try:
        return await model.answer(messages or HELLO, [TOOL])
    finally:
        await model.close()


async def answer_to(message: dict[str, Any], messages: list[dict[str, Any]] | None = None) -> ModelAnswer:
    async with answering(lambda _: completion(message)) as base_url:
        return await ask(base_url, messages)


def call(name: object = "end_turn", arguments: object = "{}", **fields: Any) -> dict[str, Any]:
    return {"type": "function", "function": {"name": name, "arguments": arguments}, **fields}


async def test_request_as_the_lineup_says() -> None:
    """Model, messages, tools, key, sampling of any name, reasoning effort and seed arrive as given."""
    seen: dict[str, Any] = {}

    def reply(body: dict[str, Any]) -> dict[str, Any]:
        seen.update(body)
        return completion({"content": "Hi"})

    async with answering(reply) as base_url:
        sampling = {"temperature": 0.7, "top_k": 20, "min_p": 0.1}
        await ask(base_url, sampling=sampling, reasoning_effort="high", seed=7)
    assert seen == {
        "authorization": "Bearer k",
        "model": "m",
        "messages": HELLO,
        "tools": [TOOL],
        "tool_choice": "auto",
        "temperature": 0.7,
        "top_k": 20,
        "min_p": 0.1,
        "reasoning_effort": "high",
        "seed": 7,
    }


async def test_answer_with_everything() -> None:
    """Text, calls, reasoning, finish reason, tokens and seconds."""
    message = {"content": "I end.", "reasoning_content": "Why not.", "tool_calls": [call(id="c7")]}
    usage = {
        "prompt_tokens": 9,
        "completion_tokens": 5,
        "prompt_tokens_details": {"cached_tokens": 4},
        "completion_tokens_details": {"reasoning_tokens": 3},
    }
    async with answering(lambda _: completion(message, usage=usage)) as base_url:
        answer = await ask(base_url)
    assert answer.seconds > 0
    assert answer.model_copy(update={"seconds": 0.0}) == ModelAnswer(
        text="I end.",
        reasoning="Why not.",
        calls=(ToolCall(call_id="c7", tool="end_turn", arguments="{}"),),
        finish_reason="stop",
        usage=Usage(input_tokens=9, cached_tokens=4, output_tokens=5, reasoning_tokens=3),
        sent={"model": "m"},
    )


@pytest.mark.parametrize(
    ("message", "text", "reasoning"),
    [
        pytest.param({"content": None}, None, None, id="null"),
        pytest.param({"content": ""}, None, None, id="empty"),
        pytest.param({}, None, None, id="missing"),
        pytest.param({"content": [{"type": "text", "text": "a"}, {"text": "b"}]}, "ab", None, id="parts"),
        pytest.param({"content": "a", "reasoning": "r"}, "a", "r", id="reasoning"),
        pytest.param({"content": "a", "reasoning_content": ""}, "a", None, id="empty reasoning"),
        pytest.param({"content": "a\x00b", "tool_calls": None}, "a\ufffdb", None, id="NUL"),
        pytest.param({"content": "a", "tool_calls": "none"}, "a", None, id="calls of another type"),
        pytest.param({"content": "a", "tool_calls": [3, {}]}, "a", None, id="calls that are none"),
    ],
)
async def test_answer_text(message: dict[str, Any], text: str | None, reasoning: str | None) -> None:
    """Odd messages become plain text, or none."""
    answer = await answer_to(message)
    assert (answer.text, answer.reasoning, answer.calls) == (text, reasoning, ())


async def test_answer_with_half_a_surrogate_pair() -> None:
    """Half a surrogate pair, which no database stores, becomes U+FFFD."""
    body = json.dumps(completion({"content": "a\ud800", "tool_calls": [call(arguments='{"a":"\ud800"}')]}))
    async with answering(lambda _: Response(body, media_type="application/json")) as base_url:
        answer = await ask(base_url)
    assert answer.text == "a\ufffd"
    assert answer.model_dump_json().encode()


@pytest.mark.parametrize(
    ("usage", "found"),
    [
        pytest.param(None, Usage(), id="null"),
        pytest.param({"prompt_tokens": "9"}, Usage(), id="text"),
        pytest.param({"prompt_tokens": 9, "prompt_tokens_details": None}, Usage(input_tokens=9), id="part"),
    ],
)
async def test_answer_usage(usage: object, found: Usage) -> None:
    """Tokens that are not reported are None."""
    async with answering(lambda _: completion({"content": "a"}, usage=usage)) as base_url:
        assert (await ask(base_url)).usage == found


@pytest.mark.parametrize("finish", [None, "", "weird", 3, {"a": 1}])
async def test_answer_finish_reason(finish: object) -> None:
    """Any finish reason is survived; only text is kept."""
    odd = completion({"content": "a"})
    odd["choices"][0]["finish_reason"] = finish
    async with answering(lambda _: odd) as base_url:
        assert (await ask(base_url)).finish_reason == (finish if isinstance(finish, str) else None)


async def test_calls_without_ids() -> None:
    """Missing, empty, repeated and earlier ids are replaced, the same way each time."""
    earlier = [*HELLO, {"role": "assistant", "content": "", "tool_calls": [call(id="call_0")]}]
    message = {
        "content": None,
        "tool_calls": [call(), call(id=""), call(id="a"), call(id="a"), call(id="call_0"), call(id=5)],
    }
    answer, again = await answer_to(message, earlier), await answer_to(message, earlier)
    ids = [c.call_id for c in answer.calls]
    assert ids == ["call_2", "call_3", "a", "call_5", "call_6", "call_7"]
    assert [c.call_id for c in again.calls] == ids


@pytest.mark.parametrize(
    ("message", "tool", "arguments"),
    [
        pytest.param({"tool_calls": [call(arguments={"a": 1})]}, "end_turn", '{"a": 1}', id="object"),
        pytest.param({"tool_calls": [call(arguments=None)]}, "end_turn", "", id="no arguments"),
        pytest.param({"tool_calls": [call(name=None)]}, "", "{}", id="no name"),
        pytest.param({"tool_calls": [call(arguments='{"a')]}, "end_turn", '{"a', id="cut"),
        pytest.param(
            {"function_call": {"name": "end_turn", "arguments": "{}"}}, "end_turn", "{}", id="old form"
        ),
    ],
)
async def test_call_forms(message: dict[str, Any], tool: str, arguments: str) -> None:
    """Calls in the forms that servers write them."""
    (found,) = (await answer_to(message)).calls
    assert (found.tool, found.arguments) == (tool, arguments)


@pytest.mark.parametrize(
    ("reply", "words"),
    [
        pytest.param(lambda _: Response("no", 500), "HTTP 500: no", id="500"),
        pytest.param(lambda _: Response("slow down", 429), "HTTP 429: slow down", id="429"),
        pytest.param(lambda _: Response("who?", 401), "HTTP 401", id="401"),
        pytest.param(lambda _: Response("bad", 400), "HTTP 400", id="400"),
        pytest.param(lambda _: Response("{", media_type="application/json"), "cut short|JSON", id="cut JSON"),
        pytest.param(lambda _: Response("<html>", media_type="text/html"), "no chat completion", id="HTML"),
        pytest.param(lambda _: Response(b""), "no chat completion", id="nothing"),
        pytest.param(lambda _: {"choices": []}, "no chat completion", id="no choices"),
        pytest.param(lambda _: {"choices": [{"message": None}]}, "no chat completion", id="no message"),
        pytest.param(lambda _: {"error": {"message": "full"}}, "full", id="error with status 200"),
    ],
)
async def test_server_fails(reply: Reply, words: str) -> None:
    """Every failure is a ModelUnavailable that says what came, after exactly one request."""
    requests = 0

    def counted(body: dict[str, Any]) -> Response | dict[str, Any]:
        nonlocal requests
        requests += 1
        return reply(body)

    async with answering(counted) as base_url:
        with pytest.raises(ModelUnavailable, match=words):
            await ask(base_url)
    assert requests == 1


async def test_server_hangs_up() -> None:
    """A dead connection is a ModelUnavailable."""
    async with hanging_up() as base_url:
        with pytest.raises(ModelUnavailable, match="cannot be reached"):
            await ask(base_url)


async def test_server_is_not_there() -> None:
    """So is a port where nobody listens."""
    with pytest.raises(ModelUnavailable, match="cannot be reached"):
        await ask(nobody())


async def test_server_on_this_machine_beside_a_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A proxy in the environment is passed by: it could not reach this machine's loopback."""
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, nobody())
    for name in ("no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
    assert (await answer_to({"content": "Hi"})).text == "Hi"


async def test_server_says_nothing() -> None:
    """So is a server that takes longer than the time-out."""
    async with hanging_up(silent=True) as base_url:
        with pytest.raises(ModelUnavailable, match="APITimeoutError"):
            await ask(base_url, timeout_s=0.1)


def test_key_of_variable() -> None:
    """The key comes from the named variable; an empty one is an error that names it."""
    assert key_of_variable("QWEN_KEY", {"QWEN_KEY": "secret"}) == "secret"
    assert key_of_variable(None, {}) == "none"
    with pytest.raises(SettingsError, match="QWEN_KEY"):
        key_of_variable("QWEN_KEY", {})
