"""The schema that an answer must follow: one of the tools with arguments of its schema, or a message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

TEXT_LIMIT = 24  # a model this small does not end a free text by itself
MESSAGE = "message"
# Left to itself it spends half of its tokens on spaces and new lines.
COMPACT = {"whitespace_flexible": False, "item_separator": ",", "key_separator": ":"}


def answer_schema(tools: Sequence[dict[str, Any]], *, must_call: bool) -> dict[str, Any]:
    """Of the whole answer."""
    choices = [_call(tool["function"]) for tool in tools]
    if not must_call or not choices:
        choices.append(_object({MESSAGE: {"type": "string", "maxLength": TEXT_LIMIT}}))
    return {"anyOf": choices, "x-guidance": COMPACT}


def _call(function: dict[str, Any]) -> dict[str, Any]:
    arguments = _capped(function.get("parameters") or _object({}))
    return _object({"name": {"const": function["name"]}, "arguments": arguments})


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _capped(schema: Any) -> Any:
    """Every free text and every number with an end."""
    if isinstance(schema, list):
        return [_capped(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    capped = {
        name: _capped(value) for name, value in schema.items() if name not in ("description", "default")
    }
    if capped.get("type") == "string" and "enum" not in capped:
        capped["maxLength"] = min(int(capped.get("maxLength", TEXT_LIMIT)), TEXT_LIMIT)
    if capped.get("type") == "integer":
        capped = {"minimum": 0, "maximum": 9999, **capped}
    return capped
