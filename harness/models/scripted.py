"""The fake model: answers from a list or a function, for tests and for trying a run without a server."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from pydantic import JsonValue

from harness.errors import ModelUnavailable
from harness.models.seam import ModelAnswer, ToolCall

Conversation = list[dict[str, Any]]
Script = Callable[[Conversation], ModelAnswer]


def calling(*calls: tuple[str, dict[str, JsonValue]], first_id: int = 1) -> ModelAnswer:
    """An answer that calls tools: pairs of name and arguments."""
    written = [
        ToolCall(call_id=f"call_{number}", tool=tool, arguments=json.dumps(arguments))
        for number, (tool, arguments) in enumerate(calls, start=first_id)
    ]
    return ModelAnswer(calls=tuple(written), finish_reason="tool_calls")


class ScriptedModel:
    """`Model` that says what it was given; an error in the list is raised in its turn."""

    def __init__(self, script: Iterable[ModelAnswer | ModelUnavailable] | Script) -> None:
        self._function = script if callable(script) else None
        self._answers = iter(()) if callable(script) else iter(script)
        self.conversations: list[Conversation] = []  # as they were asked, for a test to look at

    async def answer(self, messages: Conversation, tools: list[dict[str, JsonValue]]) -> ModelAnswer:  # noqa: ARG002 - the seam's signature
        """The next answer; ModelUnavailable when the script has ended."""
        self.conversations.append(messages)
        if self._function is not None:
            return self._function(messages)
        answer = next(self._answers, ModelUnavailable("the script has ended"))
        if isinstance(answer, ModelUnavailable):
            raise answer
        return answer

    async def leave_turn(self) -> None:
        """Nothing is kept between answers."""

    async def close(self) -> None:
        """Nothing is held."""
