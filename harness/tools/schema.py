"""JSON schema of a tool's arguments: compact, without titles, null branches and references."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import BaseModel, JsonValue


def parameters(arguments: type[BaseModel]) -> dict[str, JsonValue]:
    """An object schema as OpenAI-compatible servers take it."""
    schema = arguments.model_json_schema()
    required, parts = schema.get("required", []), schema.get("$defs", {})
    compact: dict[str, JsonValue] = {
        "type": "object",
        "properties": {name: _compact(value, parts) for name, value in schema.get("properties", {}).items()},
        "additionalProperties": False,
    }
    if required:
        compact["required"] = required
    return compact


def _compact(schema: JsonValue, parts: Mapping[str, JsonValue]) -> JsonValue:
    if isinstance(schema, list):
        return [_compact(item, parts) for item in schema]
    if not isinstance(schema, dict):
        return schema
    reference = schema.get("$ref")
    if isinstance(reference, str):
        return _compact(parts[reference.rsplit("/", 1)[-1]], parts)
    kept = {
        key: _compact(value, parts)
        for key, value in schema.items()
        if key != "title" and not (key == "default" and value is None)
    }
    choices = kept.get("anyOf")
    if isinstance(choices, list):
        real = [choice for choice in choices if choice != {"type": "null"}]
        if len(real) == 1 and isinstance(real[0], dict):
            del kept["anyOf"]
            return {**real[0], **kept}
        kept["anyOf"] = real
    return kept
