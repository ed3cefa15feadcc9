"""A conversation as one prompt, for a CLI that cannot be handed calls which another process made."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

SO_FAR = """

## This turn so far
You have made these calls in this turn already. They were carried out and count; go on from here.
"""


def prompt_of(messages: Sequence[dict[str, Any]]) -> str:
    """The briefing; behind it what the turn's calls were and returned, when there were any."""
    briefing = str(messages[1]["content"])
    told = list(_told(messages[2:]))
    text = briefing if not told else briefing + SO_FAR + "\n".join(told) + "\n"
    return f"\n{text}" if text.startswith("/") else text  # some CLIs take that for a command


def calls_in(messages: Iterable[dict[str, Any]]) -> int:
    """How many calls a conversation holds."""
    return sum(len(message.get("tool_calls") or ()) for message in messages)


def _told(messages: Sequence[dict[str, Any]]) -> Iterable[str]:
    results = {m["tool_call_id"]: m["content"] for m in messages if m.get("role") == "tool"}
    for message in messages:
        for call in message.get("tool_calls") or ():
            function = call["function"]
            yield f"- {function['name']} {function['arguments']}\n  {results.get(call['id'], '')}"
        if message.get("role") == "user":
            yield f"- (you answered without a call) {json.dumps(message['content'], ensure_ascii=False)}"
