"""Hypothesis strategies from the JSON schemas of tools: values on the schema, and beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

ANY_JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=16) | st.dictionaries(st.text(max_size=12), inner, max_size=6),
    max_leaves=30,
)
LIKELY_NUMBERS = st.integers(0, 140)  # ids of players of the tests' worlds, cells, tactics
LIKELY_TEXTS = st.sampled_from(("a", "an", "Rovers", "united", "Corton", "1997-08-09", "First Division", "2"))


def on_schema(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values that a schema allows, mostly likely ones."""
    if "anyOf" in schema:
        return st.one_of(*(on_schema(choice) for choice in schema["anyOf"]))
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    return BY_TYPE[schema["type"]](schema)


def _array(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    least, most = schema.get("minItems", 0), schema.get("maxItems", 5)
    return st.lists(on_schema(schema["items"]), min_size=least, max_size=most)


def _integer(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    least, most = schema.get("minimum", 0), schema.get("maximum", 10**6)
    return st.integers(least, min(most, max(least, 140))) | st.integers(least, most)


def _string(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    if schema.get("format") == "date":
        return st.dates().map(lambda day: day.isoformat())
    least, most = schema.get("minLength", 0), schema.get("maxLength", 90)
    likely = LIKELY_TEXTS.filter(lambda text: least <= len(text) <= most)
    return likely | st.text(min_size=least, max_size=min(most, 40))


def _object(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    properties: dict[str, Any] = schema.get("properties", {})
    required = set(schema.get("required", ()))
    if not properties and isinstance(schema.get("additionalProperties"), dict):
        names = st.sampled_from(("pace", "shooting", "ability", "x"))
        return st.dictionaries(names, on_schema(schema["additionalProperties"]), max_size=3)
    return st.fixed_dictionaries(
        {name: on_schema(value) for name, value in properties.items() if name in required},
        optional={name: on_schema(value) for name, value in properties.items() if name not in required},
    )


BY_TYPE: dict[str, Callable[[dict[str, Any]], st.SearchStrategy[Any]]] = {
    "object": _object,
    "array": _array,
    "integer": _integer,
    "string": _string,
    "boolean": lambda _schema: st.booleans(),
}


def beside_schema(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Objects with the right names and any values, or anything at all."""
    names = sorted(schema.get("properties", {})) or ["x"]
    return st.dictionaries(st.sampled_from(names), ANY_JSON | LIKELY_NUMBERS | LIKELY_TEXTS) | ANY_JSON
