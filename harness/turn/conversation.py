"""The conversation of a turn in OpenAI form, rebuilt from the turn's events: the same events give the same bytes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

from harness.models.seam import ModelAnswer, ToolCall
from harness.spine.events import Event, ModelAnswered, ToolAnswered

SILENT_LIMIT = 3  # answers in a row without a tool call close the turn
NUDGE = (
    "You called no tool, so nothing has happened. Act through the tools, or call end_turn to end your turn."
)
NOT_CARRIED_OUT = {"refused": ["This call was not carried out."]}
_NO_NAME = re.compile(r"[^A-Za-z0-9_-]")

Message = dict[str, Any]


def messages(rules: str, briefing: str, events: Iterable[Event]) -> list[Message]:
    """System, briefing, then each answer with its calls' results; events of other kinds are passed over."""
    turn = [event for event in events if isinstance(event, ModelAnswered | ToolAnswered)]
    results = {event.call_id: event for event in turn if isinstance(event, ToolAnswered)}
    conversation: list[Message] = [
        {"role": "system", "content": rules},
        {"role": "user", "content": briefing},
    ]
    silent = 0
    for event in turn:
        if not isinstance(event, ModelAnswered):
            continue
        conversation.append(_assistant(event.answer))
        if event.answer.calls:
            silent = 0
            conversation += [_result(call, results.get(call.call_id)) for call in event.answer.calls]
        else:
            silent += 1
            conversation.append({"role": "user", "content": f"{NUDGE} ({silent} of {SILENT_LIMIT})"})
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
    # Servers refuse a history with names outside this alphabet; the answer to the call tells the model its real words.
    name = _NO_NAME.sub("_", call.tool)[:64] or "unnamed"
    function = {"name": name, "arguments": _arguments(call.arguments)}
    return {"id": call.call_id, "type": "function", "function": function}


def _arguments(text: str) -> str:
    """The model's text when it is a JSON object, else wrapped in one: chat templates parse it again and fail."""
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
