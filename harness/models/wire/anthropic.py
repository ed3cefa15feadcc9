"""Anthropic Messages as Claude Code speaks it: `mcp__game__` before names, two system blocks before ours."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pydantic import JsonValue

from harness.models.seam import ModelAnswer, ToolCall, Usage
from harness.models.wire.form import (
    SERVER,
    Message,
    Row,
    Wire,
    WireRequest,
    call_message,
    count,
    function_tool,
    plain_text,
    result_message,
)

PREFIX = f"mcp__{SERVER}__"
OWN_BLOCKS = ("x-anthropic-billing-header:", "You are a Claude agent")
SETTINGS = ("model", "max_tokens", "temperature", "top_p", "top_k", "thinking", "output_config")


def asks(path: str) -> bool:
    """`/v1/messages` alone; counting tokens is not asking."""
    return path.endswith("/v1/messages")


def read_request(_path: str, body: Row) -> WireRequest:
    """Without the CLI's own system blocks."""
    system = body.get("system") or ""
    blocks = [system] if isinstance(system, str) else [str(block.get("text", "")) for block in system]
    ours, foreign = [], []
    for tool in body.get("tools") or ():
        name = str(tool.get("name"))
        if name.startswith(PREFIX):
            schema = tool.get("input_schema")
            ours.append(function_tool(name.removeprefix(PREFIX), tool.get("description"), schema))
        else:
            foreign.append(name)
    return WireRequest(
        rules="\n".join(block for block in blocks if not block.startswith(OWN_BLOCKS)),
        messages=tuple(_messages(body.get("messages") or ())),
        tools=tuple(ours),
        foreign_tools=tuple(foreign),
        settings={name: body[name] for name in SETTINGS if name in body},
        streamed=bool(body.get("stream")),
    )


def _messages(written: Sequence[Row]) -> Iterator[Message]:
    for message in written:
        content = message.get("content")
        if message.get("role") == "assistant":
            uses = [b for b in content if b.get("type") == "tool_use"] if isinstance(content, list) else []
            calls = [
                (str(b["id"]), str(b["name"]).removeprefix(PREFIX), json.dumps(b.get("input") or {}))
                for b in uses
            ]
            yield call_message(plain_text(content), calls)
            continue
        for block in content if isinstance(content, list) else ():
            if block.get("type") == "tool_result":
                yield result_message(str(block.get("tool_use_id")), plain_text(block.get("content")))
        text = plain_text(content)
        if text:
            yield {"role": "user", "content": text}


def read_response(documents: Sequence[Row]) -> ModelAnswer:
    """Of a stream's events, or of the one message of an unstreamed answer."""
    blocks: list[dict[str, Any]] = []
    usage: dict[str, Any] = {}
    stop: object = None
    for document in documents:
        match document.get("type"):
            case "message":
                blocks = [dict(block) for block in document.get("content") or ()]
                usage, stop = dict(document.get("usage") or {}), document.get("stop_reason")
            case "message_start":
                usage |= document["message"].get("usage") or {}
            case "content_block_start":
                blocks.append({**document["content_block"], "json": ""})
            case "content_block_delta" if blocks:
                _extend(blocks[-1], document["delta"])
            case "message_delta":
                usage |= document.get("usage") or {}
                stop = document["delta"].get("stop_reason", stop)
            case _:
                pass
    return ModelAnswer(
        text=_joined(blocks, "text"),
        reasoning=_joined(blocks, "thinking"),
        calls=tuple(_call(block) for block in blocks if block.get("type") == "tool_use"),
        finish_reason=stop if isinstance(stop, str) else None,
        usage=_usage(usage),
    )


def _extend(block: dict[str, Any], delta: Row) -> None:
    for kind in ("text", "thinking"):
        if kind in delta:
            block[kind] = str(block.get(kind) or "") + str(delta[kind])
    block["json"] += str(delta.get("partial_json", ""))


def _joined(blocks: Sequence[Row], kind: str) -> str | None:
    return "".join(str(b.get(kind) or "") for b in blocks if b.get("type") == kind) or None


def _call(block: Row) -> ToolCall:
    arguments = block.get("json") or json.dumps(block.get("input") or {})
    return ToolCall(
        call_id=str(block["id"]), tool=str(block["name"]).removeprefix(PREFIX), arguments=arguments
    )


def _usage(usage: Mapping[str, Any]) -> Usage:
    """Anthropic counts what it read from and wrote to its cache apart from the rest of the input."""
    fresh, cached = count(usage, "input_tokens"), count(usage, "cache_read_input_tokens")
    written = count(usage, "cache_creation_input_tokens")
    whole = None if fresh is None else fresh + (cached or 0) + (written or 0)
    return Usage(input_tokens=whole, cached_tokens=cached, output_tokens=count(usage, "output_tokens"))


def write_response(answer: ModelAnswer, request: WireRequest) -> Iterator[tuple[str | None, dict[str, Any]]]:
    """The events of a stream, each with its name."""
    usage = {"input_tokens": answer.usage.input_tokens or 0, "output_tokens": 1}
    message: dict[str, JsonValue] = {
        "id": f"msg_{len(request.messages)}",  # the CLI takes two of one id for one message
        "type": "message",
        "role": "assistant",
        "model": request.settings.get("model"),
        "content": [],
        "stop_reason": None,
        "stop_sequence": None,
        "usage": {**usage, "cache_creation_input_tokens": 0, "cache_read_input_tokens": 0},
    }
    yield "message_start", {"type": "message_start", "message": message}
    for index, (start, delta) in enumerate(_blocks(answer, request.tool_names)):
        where = {"index": index}
        yield "content_block_start", {"type": "content_block_start", **where, "content_block": start}
        yield "content_block_delta", {"type": "content_block_delta", **where, "delta": delta}
        yield "content_block_stop", {"type": "content_block_stop", **where}
    stop = "tool_use" if answer.calls else "end_turn"
    yield (
        "message_delta",
        {
            "type": "message_delta",
            "delta": {"stop_reason": stop, "stop_sequence": None},
            "usage": {"output_tokens": answer.usage.output_tokens or 0},
        },
    )
    yield "message_stop", {"type": "message_stop"}


def _blocks(answer: ModelAnswer, ours: Sequence[str]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    if answer.reasoning:
        yield (
            {"type": "thinking", "thinking": "", "signature": "c3RhbmQtaW4="},
            {"type": "thinking_delta", "thinking": answer.reasoning},
        )
    if answer.text:
        yield {"type": "text", "text": ""}, {"type": "text_delta", "text": answer.text}
    for call in answer.calls:
        name = PREFIX + call.tool if call.tool in ours else call.tool
        yield (
            {"type": "tool_use", "id": f"toolu_{call.call_id}", "name": name, "input": {}},
            {"type": "input_json_delta", "partial_json": call.arguments},
        )


ANTHROPIC = Wire("anthropic", asks, read_request, read_response, write_response, "x-api-key")
