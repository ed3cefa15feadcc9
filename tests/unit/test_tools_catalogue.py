"""The catalogue as models see it."""

from __future__ import annotations

import json
import re

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # the package ships no types

from harness.tools.catalogue import BY_NAME, CATALOGUE, is_acting, openai_tools
from harness.tools.tool import Tool

each_tool = pytest.mark.parametrize("tool", [pytest.param(tool, id=tool.name) for tool in CATALOGUE])


@each_tool
def test_catalogue_schema_of_every_tool(tool: Tool) -> None:
    """The parameters are a valid JSON schema of an object, self-contained and closed."""
    (entry,) = openai_tools([tool.name])
    function = entry["function"]
    assert isinstance(function, dict)
    schema = function["parameters"]
    Draft202012Validator.check_schema(schema)
    assert isinstance(schema, dict)
    assert (schema["type"], schema["additionalProperties"]) == ("object", False)
    assert "$ref" not in json.dumps(schema)


@each_tool
def test_catalogue_descriptions_of_every_tool(tool: Tool) -> None:
    """Tool and arguments are described."""
    assert tool.description.endswith(".")
    assert re.fullmatch(r"[a-z_]{1,64}", tool.name)
    for field in tool.arguments.model_fields.values():
        assert field.description


def test_catalogue_order_and_choice() -> None:
    """Chosen tools come in catalogue order, whatever the order of the names; a name is there once."""
    names = [entry["function"]["name"] for entry in openai_tools(["end_turn", "get_squad"])]  # type: ignore[call-overload,index]  # JSON
    assert names == ["get_squad", "end_turn"]
    assert len(BY_NAME) == len(CATALOGUE) == len(openai_tools())


def test_catalogue_unknown_name() -> None:
    """A benchmark that names a tool which does not exist is an error."""
    with pytest.raises(KeyError, match="no_such_tool"):
        openai_tools(["no_such_tool"])


def test_catalogue_acting_tools() -> None:
    """The tools whose repetition closes a turn are those that act on the game."""
    acting = [tool.name for tool in CATALOGUE if is_acting(tool.name)]
    assert acting == ["set_lineup", "change_tactic", "substitute"]
    assert not is_acting("no_such_tool")


def test_catalogue_size() -> None:
    """The definitions stay small enough for a small model's context."""
    assert len(json.dumps(openai_tools())) < 10_000
