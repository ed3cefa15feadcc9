"""The OpenAI channel streamed, against the stand-in and against servers that cut their streams oddly."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi import Response
from model_server import answering

from harness.errors import ModelUnavailable
from harness.models.openai_chat import LONGEST_RETRY_AFTER_S, OpenAIChat
from harness.models.seam import ModelAnswer, ToolCall, Usage
from harness.models.stand_in.app import standing_in
from harness.models.stand_in.reply import Cut, Failure, Said
from harness.models.wire.form import WireRequest

HELLO = [{"role": "system", "content": "R."}, {"role": "user", "content": "Turn: before_match"}]
FULL = ModelAnswer(
    text="I look  at\nboth.",
    reasoning="Why not.",
    calls=(
        ToolCall(call_id="a", tool="get_squad", arguments='{"attributes": true}'),
        ToolCall(call_id="b", tool="list_tactics", arguments="{}"),
    ),
    finish_reason="tool_calls",
    usage=Usage(input_tokens=9, output_tokens=5),
)


async def ask(base_url: str, *, stream: bool = True, slept: list[float] | None = None) -> ModelAnswer:
    """One answer; waits that a server asks for are written down."""

    async def sleep(seconds: float) -> None:
        if slept is not None:
            slept.append(seconds)

    model = OpenAIChat(model="m", base_url=base_url, api_key="k", stream=stream, timeout_s=20, sleep=sleep)
    try:
        return await model.answer(HELLO, [])
    finally:
        await model.close()


@pytest.mark.parametrize("stream", [True, False])
async def test_answer_is_the_same_streamed_and_whole(stream: bool) -> None:
    """Text with its spaces, reasoning, parallel calls whose arguments came in pieces, tokens."""
    async with standing_in(lambda _request, _number: FULL) as stand_in:
        answer = await ask(f"{stand_in.base_url}/v1", stream=stream)
        assert stand_in.asked[0].body.get("stream", False) is stream
    assert answer.model_copy(update={"seconds": 0.0, "sent": {}}) == FULL
    assert answer.sent == {"model": "m"}


async def test_stream_that_is_cut_is_no_answer() -> None:
    """Whatever had come of it: it is asked again."""
    async with standing_in(lambda _request, _number: Cut(FULL)) as stand_in:
        with pytest.raises(ModelUnavailable):
            await ask(f"{stand_in.base_url}/v1")


def streamed(*chunks: dict[str, Any], done: bool = True) -> Response:
    """A stream of these chunks."""
    text = "".join(f"data: {json.dumps(chunk)}\n\n" for chunk in chunks)
    return Response(text + ("data: [DONE]\n\n" if done else ""), media_type="text/event-stream")


def chunk(delta: dict[str, Any], finish: str | None = None) -> dict[str, Any]:
    """One chunk."""
    return {"choices": [{"index": 0, "delta": delta, "finish_reason": finish}]}


CALL = {"id": "x", "function": {"name": "end_turn", "arguments": "{}"}}


HI = chunk({"content": "Hi"}, "stop")
ENDS = ["end_turn"]


@pytest.mark.parametrize(
    ("chunks", "calls", "text"),
    [
        pytest.param([chunk({"content": None}), HI], [], "Hi", id="null content"),
        pytest.param([chunk({"tool_calls": [CALL]}), chunk({}, "tool_calls")], ENDS, None, id="no index"),
        pytest.param([chunk({"tool_calls": [CALL, CALL]}, "eos")], ENDS * 2, None, id="two, odd finish"),
        pytest.param([chunk({"tool_calls": None}), chunk({"content": ""}, "length")], [], None, id="nothing"),
        pytest.param([{"choices": []}, HI, {"choices": [], "usage": None}], [], "Hi", id="no choices"),
    ],
)
async def test_odd_streams_are_read(chunks: list[dict[str, Any]], calls: list[str], text: str | None) -> None:
    """What servers really send."""
    async with answering(lambda _: streamed(*chunks)) as base_url:
        answer = await ask(base_url)
    assert [call.tool for call in answer.calls] == calls
    assert len({call.call_id for call in answer.calls}) == len(calls)
    assert answer.text == text


@pytest.mark.parametrize(
    "chunks",
    [
        pytest.param([chunk({"content": "I"})], id="no end"),
        pytest.param([chunk({"content": "I"}), {"error": {"message": "out of memory"}}], id="error inside"),
        pytest.param([], id="empty"),
    ],
)
async def test_stream_without_an_end_is_no_answer(chunks: list[dict[str, Any]]) -> None:
    """A server that died in the middle closed its stream all the same."""
    async with answering(lambda _: streamed(*chunks, done=False)) as base_url:
        with pytest.raises(ModelUnavailable):
            await ask(base_url)


@pytest.mark.parametrize("stream", [True, False])
@pytest.mark.parametrize(
    ("status", "told", "waits"),
    [
        pytest.param(429, "7", [7.0], id="rate limit"),
        pytest.param(503, "2", [2.0], id="overloaded"),
        pytest.param(429, "86400", [LONGEST_RETRY_AFTER_S], id="a day"),
        pytest.param(429, "soon", [], id="no number"),
        pytest.param(500, "7", [], id="not about rates"),
    ],
)
async def test_retry_after_is_kept(stream: bool, status: int, told: str, waits: list[float]) -> None:
    """The server's own wish comes before the fault table's wait."""
    slept: list[float] = []

    def reply(_request: WireRequest, _number: int) -> Said:
        return Failure(status, headers={"retry-after": told})

    async with standing_in(reply) as stand_in:
        with pytest.raises(ModelUnavailable, match=f"HTTP {status}"):
            await ask(f"{stand_in.base_url}/v1", stream=stream, slept=slept)
        assert len(stand_in.asked) == 1
    assert slept == waits
