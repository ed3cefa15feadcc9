"""What a policy reads out of a conversation: the briefing, the tools, and what its calls returned."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import JsonValue

from harness.models.seam import ModelAnswer, ToolCall

_KIND = re.compile(r"^Turn: (\w+)", re.MULTILINE)

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Result:
    """One call and its answer."""

    tool: str
    arguments: Row
    answer: Row

    @property
    def refusals(self) -> tuple[str, ...]:
        """Why nothing happened; empty when it was accepted."""
        return tuple(str(reason) for reason in self.answer.get("refused", ()))


@dataclass(frozen=True, slots=True)
class Transcript:
    """A turn's conversation so far."""

    briefing: str
    turn_kind: str
    tools: frozenset[str]
    results: tuple[Result, ...]
    answers: int = 0  # given in this turn before

    def last(self, tool: str) -> Result | None:
        """The newest call of a tool."""
        return next((r for r in reversed(self.results) if r.tool == tool), None)

    def all(self, tool: str) -> tuple[Result, ...]:
        """Every call of a tool."""
        return tuple(r for r in self.results if r.tool == tool)

    def calling(self, text: str, calls: Sequence[tuple[str, Mapping[str, JsonValue]]]) -> ModelAnswer:
        """An answer with these calls, numbered on through the conversation."""
        first = len(self.results) + 1
        written = tuple(
            ToolCall(call_id=f"call_{first + n}", tool=tool, arguments=json.dumps(arguments))
            for n, (tool, arguments) in enumerate(calls)
        )
        return ModelAnswer(text=text, calls=written, finish_reason="tool_calls")

    def offered(self, calls: Sequence[tuple[str, Mapping[str, JsonValue]]]) -> list[Any]:
        """Those of the calls whose tools this benchmark has."""
        return [(tool, arguments) for tool, arguments in calls if tool in self.tools]

    def ending(self, text: str) -> ModelAnswer:
        """An answer that ends the turn."""
        return self.calling(text, [("end_turn", {})])


def read(messages: Iterable[Mapping[str, Any]], tools: Iterable[Mapping[str, Any]]) -> Transcript:
    """A conversation in OpenAI form as a transcript; what is missing in it is empty."""
    conversation = list(messages)
    briefing = next((str(m.get("content")) for m in conversation if m.get("role") == "user"), "")
    kind = _KIND.search(briefing)
    answers = {m.get("tool_call_id"): m.get("content") for m in conversation if m.get("role") == "tool"}
    calls = [call for message in conversation for call in message.get("tool_calls") or ()]
    return Transcript(
        briefing=briefing,
        turn_kind=kind.group(1) if kind else "before_match",
        tools=frozenset(str(tool["function"]["name"]) for tool in tools),
        results=tuple(_result(call, answers.get(call["id"])) for call in calls),
        answers=sum(m.get("role") == "assistant" for m in conversation),
    )


def _result(call: Mapping[str, Any], answer: object) -> Result:
    function = call["function"]
    return Result(function["name"], _row(function["arguments"]), _row(answer))


def _row(text: object) -> Row:
    try:
        value = json.loads(text) if isinstance(text, str) and text else {}
    except ValueError:
        value = {}
    return value if isinstance(value, dict) else {}
