"""Seasons of the engine: repeatable, correctly counted, and like real football."""

from __future__ import annotations

import struct
from collections import Counter

import pytest
from engine_program import Program


def test_season_of_the_same_decisions_is_the_same(game: Program) -> None:
    """Same save and same decisions: equal byte for byte, also with a stop in between."""
    game.season(1, 2)
    game.season(1, 3)
    game.json("--slot", 1, "play", "--matches", 17, "--save", 4)
    game.season(4, 4)
    assert game.saved(2) == game.saved(3) == game.saved(4)


def test_season_of_another_game_number_is_another(game: Program) -> None:
    """The game's number decides fixtures, players' hidden values and results."""
    game.new(slot=2, game=2)
    assert game.saved(1) != game.saved(2)
    game.season(1, 3)
    game.season(2, 4)
    assert game.json("--slot", 3, "table") != game.json("--slot", 4, "table")


def test_season_table_adds_up(game: Program) -> None:
    """Points are 3W+D, wins equal losses, goals for equal goals against, everybody has played 38."""
    game.season(1, 2)
    table = game.json("--slot", 2, "table")
    assert [row["position"] for row in table] == list(range(1, 21))
    for row in table:
        assert row["points"] == 3 * row["won"] + row["drawn"]
        assert row["played"] == row["won"] + row["drawn"] + row["lost"] == 38
    assert sum(row["won"] - row["lost"] for row in table) == 0
    assert sum(row["goals_for"] - row["goals_against"] for row in table) == 0
    order = [(row["points"], row["goals_for"] - row["goals_against"], row["goals_for"]) for row in table]
    assert order == sorted(order, reverse=True)


def test_season_fixtures_are_a_double_round_robin(game: Program) -> None:
    """Each pair meets once on either ground; nobody plays twice a day; half the matches are at home."""
    general = game.saved(1)["GNDATA"]
    count = struct.unpack_from("<H", general, 92)[0]
    rows = [struct.unpack_from("<HHH3B", general, 1536 + 24 * i) for i in range(count)]
    assert count == len({row[:2] for row in rows}) == 380
    assert Counter(row[0] for row in rows) == Counter(row[1] for row in rows)
    days = Counter((club, row[3:6]) for row in rows for club in row[:2])
    assert set(days.values()) == {1}
    assert {(day[2], day[1]) for _, day in days} <= {(97, m) for m in range(8, 13)} | {
        (98, m) for m in range(1, 6)
    }


def test_season_after_the_first_begins_anew(game: Program) -> None:
    """The next season has new fixtures, an empty table, and goes on from the same save."""
    game.season(1, 2)
    played = game.json("--slot", 2, "play", "--matches", 1, "--save", 3)
    assert played["played"] == 1
    assert struct.unpack_from("<H", game.saved(3)["GNDATA"], 22) == (98,)


@pytest.mark.parametrize("number", [1, 2])
def test_season_statistics_are_those_of_real_leagues(game: Program, number: int) -> None:
    """Goals, home wins, draws and cards over five seasons lie where real leagues have them."""
    game.new(slot=2, game=number)
    found = game.json("--slot", 2, "statistics", "--seasons", 5)
    assert found["matches"] == 1900
    assert 2.4 <= found["goals_per_match"] <= 3.0
    assert 0.42 <= found["home_wins"] <= 0.50
    assert 0.22 <= found["draws"] <= 0.30
    assert 2.0 <= found["yellows_per_match"] <= 4.5
    assert 0.05 <= found["reds_per_match"] <= 0.3
