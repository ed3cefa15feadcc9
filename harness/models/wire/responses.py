"""OpenAI Responses as Codex speaks it: our tools in a namespace, results behind a header of wall time."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

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

NAMESPACE = f"mcp__{SERVER}"
RESOURCE_TOOLS = ("list_mcp_resources", "list_mcp_resource_templates", "read_mcp_resource")
# Codex leaves these words out of every schema: its models do not see limits and defaults beforehand.
SCHEMA_WORDS_DROPPED = (
    "default", "format", "maximum", "maxItems", "maxLength", "maxProperties", "minimum", "minLength",
)  # fmt: skip
SETTINGS = ("model", "reasoning", "temperature", "top_p", "max_output_tokens", "parallel_tool_calls", "text")
_HEADER = re.compile(r"\AWall time: [\d.]+ seconds\nOutput:\n?")


def asks(path: str) -> bool:
    """`/v1/responses` alone."""
    return path.endswith("/responses")


def read_request(_path: str, body: Row) -> WireRequest:
    """Our tools are those of the namespace; Codex adds three for resources."""
    ours, foreign = [], []
    for tool in body.get("tools") or ():
        if tool.get("type") == "namespace" and tool.get("name") == NAMESPACE:
            inner = tool.get("tools") or ()
            ours += [function_tool(str(t["name"]), t.get("description"), t.get("parameters")) for t in inner]
        else:
            foreign.append(str(tool.get("name") or tool.get("type")))
    items = body.get("input") or ()
    instructions = [body.get("instructions") or "", *(plain_text(i["content"]) for i in items if _rules(i))]
    return WireRequest(
        rules="\n".join(text for text in instructions if text),
        messages=tuple(_messages([item for item in items if not _rules(item)])),
        tools=tuple(ours),
        foreign_tools=tuple(foreign),
        settings={name: body[name] for name in SETTINGS if name in body},
        streamed=bool(body.get("stream")),
    )


def _rules(item: Row) -> bool:
    return item.get("type") == "message" and item.get("role") in ("developer", "system")


def _messages(items: Sequence[Row]) -> Iterator[Message]:
    """Consecutive calls are one assistant's message."""
    text, calls = "", list[tuple[str, str, str]]()
    for item in [*items, {"type": "end"}]:
        kind = item.get("type")
        if kind == "function_call":
            calls.append((str(item["call_id"]), str(item["name"]), str(item.get("arguments") or "{}")))
            continue
        if kind == "reasoning":
            continue
        said_by_model = kind == "message" and item.get("role") == "assistant"
        if (text or calls) and not (said_by_model and not calls):
            yield call_message(text, calls)
            text, calls = "", []
        if said_by_model:
            text += plain_text(item.get("content"))
        elif kind == "message":
            yield {"role": str(item.get("role")), "content": plain_text(item.get("content"))}
        elif kind == "function_call_output":
            output = plain_text(item.get("output"))
            yield result_message(str(item.get("call_id")), _HEADER.sub("", output))


def read_response(documents: Sequence[Row]) -> ModelAnswer:
    """From the items that were completed, and the usage at the end."""
    items: list[Row] = []
    usage: object = None
    status: object = None
    for document in documents:
        match document.get("type"):
            case "response.output_item.done":
                items.append(document["item"])
            case "response.completed" | "response.incomplete" | "response.failed":
                usage, status = document["response"].get("usage"), document["response"].get("status")
                items = items or list(document["response"].get("output") or ())
            case None if "output" in document:
                items, usage, status = list(document["output"]), document.get("usage"), document.get("status")
            case _:
                pass
    texts = [plain_text(i.get("content")) for i in items if i.get("type") == "message"]
    thoughts = [
        plain_text(part, ("summary_text", "reasoning_text", "text"))
        for i in items
        if i.get("type") == "reasoning"
        for part in (i.get("summary"), i.get("content"))
    ]
    calls = [i for i in items if i.get("type") == "function_call"]
    return ModelAnswer(
        text="".join(texts) or None,
        reasoning="\n".join(t for t in thoughts if t) or None,
        calls=tuple(
            ToolCall(call_id=str(i["call_id"]), tool=str(i["name"]), arguments=str(i.get("arguments") or ""))
            for i in calls
        ),
        finish_reason=str(status) if status else None,
        usage=_usage(usage),
    )


def _usage(usage: object) -> Usage:
    holder = usage if isinstance(usage, dict) else {}
    return Usage(
        input_tokens=count(holder, "input_tokens"),
        cached_tokens=count(holder.get("input_tokens_details"), "cached_tokens"),
        output_tokens=count(holder, "output_tokens"),
        reasoning_tokens=count(holder.get("output_tokens_details"), "reasoning_tokens"),
    )


def write_response(answer: ModelAnswer, request: WireRequest) -> Iterator[tuple[str | None, dict[str, Any]]]:
    """The events of a stream that Codex acts on."""
    response: dict[str, Any] = {
        "id": f"resp_{len(request.messages)}",
        "object": "response",
        "status": "in_progress",
    }
    yield "response.created", {"type": "response.created", "response": {**response, "output": []}}
    items = list(_items(answer, request.tool_names))
    for index, item in enumerate(items):
        where = {"output_index": index, "item": item}
        yield "response.output_item.added", {"type": "response.output_item.added", **where}
        yield "response.output_item.done", {"type": "response.output_item.done", **where}
    read, wrote = answer.usage.input_tokens or 0, answer.usage.output_tokens or 0
    usage = {
        "input_tokens": read,
        "input_tokens_details": {"cached_tokens": 0},
        "output_tokens": wrote,
        "output_tokens_details": {"reasoning_tokens": answer.usage.reasoning_tokens or 0},
        "total_tokens": read + wrote,
    }
    done = {**response, "status": "completed", "output": items, "usage": usage}
    yield "response.completed", {"type": "response.completed", "response": done}


def _items(answer: ModelAnswer, ours: Sequence[str]) -> Iterator[dict[str, Any]]:
    if answer.reasoning:
        summary = [{"type": "summary_text", "text": answer.reasoning}]
        yield {"type": "reasoning", "id": "rs_stand_in", "summary": summary, "content": []}
    if answer.text:
        content = [{"type": "output_text", "text": answer.text, "annotations": []}]
        yield {"type": "message", "id": "msg_stand_in", "role": "assistant", "content": content}
    for call in answer.calls:
        item = {
            "type": "function_call",
            "id": f"fc_{call.call_id}",
            "call_id": call.call_id,
            "name": call.tool,
            "arguments": _object(call.arguments),
        }
        yield item | {"namespace": NAMESPACE} if call.tool in ours else item


def _object(arguments: str) -> str:
    return arguments if arguments.strip() else json.dumps({})


RESPONSES = Wire("responses", asks, read_request, read_response, write_response, "authorization", "Bearer ")
