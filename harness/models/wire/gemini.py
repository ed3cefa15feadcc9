"""Gemini generateContent as Gemini CLI speaks it: `mcp_game_` before names, one parameter more in each."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
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
    result_message,
)

PREFIX = f"mcp_{SERVER}_"
OWN_PARAMETER = "wait_for_previous"
OWN_PART = "<session_context>"
_ASKS = re.compile(r"/models/(?P<model>[^/:]+):(?P<method>streamGenerateContent|generateContent)$")
_UNTRUSTED = re.compile(r"\A\s*<untrusted_context>\n?(.*?)\n?</untrusted_context>\s*\Z", re.DOTALL)


def asks(path: str) -> bool:
    """Both forms of generating; counting tokens is not asking."""
    return _ASKS.search(path) is not None


def read_request(path: str, body: Row) -> WireRequest:
    """Without the session's context and the parameter that the CLI adds."""
    ours, foreign = [], []
    for tool in body.get("tools") or ():
        for kind, declared in tool.items():
            if kind != "functionDeclarations":
                foreign.append(str(kind))
                continue
            for function in declared:
                name = str(function.get("name"))
                if name.startswith(PREFIX):
                    ours.append(_tool(name, function))
                else:
                    foreign.append(name)
    found = _ASKS.search(path)
    configuration = body.get("generationConfig") or {}
    return WireRequest(
        rules=_text((body.get("systemInstruction") or {}).get("parts") or ()),
        messages=tuple(_messages(body.get("contents") or ())),
        tools=tuple(ours),
        foreign_tools=tuple(foreign),
        settings={"model": found["model"] if found else None, **configuration},
        streamed=bool(found and found["method"] == "streamGenerateContent"),
    )


def _tool(name: str, function: Row) -> dict[str, Any]:
    schema = dict(function.get("parametersJsonSchema") or function.get("parameters") or {})
    properties = dict(schema.get("properties") or {})
    properties.pop(OWN_PARAMETER, None)
    return function_tool(
        name.removeprefix(PREFIX), function.get("description"), {**schema, "properties": properties}
    )


def _text(parts: Sequence[Row], *, thought: bool = False) -> str:
    """The text of parts that are thoughts, or that are not."""
    return "".join(str(p.get("text") or "") for p in parts if bool(p.get("thought")) == thought)


def _messages(contents: Sequence[Row]) -> Iterator[Message]:
    """Calls have no id of their own in this format: they are numbered, and answered in their order."""
    called = answered = 0
    for content in contents:
        parts = content.get("parts") or ()
        if content.get("role") == "model":
            calls = []
            for part in parts:
                if "functionCall" in part:
                    called += 1
                    calls.append((f"call_{called}", *_name_and_arguments(part["functionCall"])))
            yield call_message(_text(parts), calls)
            continue
        for part in parts:
            if "functionResponse" in part:
                answered += 1
                yield result_message(f"call_{answered}", _result(part["functionResponse"].get("response")))
        text = _text([p for p in parts if not str(p.get("text") or "").lstrip().startswith(OWN_PART)])
        if text:
            yield {"role": "user", "content": text}


def _name_and_arguments(call: Row) -> tuple[str, str]:
    arguments = {k: v for k, v in (call.get("args") or {}).items() if k != OWN_PARAMETER}
    return str(call.get("name")).removeprefix(PREFIX), json.dumps(arguments)


def _result(response: object) -> str:
    output = response.get("output", response.get("error")) if isinstance(response, Mapping) else response
    text = output if isinstance(output, str) else json.dumps(output)
    wrapped = _UNTRUSTED.match(text)
    return wrapped[1] if wrapped else text


def read_response(documents: Sequence[Row]) -> ModelAnswer:
    """From all parts of the first candidates; the last usage counts."""
    parts: list[Row] = []
    usage: Row = {}
    finish: object = None
    for document in documents:
        for candidate in (document.get("candidates") or ())[:1]:
            parts += (candidate.get("content") or {}).get("parts") or ()
            finish = candidate.get("finishReason", finish)
        usage = document.get("usageMetadata") or usage
    calls = [_name_and_arguments(part["functionCall"]) for part in parts if "functionCall" in part]
    answered, thought = count(usage, "candidatesTokenCount"), count(usage, "thoughtsTokenCount")
    return ModelAnswer(
        text=_text(parts) or None,
        reasoning=_text(parts, thought=True) or None,
        calls=tuple(
            ToolCall(call_id=f"call_{n}", tool=name, arguments=arguments)
            for n, (name, arguments) in enumerate(calls, start=1)
        ),
        finish_reason=str(finish) if finish else None,
        usage=Usage(
            input_tokens=count(usage, "promptTokenCount"),
            cached_tokens=count(usage, "cachedContentTokenCount"),
            output_tokens=None if answered is None else answered + (thought or 0),
            reasoning_tokens=thought,
        ),
    )


def write_response(answer: ModelAnswer, request: WireRequest) -> Iterator[tuple[str | None, dict[str, Any]]]:
    """One chunk with everything."""
    parts: list[dict[str, Any]] = []
    if answer.reasoning:
        parts.append({"text": answer.reasoning, "thought": True})
    if answer.text:
        parts.append({"text": answer.text})
    for call in answer.calls:
        name = PREFIX + call.tool if call.tool in request.tool_names else call.tool
        parts.append({"functionCall": {"name": name, "args": json.loads(call.arguments or "{}")}})
    read, wrote = answer.usage.input_tokens or 0, answer.usage.output_tokens or 0
    thought = answer.usage.reasoning_tokens or 0
    usage = {
        "promptTokenCount": read,
        "candidatesTokenCount": wrote - thought,
        "thoughtsTokenCount": thought,
        "totalTokenCount": read + wrote,
    }
    candidate = {"index": 0, "content": {"role": "model", "parts": parts}, "finishReason": "STOP"}
    model = request.settings.get("model")
    yield None, {"candidates": [candidate], "usageMetadata": usage, "modelVersion": model}


GEMINI = Wire("gemini", asks, read_request, read_response, write_response, "x-goog-api-key")
