"""Rule A-v1 as pure arithmetic over careers."""

from __future__ import annotations

from datetime import date

import pytest

from scoring.a_v1 import score
from scoring.career import Career, Line, Stop

START = date(1997, 7, 1)


def stop(day: date, points: int | None, played: int = 0, season: int = 1997, kind: str = "full_time") -> Stop:
    return Stop(season, day, kind, None if points is None else Line(points, played))


def career(*stops: Stop, cup: int = 0) -> Career:
    return Career(START, stops, cup)


def test_points_are_those_of_the_last_stop_of_an_unfinished_season() -> None:
    """League points of the last table; no bonus before the season is complete; all days in charge."""
    result = score(career(stop(date(1997, 8, 9), 3, 1), stop(date(1997, 8, 16), 4, 2)), date(1998, 5, 10))
    assert (result.points, result.league_points, result.seasons_completed) == (4, 4, 0)
    assert (result.matches_played, result.share_of_days, result.game_date) == (2, 1.0, date(1997, 8, 16))


def test_points_of_two_seasons_add_up_with_a_bonus_for_each_complete_one() -> None:
    """60 + 5 for the first season, 9 so far in the second."""
    result = score(
        career(
            stop(date(1998, 5, 10), 60, 38),
            stop(date(1998, 5, 17), 60, 38, kind="season_end"),
            stop(date(1998, 8, 9), 0, 0, season=1998, kind="match_day"),
            stop(date(1998, 8, 30), 9, 4, season=1998),
        ),
        date(1998, 8, 30),
    )
    assert (result.points, result.league_points, result.seasons_completed) == (74, 69, 1)
    assert result.matches_played == 42


def test_points_stop_at_a_sacking_and_days_are_measured_against_the_most_advanced_run() -> None:
    """Sacked on 1 January after 184 of 313 days: points of the last table in charge, no bonus."""
    result = score(
        career(
            stop(date(1997, 12, 28), 8, 20),
            stop(date(1998, 1, 1), None),
            stop(date(1998, 5, 10), 55, 38, kind="season_end"),
        ),
        date(1998, 5, 10),
    )
    assert (result.points, result.seasons_completed, result.matches_played) == (8, 0, 20)
    assert result.share_of_days == pytest.approx(184 / 313, abs=5e-5)


def test_sacking_at_the_end_of_a_season_costs_its_bonus() -> None:
    """The season-end stop without a club is no complete season."""
    result = score(
        career(stop(date(1998, 5, 10), 20, 38), stop(date(1998, 5, 17), None, kind="season_end")),
        date(1998, 5, 17),
    )
    assert (result.points, result.seasons_completed, result.share_of_days) == (20, 0, 1.0)


def test_sacking_in_the_second_season_keeps_the_first() -> None:
    """Points of both seasons in charge, and the bonus of the complete one."""
    result = score(
        career(
            stop(date(1998, 5, 17), 40, 38, kind="season_end"),
            stop(date(1998, 9, 1), 2, 5, season=1998),
            stop(date(1998, 9, 2), None, season=1998),
        ),
        date(1999, 7, 1),
    )
    assert (result.points, result.league_points, result.seasons_completed) == (47, 42, 1)
    assert result.share_of_days == pytest.approx(428 / 730, abs=5e-5)


def test_career_without_stops_is_worth_nothing() -> None:
    """A run that has not begun has no date and no points."""
    result = score(career(), None)
    assert (result.points, result.matches_played, result.game_date) == (0, 0, None)


def test_cup_matches_are_counted_apart() -> None:
    """`matches_played` counts league matches only."""
    result = score(career(stop(date(1997, 9, 1), 3, 1), cup=2), None)
    assert (result.matches_played, result.cup_matches_played) == (1, 2)
