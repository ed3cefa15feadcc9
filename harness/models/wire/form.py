"""The one form into which every provider's requests and responses are read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import JsonValue

from harness.models.seam import ModelAnswer

SERVER = "game"  # the name of our MCP server; no underscore, which Gemini CLI cannot split

Message = dict[str, Any]
Row = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class WireRequest:
    """A request without its channel's wrapper: plain tool names, OpenAI-form messages and tools."""

    rules: str  # the system prompt without what a CLI puts before it
    messages: tuple[Message, ...]
    tools: tuple[dict[str, Any], ...]  # those of our MCP server
    foreign_tools: tuple[str, ...] = ()  # every other tool that the request offers
    settings: dict[str, JsonValue] = field(default_factory=dict)  # model, effort, sampling, as sent
    streamed: bool = True

    @property
    def tool_names(self) -> tuple[str, ...]:
        """Plain names of the tools of our MCP server."""
        return tuple(str(tool["function"]["name"]) for tool in self.tools)


@dataclass(frozen=True, slots=True)
class Wire:
    """One provider's format, as the recording proxy and the stand-in use it."""

    name: str
    asks: Callable[[str], bool]  # whether a path is one at which the model is asked
    read_request: Callable[[str, Row], WireRequest]  # of path and JSON body
    read_response: Callable[[Sequence[Row]], ModelAnswer]  # of the documents of a stream, or of the one
    write_response: Callable[[ModelAnswer, WireRequest], Iterator[tuple[str | None, dict[str, Any]]]]
    key_header: str  # lower case
    key_prefix: str = ""


def function_tool(name: str, description: object, parameters: object) -> dict[str, Any]:
    """A tool in OpenAI form."""
    function = {"name": name, "description": description, "parameters": parameters}
    return {"type": "function", "function": function}


def call_message(text: str | None, calls: Sequence[tuple[str, str, str]]) -> Message:
    """An assistant's message in OpenAI form; calls as (id, name, arguments)."""
    message: Message = {"role": "assistant", "content": text or ""}
    if calls:
        message["tool_calls"] = [
            {"id": call_id, "type": "function", "function": {"name": name, "arguments": arguments}}
            for call_id, name, arguments in calls
        ]
    return message


def result_message(call_id: str, content: str) -> Message:
    """A tool's result in OpenAI form."""
    return {"role": "tool", "tool_call_id": call_id, "content": content}


def count(holder: object, name: str) -> int | None:
    """A token count, or None where the provider reports none."""
    value = holder.get(name) if isinstance(holder, Mapping) else None
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else None


def plain_text(content: object, kinds: tuple[str, ...] = ("text", "input_text", "output_text")) -> str:
    """Content as text: a string, or the text parts of a list."""
    if isinstance(content, str):
        return content
    if not isinstance(content, list):
        return ""
    parts = [p for p in content if isinstance(p, Mapping) and p.get("type", "text") in kinds]
    return "".join(str(p.get("text") or "") for p in parts)
