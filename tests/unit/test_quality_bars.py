"""Quality bars of the game: what is kept, what is missed, and how the table says so."""

from __future__ import annotations

import json

import pytest

from cm9798.touchline98 import simulate
from cm9798.touchline98.quality_bars import Bar, table


@pytest.mark.parametrize(
    ("low", "high", "kept", "words"),
    [
        pytest.param(2.4, 3.0, True, "2.4 to 3", id="inside"),
        pytest.param(2.7, 3.0, False, "2.7 to 3", id="below"),
        pytest.param(None, 2.0, False, "at most 2", id="above"),
        pytest.param(2.0, None, True, "at least 2", id="open-ended"),
    ],
)
def test_bar_with_a_range_is_kept_inside_it(
    low: float | None, high: float | None, kept: bool, words: str
) -> None:
    """A figure is judged by both ends, and the range is told in words."""
    bar = Bar("goals", 2.6, low, high)
    assert (bar.kept, bar.range) == (kept, words)


def test_bars_in_a_table_end_with_ok_or_miss() -> None:
    """The last column of each line says whether the bar is kept."""
    lines = table([Bar("goals a match", 2.6, 2.4, 3.0), Bar("draws, %", 40, 22, 30)]).splitlines()
    assert [line.split()[-1] for line in lines[1:]] == ["ok", "MISS"]


def test_simulated_seasons_are_told_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    """Two seasons of the default world: every match played, the football within its bars."""
    assert simulate.main(["--seasons", "2", "--seed", "4", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["league_matches"] == 2 * 2036
    assert figures["matches_not_played"] == 0
    assert 2.3 <= figures["goals_per_match"] <= 3.1
    assert figures["ability_points_correlation"] >= 0.5
