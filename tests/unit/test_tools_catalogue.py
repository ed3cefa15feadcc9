"""The catalogue as models see it."""

from __future__ import annotations

import json
import re

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # the package ships no types

from harness.settings import project_root
from harness.tools.catalogue import BY_NAME, CATALOGUE, is_acting, openai_tools
from harness.tools.operators_page import page
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
    at_once = ["set_lineup", "change_tactic", "substitute", "answer", "decide"]
    ordered = [tool.name for tool in CATALOGUE if tool.kind == "Q"]
    assert sorted(acting) == sorted([*at_once, *ordered])
    assert len(ordered) == 7
    assert not is_acting("no_such_tool")


SPECIFIED = (
    "get_squad", "get_player", "set_lineup", "my_lineups", "list_tactics", "change_tactic", "substitute",
    "match_report", "player_games", "recent_results", "search_players", "find_players", "scout_club",
    "compare_with_squad", "make_offer", "transfer_list", "list_for_loan", "loan_player", "contract_terms",
    "offer_new_contract", "track_player", "untrack_player", "tracked_players", "club_info",
    "board_confidence", "league_table", "fixtures", "search_history", "answer", "decide", "set_plan",
    "update_notes", "read_memory", "season_review", "write_review", "end_turn",
)  # fmt: skip


def test_catalogue_is_the_36_tools() -> None:
    """Each by its name, in the order in which models see them."""
    assert tuple(tool.name for tool in CATALOGUE) == SPECIFIED
    assert len(SPECIFIED) == 36


def test_operators_page_is_up_to_date() -> None:
    """docs/tools.md is what `dugout tools` prints."""
    assert (project_root() / "docs/tools.md").read_text() == page()


def test_operators_page_names_everything() -> None:
    """Every tool with its description, every argument with its own."""
    text = page()
    for tool in CATALOGUE:
        assert f"## {tool.name} ({tool.kind})\n\n{tool.description}\n" in text
        for name, field in tool.arguments.model_fields.items():
            assert f"| `{name}` |" in text
            assert str(field.description) in text


def test_catalogue_size() -> None:
    """The definitions stay small enough for a small model's context."""
    assert len(json.dumps(openai_tools())) < 21_000
