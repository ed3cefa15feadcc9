"""The page of the catalogue for operators: Markdown, from the same rows that models see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harness.tools.catalogue import CATALOGUE
from harness.tools.schema import parameters
from harness.tools.tool import Kind, Tool

KINDS: dict[Kind, str] = {
    "R": "reads the frozen snapshot",
    "A": "acts at once",
    "Q": "is queued; carried out in the manager's office after the turn (or the match), in order",
    "M": "is the model's memory",
}
HEAD = """# The tools

What every model gets, in the order in which it sees them; printed by `dugout tools`. Answers are JSON. A call
that cannot be done is refused with words that say why, and a refusal costs a call like any other. Lists come
in pages: `total`, and `next_offset` when there are more.
"""


def page() -> str:
    """The whole page."""
    kinds = "\n".join(f"- **{kind}** {words}" for kind, words in KINDS.items())
    tools = "\n".join(_tool(tool) for tool in CATALOGUE)
    return f"{HEAD}\n{kinds}\n\n{tools}"


def _tool(tool: Tool) -> str:
    schema: Any = parameters(tool.arguments)
    rows = [
        _row(name, value, name in schema.get("required", ())) for name, value in schema["properties"].items()
    ]
    table = ["| argument | is | means |", "| --- | --- | --- |", *rows, ""] if rows else []
    return "\n".join((f"## {tool.name} ({tool.kind})", "", tool.description, "", *table))


def _row(name: str, schema: dict[str, Any], required: bool) -> str:
    default = schema.get("default")
    known = (
        "required" if required else f"default {default!r}" if default not in (None, "", (), [], {}) else ""
    )
    told = "; ".join(filter(None, (_type(schema), known)))
    return f"| `{name}` | {told} | {schema.get('description', '')} |"


def _type(schema: dict[str, Any]) -> str:
    if "anyOf" in schema:
        return " or ".join(_type(choice) for choice in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"`{choice}`" for choice in schema["enum"])
    kind = str(schema.get("type", "anything"))
    return TYPES[kind](schema) if kind in TYPES else kind


def _array(schema: dict[str, Any]) -> str:
    least, most = schema.get("minItems", 0), schema["maxItems"]
    return f"list of {'' if least == most else 'at most '}{most} ({_type(schema['items'])})"


def _object(schema: dict[str, Any]) -> str:
    if "properties" in schema:
        return ", ".join(f"`{name}` {_type(value)}" for name, value in schema["properties"].items())
    return f"at most {schema['maxProperties']} pairs of a name and {_type(schema['additionalProperties'])}"


def _integer(schema: dict[str, Any]) -> str:
    return f"integer {schema.get('minimum', '')}..{schema['maximum']}" if "maximum" in schema else "integer"


def _text(schema: dict[str, Any]) -> str:
    if schema.get("format") == "date":
        return "date"
    return f"text of at most {schema['maxLength']} characters" if "maxLength" in schema else "text"


TYPES: dict[str, Callable[[dict[str, Any]], str]] = {
    "array": _array,
    "object": _object,
    "integer": _integer,
    "string": _text,
}
