"""A conversation as one prompt, for a CLI that cannot be handed calls which another process made."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence

from harness.models.wire.form import Message, call_message, result_message

SO_FAR = """

## This turn so far
You have made these calls in this turn already. They were carried out and count; go on from here.
"""
CALL, RESULT, SILENT = "call: ", "result: ", "without a call you were told: "


def prompt_of(messages: Sequence[Message]) -> str:
    """The briefing; behind it what the turn's calls were and returned, when there were any."""
    briefing = str(messages[1]["content"])
    told = list(_told(messages[2:]))
    text = briefing if not told else briefing + SO_FAR + "\n".join(told) + "\n"
    return f"\n{text}" if text.startswith("/") else text  # some CLIs take that for a command


def calls_in(messages: Iterable[Message]) -> int:
    """How many calls a conversation holds."""
    return sum(len(message.get("tool_calls") or ()) for message in messages)


def conversation_of(prompt: str) -> list[Message]:
    """The conversation that a prompt tells, for a model of ours that reads no prose."""
    briefing, _, told = prompt.partition(SO_FAR)
    messages: list[Message] = [{"role": "user", "content": briefing}]
    for line in told.splitlines():
        call_id = f"told_{len(messages)}"
        if line.startswith(CALL):
            tool, _, arguments = line.removeprefix(CALL).partition(" ")
            messages.append(call_message(None, [(call_id, tool, arguments)]))
        elif line.startswith(RESULT):
            messages.append(result_message(f"told_{len(messages) - 1}", line.removeprefix(RESULT)))
    return messages


def _told(messages: Sequence[Message]) -> Iterator[str]:
    results = {m["tool_call_id"]: m["content"] for m in messages if m.get("role") == "tool"}
    for message in messages:
        for call in message.get("tool_calls") or ():
            function = call["function"]
            yield f"{CALL}{function['name']} {' '.join(function['arguments'].splitlines())}"
            yield f"{RESULT}{results.get(call['id'], '')}"
        if message.get("role") == "user":
            yield SILENT + json.dumps(message["content"], ensure_ascii=False)
