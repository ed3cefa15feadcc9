"""The catalogue: every tool in the order in which models see them."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import JsonValue

from harness.tools import (
    answer,
    board_confidence,
    change_tactic,
    club_info,
    compare_with_squad,
    contract_terms,
    decide,
    end_turn,
    find_players,
    fixtures,
    get_player,
    get_squad,
    league_table,
    list_for_loan,
    list_tactics,
    loan_player,
    make_offer,
    match_report,
    my_lineups,
    offer_new_contract,
    player_games,
    read_memory,
    recent_results,
    scout_club,
    search_history,
    search_players,
    season_review,
    set_lineup,
    set_plan,
    substitute,
    track_player,
    tracked_players,
    transfer_list,
    untrack_player,
    update_notes,
    write_review,
)
from harness.tools.schema import parameters
from harness.tools.tool import Tool

CATALOGUE: tuple[Tool, ...] = (
    get_squad.TOOL,
    get_player.TOOL,
    set_lineup.TOOL,
    my_lineups.TOOL,
    list_tactics.TOOL,
    change_tactic.TOOL,
    substitute.TOOL,
    match_report.TOOL,
    player_games.TOOL,
    recent_results.TOOL,
    search_players.TOOL,
    find_players.TOOL,
    scout_club.TOOL,
    compare_with_squad.TOOL,
    make_offer.TOOL,
    transfer_list.TOOL,
    list_for_loan.TOOL,
    loan_player.TOOL,
    contract_terms.TOOL,
    offer_new_contract.TOOL,
    track_player.TOOL,
    untrack_player.TOOL,
    tracked_players.TOOL,
    club_info.TOOL,
    board_confidence.TOOL,
    league_table.TOOL,
    fixtures.TOOL,
    search_history.TOOL,
    answer.TOOL,
    decide.TOOL,
    set_plan.TOOL,
    update_notes.TOOL,
    read_memory.TOOL,
    season_review.TOOL,
    write_review.TOOL,
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
