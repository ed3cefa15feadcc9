"""A conversation cut down to what a model of 135 million parameters can take in, and in reasonable time."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from harness.models.wire.form import Message, plain_text

RULES_LIMIT, BRIEFING_LIMIT, RESULT_LIMIT = 160, 400, 120  # characters
EXCHANGES = 2  # the last messages of the turn: a longer tail makes so small a model repeat itself
HOW = 'Answer with one tool call as JSON: {"name": ..., "arguments": {...}}. End with end_turn. Tools:'


def prompt_messages(messages: Sequence[Message], tools: Sequence[dict[str, Any]]) -> list[dict[str, str]]:
    """System, briefing, and the end of the turn so far."""
    lines = [_line(tool["function"]) for tool in tools]
    system = "\n".join([_of(messages, "system")[:RULES_LIMIT], *([HOW, *lines] if lines else [])])
    told = [text for message in messages if (text := _told(message))]
    briefing = {"role": "user", "content": _of(messages, "user")[:BRIEFING_LIMIT]}
    return [{"role": "system", "content": system}, briefing, *told[1:][-EXCHANGES:]]


def _line(function: dict[str, Any]) -> str:
    return f"{function['name']}: {str(function.get('description', '')).split('.')[0]}"[:56]


def _of(messages: Sequence[Message], role: str) -> str:
    return next((plain_text(m.get("content")) for m in messages if m.get("role") == role), "")


def _told(message: Message) -> dict[str, str] | None:
    match message.get("role"):
        case "user" | "tool":
            return {"role": "user", "content": plain_text(message.get("content"))[:RESULT_LIMIT]}
        case "assistant":
            calls = [call["function"] for call in message.get("tool_calls") or ()]
            written = "\n".join(
                f'{{"name": {json.dumps(c["name"])}, "arguments": {c["arguments"]}}}' for c in calls
            )
            return {
                "role": "assistant",
                "content": (written or plain_text(message.get("content")))[:RESULT_LIMIT],
            }
        case _:
            return None
