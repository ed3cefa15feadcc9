"""The catalogue: every tool in the order in which models see them."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import JsonValue

from harness.tools import (
    change_tactic,
    end_turn,
    fixtures,
    get_player,
    get_squad,
    league_table,
    list_tactics,
    read_memory,
    recent_results,
    set_lineup,
    set_plan,
    substitute,
    update_notes,
)
from harness.tools.schema import parameters
from harness.tools.tool import Tool

CATALOGUE: tuple[Tool, ...] = (
    get_squad.TOOL,
    get_player.TOOL,
    set_lineup.TOOL,
    list_tactics.TOOL,
    change_tactic.TOOL,
    substitute.TOOL,
    league_table.TOOL,
    fixtures.TOOL,
    recent_results.TOOL,
    set_plan.TOOL,
    update_notes.TOOL,
    read_memory.TOOL,
    end_turn.TOOL,
)
BY_NAME: dict[str, Tool] = {tool.name: tool for tool in CATALOGUE}


def openai_tools(names: Sequence[str] | None = None) -> list[dict[str, JsonValue]]:
    """The named tools (default all) in OpenAI form and catalogue order; KeyError for an unknown name."""
    wanted = {BY_NAME[name].name for name in (BY_NAME if names is None else names)}
    return [
        {
            "type": "function",
            "function": {
                "name": tool.name,
                "description": tool.description,
                "parameters": parameters(tool.arguments),
            },
        }
        for tool in CATALOGUE
        if tool.name in wanted
    ]


def is_acting(name: str) -> bool:
    """Whether a tool acts on the game, so that its exact repetition counts for the safeguard."""
    return name in BY_NAME and BY_NAME[name].acting
