"""The conversation of a turn in OpenAI form, rebuilt from what was answered: same answers, same bytes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from itertools import zip_longest
from typing import Any

from harness.models.seam import ModelAnswer, ToolCall
from harness.spine.events import ToolAnswered
from harness.spine.safeguards import MAX_SILENT_ANSWERS
from harness.spine.state import Exchange

NUDGE = (
    "You called no tool, so nothing has happened. Act through the tools, or call end_turn to end your turn."
)
NOT_CARRIED_OUT = {"refused": ["This call was not carried out."]}
_NO_NAME = re.compile(r"[^A-Za-z0-9_-]")

Message = dict[str, Any]


def messages(rules: str, briefing: str, exchanges: Iterable[Exchange]) -> list[Message]:
    """System, briefing, then each answer with its calls' results, or with a nudge where it has no calls."""
    conversation: list[Message] = [
        {"role": "system", "content": rules},
        {"role": "user", "content": briefing},
    ]
    silent = 0
    for exchange in exchanges:
        answer = exchange.answer
        conversation.append(_assistant(answer))
        if answer.calls:
            silent = 0
            results = zip_longest(answer.calls, exchange.results[: len(answer.calls)])
            conversation += [_result(call, result) for call, result in results]
        else:
            silent += 1
            conversation.append({"role": "user", "content": f"{NUDGE} ({silent} of {MAX_SILENT_ANSWERS})"})
    return conversation


def _assistant(answer: ModelAnswer) -> Message:
    # Some servers fail on null content, and others on an empty answer without calls.
    if not answer.calls:
        return {"role": "assistant", "content": answer.text or "(empty answer)"}
    return {
        "role": "assistant",
        "content": answer.text or "",
        "tool_calls": [_call(call) for call in answer.calls],
    }


def _call(call: ToolCall) -> Message:
    # Servers refuse a history with names outside this alphabet; the call's result quotes the real one.
    name = _NO_NAME.sub("_", call.tool)[:64] or "unnamed"
    function = {"name": name, "arguments": _arguments(call.arguments)}
    return {"id": call.call_id, "type": "function", "function": function}


def _arguments(text: str) -> str:
    """The model's text if it is a JSON object, else wrapped in one: chat templates parse it again."""
    try:
        value = json.loads(text) if text.strip() else {}
    except (ValueError, RecursionError):
        value = None
    if isinstance(value, dict):
        return text if text.strip() else "{}"
    return json.dumps({"malformed_arguments": text[:1000]}, ensure_ascii=False)


def _result(call: ToolCall, answered: ToolAnswered | None) -> Message:
    data = NOT_CARRIED_OUT if answered is None else answered.answer
    content = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return {"role": "tool", "tool_call_id": call.call_id, "content": content}
