"""The fields of a chat completion as servers really write them, read tolerantly into a `ModelAnswer`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from harness.models.seam import ModelAnswer, ToolCall, Usage
from harness.spine.safeguards import same_arguments

_UNSTORABLE = re.compile(r"[\x00\ud800-\udfff]")  # NUL and lone surrogates: no UTF-8 database takes them
_FIELDS_OF_REASONING = ("reasoning_content", "reasoning")  # vLLM and DeepSeek; OpenRouter and Ollama


class NoAnswerError(ValueError):
    """The document is no chat completion."""


def read_answer(document: object, earlier: Sequence[Mapping[str, Any]], seconds: float) -> ModelAnswer:
    """A chat completion's first choice; raises NoAnswerError. `earlier` = the conversation's calls so far."""
    match document:
        case {"choices": [{"message": {} as message} as choice, *_], **rest}:
            finish, usage = choice.get("finish_reason"), rest.get("usage")
        case {"error": error}:
            raise NoAnswerError(f"the server answers with an error: {str(error)[:300]}")
        case _:
            raise NoAnswerError(f"no choices[0].message in {str(document)[:300]}")
    return ModelAnswer(
        text=_text(message.get("content")),
        reasoning=next((t for f in _FIELDS_OF_REASONING if (t := _text(message.get(f)))), None),
        calls=_calls(message, earlier),
        finish_reason=storable(finish) if isinstance(finish, str) else None,
        usage=_usage(usage),
        seconds=seconds,
    )


def storable(text: str) -> str:
    """The text with what no database stores replaced by U+FFFD."""
    return _UNSTORABLE.sub("\ufffd", text)


def earlier_calls(messages: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Every call of a conversation, as it stands there."""
    return [call for message in messages for call in message.get("tool_calls") or ()]


def _text(content: object) -> str | None:
    """Content as text: a string, or a list of parts; empty becomes None."""
    if isinstance(content, list):
        parts = [part.get("text") for part in content if isinstance(part, dict)]
        content = "".join(part for part in parts if isinstance(part, str))
    return storable(content) if isinstance(content, str) and content else None


def _calls(message: Mapping[str, Any], earlier: Sequence[Mapping[str, Any]]) -> tuple[ToolCall, ...]:
    """Calls with ids unique in the conversation: servers omit, repeat or restart them.

    Only the very last call, come again under its own id, keeps it: that is a retry and no new call.
    """
    written = message.get("tool_calls")
    if not isinstance(written, list):
        written = []
    if not written and isinstance(message.get("function_call"), dict):  # the form before tool_calls
        written = [{"function": message["function_call"]}]
    taken = {call["id"] for call in earlier}
    calls: list[ToolCall] = []
    for call in written:
        function = call.get("function") if isinstance(call, dict) else None
        if not isinstance(function, dict):
            continue
        name, call_id = function.get("name"), call.get("id")
        retried = not calls and bool(earlier) and _same_call(call, earlier[-1])
        if not isinstance(call_id, str) or not call_id or (call_id in taken and not retried):
            call_id = _fresh_id(taken)
        call_id = storable(call_id)
        taken.add(call_id)
        tool = storable(name) if isinstance(name, str) else ""
        calls.append(ToolCall(call_id=call_id, tool=tool, arguments=_arguments(function.get("arguments"))))
    return tuple(calls)


def _same_call(call: Mapping[str, Any], last: Mapping[str, Any]) -> bool:
    one, other = call["function"], last["function"]
    return (
        call.get("id") == last["id"]
        and one.get("name") == other["name"]
        and same_arguments(_arguments(one.get("arguments")), other["arguments"])
    )


def _fresh_id(taken: set[str]) -> str:
    number = len(taken) + 1
    while f"call_{number}" in taken:
        number += 1
    return f"call_{number}"


def _arguments(written: object) -> str:
    """The arguments as text; some servers write an object in place of its text, or nothing."""
    if isinstance(written, str):
        return storable(written)
    return "" if written is None else storable(json.dumps(written, ensure_ascii=False))


def _usage(usage: object) -> Usage:
    if not isinstance(usage, dict):
        return Usage()

    def count(holder: object, name: str) -> int | None:
        value = holder.get(name) if isinstance(holder, dict) else None
        return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else None

    return Usage(
        input_tokens=count(usage, "prompt_tokens"),
        cached_tokens=count(usage.get("prompt_tokens_details"), "cached_tokens"),
        output_tokens=count(usage, "completion_tokens"),
        reasoning_tokens=count(usage.get("completion_tokens_details"), "reasoning_tokens"),
    )
