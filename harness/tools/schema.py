"""JSON schema of a tool's arguments: compact, without titles, null branches and references."""

from __future__ import annotations

from pydantic import BaseModel, JsonValue


def parameters(arguments: type[BaseModel]) -> dict[str, JsonValue]:
    """An object schema as OpenAI-compatible servers take it."""
    schema = arguments.model_json_schema()
    required = schema.get("required", [])
    compact: dict[str, JsonValue] = {
        "type": "object",
        "properties": {name: _compact(value) for name, value in schema.get("properties", {}).items()},
        "additionalProperties": False,
    }
    if required:
        compact["required"] = required
    return compact


def _compact(schema: JsonValue) -> JsonValue:
    if isinstance(schema, list):
        return [_compact(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {
        key: _compact(value)
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
