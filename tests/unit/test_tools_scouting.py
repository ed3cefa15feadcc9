"""Tools that look at players and clubs of the world."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from full_contexts import FOREIGN, FREE, LISTED, TRACKED, context_of, full_context, full_world
from turn_views import call, context, told, view_of, world

from cm9798.folded import folded
from cm9798.market_search import Order, Wanted
from cm9798.synthetic import FIRST_CLUB, SQUAD
from cm9798.view_filter import PlayerView
from harness.tools.outcome import Refusal


def search(**arguments: Any) -> Any:
    """The answer of a search in the full world."""
    answer = told("search_players", context_of(), **arguments)
    assert answer.accepted, answer.data
    return answer.data


def ids(answer: Any) -> list[int]:
    """Who was found."""
    return [row["id"] for row in answer["players"]]


@pytest.mark.parametrize(
    ("arguments", "fits"),
    [
        pytest.param({"position": "GK"}, lambda p, _: p.position.startswith("GK"), id="position"),
        pytest.param({"side": "left"}, lambda p, _: "L" in p.position.split(" ")[-1], id="side"),
        pytest.param({"age_from": 20, "age_to": 24}, lambda p, _: 20 <= p.age <= 24, id="age"),
        pytest.param({"value_up_to": 700_000}, lambda p, _: p.value <= 700_000, id="value"),
        pytest.param({"value_from": 1_500_000}, lambda p, _: p.value >= 1_500_000, id="value from"),
        pytest.param({"nation": "sodland"}, lambda p, _: p.nation == "Södland", id="nation"),
        pytest.param(
            {"attributes": {"pace": 15, "passing": 10}},
            lambda p, _: p.attributes["pace"] >= 15 and p.attributes["passing"] >= 10,
            id="attributes",
        ),
        pytest.param({"available": "transfer_listed"}, lambda p, _: p.index == LISTED, id="listed"),
        pytest.param({"available": "loan_listed"}, lambda p, _: p.index == 5, id="loan list"),
        pytest.param({"available": "without_a_club"}, lambda p, _: p.index == FREE, id="free"),
        pytest.param({"available": "listed_or_free"}, lambda p, _: p.index in (LISTED, FREE), id="either"),
        pytest.param({"available": "contract_ends"}, lambda _, d: d.months_left < 7, id="contract ends"),
    ],
)
def test_search_filters(arguments: dict[str, Any], fits: Any) -> None:
    """Exactly those who fit, page by page."""
    view = context_of().view
    found: list[int] = []
    while True:
        answer = search(**arguments, offset=len(found), limit=30)
        found += ids(answer)
        if "next_offset" not in answer:
            break
    expected = [p.index for p in view.players.values() if fits(p, view.dealings[p.index])]
    assert sorted(found) == expected
    assert answer["total"] == len(expected)


@pytest.mark.parametrize("order", ["value", "age", "name", "rating", "goals"])
def test_search_orders(order: Order) -> None:
    """By the figure asked for, equals by value, then by id: never by what no screen shows."""
    made = full_world()
    for index, row in enumerate(made.tables["player"]):
        row["apps"], row["rating_total"], row["goals"] = 3, 18 + index % 5, index % 3
    view = full_context(made, "before_match").view
    assert view.market is not None
    found = view.market.search(Wanted(), order)
    players = [view.players[index] for index in found]
    keys: dict[Order, Callable[[PlayerView], Any]] = {
        "value": lambda _: 0,
        "age": lambda p: p.age,
        "rating": lambda p: -(p.average_rating or 0),
        "goals": lambda p: -p.goals,
        "name": lambda p: (folded(made.names["player"][p.index][1]), folded(p.name)),
    }
    ordered = sorted(players, key=lambda p: (keys[order](p), -p.value, p.index))
    assert found == [player.index for player in ordered]
    assert len(found) == len(view.players)


def test_search_attribute_that_no_screen_shows() -> None:
    """A hidden attribute is no attribute; the refusal names those that are."""
    for name in ("ability", "consistency", "x"):
        outcome = call("search_players", context_of(), attributes={name: 1})
        assert isinstance(outcome, Refusal)
        assert "no attribute" in outcome.reasons[0]
        assert "set_pieces" in outcome.reasons[0]


def test_find_players_without_accents() -> None:
    """Accents and case do not matter; the very name comes first."""
    made = full_world()
    made.names["player"][TRACKED] = ("Ülf", "Ångström")
    made.names["player"][0] = ("Ülf", "Ångströmsson")
    at = full_context(made, "before_match")
    answer: Any = told("find_players", at, name="ulf ANGSTROM").data
    assert ids(answer) == [TRACKED, 0]
    profile: Any = told("get_player", at, player="ulf angstrom").data
    assert profile["id"] == TRACKED


def test_find_players_nobody() -> None:
    """No page without players has a next one."""
    answer: Any = told("find_players", context_of(), name="zzzz").data
    assert answer == {"total": 0, "players": []}


def test_scout_club_by_any_name() -> None:
    """By long or short name, without accents; its squad in the screen's order and its last results."""
    view = context_of().view
    long, short = view.club_names[FIRST_CLUB + 1]
    by_long: Any = told("scout_club", context_of(), club=long.upper()).data
    assert by_long == told("scout_club", context_of(), club=short).data
    assert [row["id"] for row in by_long["squad"]] == list(range(SQUAD, 2 * SQUAD))
    assert len(by_long["form"]) == len(by_long["last_results"]) == 2
    assert by_long["finances"] in ("Rich", "Secure", "Sound", "In debt", "Deep in debt")
    assert not {"books_of_this_season", "money_for_players"} & set(by_long)


def test_scout_club_unknown() -> None:
    """A near name is told; nations and pseudo-clubs are no clubs."""
    view = context_of().view
    outcome = call("scout_club", context_of(), club=view.club_names[FIRST_CLUB][0][:-1])
    assert isinstance(outcome, Refusal)
    assert "Do you mean" in outcome.reasons[0]
    assert isinstance(call("scout_club", context_of(), club="Northmark"), Refusal)


def test_compare_with_squad() -> None:
    """Him first, then the own men of his position; one value each, in that order, of every attribute."""
    view = context_of().view
    answer: Any = told("compare_with_squad", context_of(), player=FOREIGN).data
    who = [row["id"] for row in answer["players"]]
    assert who[0] == FOREIGN
    assert all("M" in view.players[index].position.split(" ")[0] for index in who)
    attributes = answer["attributes_in_that_order"]
    assert attributes["pace"] == [view.players[index].attributes["pace"] for index in who]
    keepers: Any = told("compare_with_squad", context_of(), player=FOREIGN, position="GK").data
    assert [row["id"] for row in keepers["players"]] == [FOREIGN, 0, 1]


def test_get_player_dealings() -> None:
    """How he stands on the market and at his club; the mood of own men alone."""
    other: Any = told("get_player", context_of(), player=LISTED).data
    listed = other["dealings"]
    assert (listed["market"], listed["asking_price"]) == ("Transfer listed", 1_500_000)
    assert "mood" not in listed
    own: Any = told("get_player", context_of(), player=1).data
    assert own["dealings"]["mood"] in ("Settled at the club", "Delighted with life at the club")


def test_league_table_of_another_division() -> None:
    """By name; one that is not there is refused."""
    answer: Any = told("league_table", context(), division="first division").data
    assert answer["division"] == "First Division"
    assert isinstance(call("league_table", context(), division="Tenth"), Refusal)


def test_club_info_and_board() -> None:
    """The books by the screen's names, the money, and the board's own words."""
    info: Any = told("club_info", context_of()).data
    assert info["books_of_this_season"]["Wages"] == 90_000
    assert (info["money_for_players"], info["transfer_deadline"]) == (2_000_000, "1998-03-26")
    assert [offer["kind"] for offer in info["open_offers"]] == ["made", "made", "received"]
    board: Any = told("board_confidence", context_of()).data
    assert board["confidence"] == "Pleased"
    assert board["view"][0] == info["board"]
    assert "£2,000,000" in board["view"][4]


def test_answers_about_the_world_are_compact() -> None:
    """No answer with default arguments is longer than 16,000 characters."""
    view = view_of(world())
    for tool, arguments in (
        ("search_players", {}),
        ("scout_club", {"club": view.club_names[FIRST_CLUB + 1][0]}),
        ("compare_with_squad", {"player": 40}),
        ("club_info", {}),
        ("search_history", {}),
        ("my_lineups", {}),
    ):
        assert len(json.dumps(told(tool, context_of(), **arguments).data)) < 16_000
