"""Careers and extra names of generated worlds."""

from __future__ import annotations

from functools import cache

import pytest

from cm9798.files import career_history, db1, extra_names
from cm9798.files.career_history import CareerHistory
from cm9798.touchline98.world.generate import generate
from cm9798.touchline98.world.sizes import SIZES

GAME_HOLDS = 120_000  # seasons, of all players
SIZE_NAMES = ["small", "default", "full"]


@cache
def files(size: str) -> dict[str, bytes]:
    return generate(SIZES[size], 1998)


def rows(size: str, name: str) -> tuple[db1.Row, ...]:
    return db1.decode(files(size)[name], name).rows


def histories(size: str) -> tuple[CareerHistory, ...]:
    return career_history.decode(files(size)[career_history.NAME])


@pytest.mark.parametrize("size", SIZE_NAMES)
def test_histories_are_those_of_the_players(size: str) -> None:
    """One history a player, with the name, nation and birth date by which the game finds him."""
    people = [
        (row["First Name"], row["Second Name"], row["Nation"], row["Date of Birth"])
        for row in rows(size, "PLAYERS.DB1")
    ]
    assert [(p.first_name, p.second_name, p.nation, p.birth) for p in histories(size)] == people
    assert len(set(people)) == len(people)


@pytest.mark.parametrize("size", SIZE_NAMES)
def test_histories_fit_the_game(size: str) -> None:
    """Room is left for the seasons that are to come; half of the players have a career behind them."""
    seasons = [len(history.seasons) for history in histories(size)]
    assert sum(seasons) < 0.8 * GAME_HOLDS
    assert sum(count > 0 for count in seasons) > len(seasons) / 2


def test_histories_are_possible() -> None:
    """Year by year from 16 on up to the last season, at clubs of the world, no more goals than can be."""
    clubs = {row["UK Long Name"] for row in rows("default", "TMDATA.DB1")}
    for history in histories("default"):
        years = [season.year for season in history.seasons]
        assert years == list(range(1997 - len(years), 1997))
        assert not years or years[0] - 1900 - int(history.birth.rpartition(".")[2]) >= 16
        assert all(
            season.club in clubs and season.goals <= season.matches <= 38 for season in history.seasons
        )


def test_histories_end_at_the_club_that_he_has_joined() -> None:
    """The seasons since a player's contract began are at his present club."""
    for row, history in zip(rows("default", "PLAYERS.DB1"), histories("default"), strict=True):
        if row["Date Joined"]:
            joined = 1900 + int(str(row["Date Joined"]).rpartition(".")[2])
            assert {s.club for s in history.seasons if s.year >= joined} <= {row["Current Club"]}


def test_histories_tell_forwards_from_goalkeepers() -> None:
    """Forwards score once in some three matches, goalkeepers never."""
    goals, matches = {"Goalkeeper": 0, "Attack": 0}, {"Goalkeeper": 0, "Attack": 0}
    for row, history in zip(rows("default", "PLAYERS.DB1"), histories("default"), strict=True):
        for position in goals:
            if row[position] == 2:
                goals[position] += sum(season.goals for season in history.seasons)
                matches[position] += sum(season.matches for season in history.seasons)
    assert goals["Goalkeeper"] == 0
    assert 0.25 < goals["Attack"] / matches["Attack"] < 0.5


@pytest.mark.parametrize("size", SIZE_NAMES)
def test_extra_names_are_there_for_every_nation_with_players(size: str) -> None:
    """Each has a good number of names, none twice."""
    names = extra_names.decode(files(size)[extra_names.NAME])
    assert set(names) == {row["Nation"] for row in rows(size, "PLAYERS.DB1")}
    for block in names.values():
        assert len(block) >= 8
        assert len(set(block)) == len(block)
