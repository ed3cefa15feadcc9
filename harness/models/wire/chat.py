"""OpenAI chat completions: no wrapper at all, streamed or in one document."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from harness.models.answer_fields import read_answer
from harness.models.seam import ModelAnswer
from harness.models.wire.form import Row, Wire, WireRequest, plain_text

NOT_SETTINGS = ("messages", "tools", "stream", "stream_options", "tool_choice")


def asks(path: str) -> bool:
    """`/v1/chat/completions` alone."""
    return path.endswith("/chat/completions")


def read_request(_path: str, body: Row) -> WireRequest:
    """As it stands."""
    messages = list(body.get("messages") or ())
    rules = [plain_text(m.get("content")) for m in messages if m.get("role") in ("system", "developer")]
    return WireRequest(
        rules="\n".join(rules),
        messages=tuple(m for m in messages if m.get("role") not in ("system", "developer")),
        tools=tuple(body.get("tools") or ()),
        settings={name: value for name, value in body.items() if name not in NOT_SETTINGS},
        streamed=bool(body.get("stream")),
    )


def read_response(documents: Sequence[Row]) -> ModelAnswer:
    """Of an unstreamed answer."""
    return read_answer(documents[-1], (), 0.0)


def completion(answer: ModelAnswer, model: object) -> dict[str, Any]:
    """An unstreamed answer."""
    message = {"role": "assistant", "content": answer.text, "tool_calls": list(_calls(answer))}
    if answer.reasoning:
        message["reasoning_content"] = answer.reasoning
    return {
        **_head(model, "chat.completion"),
        "choices": [{"index": 0, "message": message, "finish_reason": answer.finish_reason}],
        "usage": _usage(answer),
    }


def write_response(answer: ModelAnswer, request: WireRequest) -> Iterator[tuple[str | None, dict[str, Any]]]:
    """Chunks as servers cut them: text by words, each call's arguments in two pieces."""
    head = _head(request.settings.get("model"), "chat.completion.chunk")

    def chunk(delta: dict[str, Any], finish: str | None = None) -> tuple[None, dict[str, Any]]:
        return None, {**head, "choices": [{"index": 0, "delta": delta, "finish_reason": finish}]}

    yield chunk({"role": "assistant", "content": ""})
    if answer.reasoning:
        yield chunk({"reasoning_content": answer.reasoning})
    for word in re.findall(r"\s*\S+|\s+", answer.text or ""):
        yield chunk({"content": word})
    for index, call in enumerate(_calls(answer)):
        arguments = call["function"]["arguments"]
        half = len(arguments) // 2
        first = {**call["function"], "arguments": arguments[:half]}
        yield chunk({"tool_calls": [{**call, "index": index, "function": first}]})
        yield chunk({"tool_calls": [{"index": index, "function": {"arguments": arguments[half:]}}]})
    yield chunk({}, answer.finish_reason or ("tool_calls" if answer.calls else "stop"))
    yield None, {**head, "choices": [], "usage": _usage(answer)}


def _head(model: object, kind: str) -> dict[str, Any]:
    return {"id": "chatcmpl-stand-in", "object": kind, "created": 0, "model": model}


def _calls(answer: ModelAnswer) -> Iterator[dict[str, Any]]:
    for call in answer.calls:
        function = {"name": call.tool, "arguments": call.arguments}
        yield {"id": call.call_id, "type": "function", "function": function}


def _usage(answer: ModelAnswer) -> dict[str, Any]:
    read, wrote = answer.usage.input_tokens or 0, answer.usage.output_tokens or 0
    return {"prompt_tokens": read, "completion_tokens": wrote, "total_tokens": read + wrote}


CHAT = Wire("chat", asks, read_request, read_response, write_response, "authorization", "Bearer ")
