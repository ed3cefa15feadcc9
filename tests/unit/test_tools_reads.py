"""Tools that read, and the memory tools."""

from __future__ import annotations

import json
from typing import Any

import pytest
from turn_views import before_match, call, context, half_time, told, view_of, world

from harness.tools.context_after import context_after
from harness.tools.outcome import EndTurn, Refusal, RememberNotes, RememberPlan


def data(tool: str, **arguments: Any) -> Any:
    answer = told(tool, **arguments)
    assert answer.accepted
    return answer.data


def test_get_squad_whole() -> None:
    """Everybody once, with shirts of the present sheet, and no attributes unless asked."""
    players = data("get_squad")["players"]
    assert [p["id"] for p in players] == list(range(22))
    assert {p["shirt"] for p in players if "shirt" in p} == {*range(1, 12), "S1", "S2", "S3", "S4", "S5"}
    assert "attributes" not in players[0]


def test_get_squad_filters() -> None:
    """By position, availability and order."""
    given = world()
    given.tables["player"][1]["injury_type"], given.tables["player"][1]["injury_days"] = 1, 12
    at = context(view_of(given))
    keepers: Any = told("get_squad", at, position="gk").data
    assert [(p["id"], p["status"]) for p in keepers["players"]] == [(0, "available"), (1, "injured 12 days")]
    able: Any = told("get_squad", at, position="GK", available=True).data
    assert [p["id"] for p in able["players"]] == [0]
    ordered: Any = told("get_squad", at, order="value").data
    values = [p["value"] for p in ordered["players"]]
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("order", ["squad", "name", "age", "condition", "average_rating", "value"])
def test_get_squad_orders(order: str) -> None:
    """Every order lists everybody."""
    assert len(data("get_squad", order=order)["players"]) == 22


def test_get_squad_in_play() -> None:
    """In play the sixteen carry their match so far, and the answer the substitutions left."""
    answer: Any = told("get_squad", context(half_time(), "half_time")).data
    playing = [p for p in answer["players"] if p.get("in_match", {}).get("status") == "playing"]
    assert (len(playing), answer["substitutions_left"]) == (11, 3)
    assert playing[0]["in_match"] == {
        "status": "playing",
        "cell": 0,
        "position": "GK",
        "rating": 6,
        "goals": 0,
        "yellows": 0,
        "condition": 85,
    }


def test_get_player_by_name() -> None:
    """A player of another club by his full name in any case, with attributes."""
    other = before_match().players[40]
    profile = data("get_player", player=other.name.upper())
    assert (profile["id"], profile["club"]) == (40, other.club)
    assert profile["attributes"] == other.attributes


def test_get_player_with_a_namesake() -> None:
    """Two players of one name are told apart by id."""
    given = world()
    given.names["player"][1] = given.names["player"][0]
    outcome = call("get_player", context(view_of(given)), player=" ".join(given.names["player"][0]))
    assert isinstance(outcome, Refusal)
    assert "use an id (0, 1)" in outcome.reasons[0]


def test_list_tactics() -> None:
    """All 19 with 11 positions, and runs where shirts run."""
    tactics = data("list_tactics")["tactics"]
    assert [t["index"] for t in tactics] == list(range(19))
    assert all(len(t["cells"]) == len(t["positions"]) == 11 for t in tactics)
    assert tactics[9]["runs"] == {"2": "DM far right"}


def test_league_table() -> None:
    """Every club of the division in order."""
    answer = data("league_table")
    assert [row["position"] for row in answer["table"]] == [1, 2, 3, 4, 5, 6]
    assert answer["your_club"] in [row["club"] for row in answer["table"]]


def test_fixtures_pages() -> None:
    """Pages join to the whole list without gap or overlap."""
    whole = data("fixtures", club="all", limit=50)
    assert (whole["total"], len(whole["fixtures"])) == (30, 30)
    pages, offset = [], 0
    while offset is not None:
        page = data("fixtures", club="all", limit=7, offset=offset)
        pages += page["fixtures"]
        offset = page.get("next_offset")
    assert pages == whole["fixtures"]


def test_fixtures_of_the_own_club() -> None:
    """By default the own club's coming matches, each opponent twice."""
    fixtures, club = data("fixtures")["fixtures"], before_match().club
    opponents = [f["away"] if f["home"] == club else f["home"] for f in fixtures]
    others = {row.club for row in before_match().table} - {club}
    assert sorted(opponents) == sorted([*others, *others])


def test_recent_results() -> None:
    """Newest first, with the result from the club's side; of a competition everybody's."""
    given = world()
    club = int(given.tables["fixture"][0]["home"])
    matches = [f for f in given.tables["fixture"] if club in (f["home"], f["away"])][:2]
    for row, score in zip(matches, [(2, 1), (0, 0)], strict=True):
        row["played"], row["home_goals"], row["away_goals"] = 1, *score
    at = context(view_of(given))
    answer: Any = told("recent_results", at, club=given.names["club"][club][0]).data
    assert [(r["score"], r["result"]) for r in answer["results"]] == [("0-0", "drawn"), ("2-1", "won")]
    everything: Any = told("recent_results", at, competition="first division").data
    assert [r["score"] for r in everything["results"]] == ["0-0", "2-1"]


def test_memory_tools() -> None:
    """Plan and notes are kept within the turn, and read back."""
    now = context()
    for tool, arguments in [
        ("set_plan", {"plan": "Stay up."}),
        ("update_notes", {"text": "One."}),
        ("update_notes", {"text": "Two."}),
    ]:
        outcome = call(tool, now, **arguments)
        assert isinstance(outcome, RememberPlan | RememberNotes)
        now = context_after(now, outcome)
    answer: Any = told("read_memory", now).data
    assert (answer["plan"], answer["notes"]) == ("Stay up.", "One.\nTwo.")
    assert call("update_notes", now, text="New.", mode="replace") == RememberNotes("New.")


def test_update_notes_beyond_the_limit() -> None:
    """Notes that would be too long are refused with both lengths."""
    outcome = call("update_notes", context(notes="x" * 3000), text="y" * 1000)
    assert isinstance(outcome, Refusal)
    assert "4001" in outcome.reasons[0]
    assert "4000" in outcome.reasons[0]


def test_notes_with_control_characters() -> None:
    """What a database would refuse does not reach the notes."""
    outcome = call("update_notes", text="a\x00b\ud800c\r\nd\te")
    assert outcome == RememberNotes("a\ufffdb\ufffdc\nd\te")


def test_end_turn() -> None:
    """It ends the turn."""
    assert call("end_turn") == EndTurn()


def test_answers_are_compact() -> None:
    """No answer with default arguments is longer than 16,000 characters."""
    for tool in ("get_squad", "list_tactics", "league_table", "fixtures", "recent_results", "read_memory"):
        assert len(json.dumps(data(tool))) < 16_000
    assert len(json.dumps(data("get_squad", attributes=True))) < 20_000
