"""Each decision of a manager alone makes a difference in the right direction, and none beats ability."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from engine_program import Program, build

from cm9798.touchline98 import decisions
from cm9798.touchline98.host_program import HostProgram


@pytest.fixture(scope="module")
def trials(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Mapping[str, float]]:
    """Effects over 2,000 matches in each of two games of the default world."""
    build("host")
    program = HostProgram(
        tmp_path_factory.mktemp("trials"), program=Program(tmp_path_factory.mktemp("none")).program
    )
    return decisions.trials(program, range(1, 3))


Trials = Mapping[str, Mapping[str, float]]


@pytest.mark.parametrize("decision", ["captain", "position", "tactic"])
def test_decision_is_worth_points_but_less_than_the_eleven(trials: Trials, decision: str) -> None:
    """A captain, one man in his place, a tactic that fits: points a match, fewer than the eleven itself."""
    assert 0.03 < trials[decision]["points"] < trials["eleven"]["points"]
    assert trials[decision]["points"] > 3 * trials[decision]["points_error"]


@pytest.mark.parametrize("taker", ["penalties", "free kicks", "corners"])
def test_decision_for_a_taker_is_worth_goals(trials: Trials, taker: str) -> None:
    """Whoever takes them well scores or makes more of them: few goals, but more than chance brings."""
    assert trials[taker]["scored"] > 3 * trials[taker]["scored_error"]
    assert trials[taker]["points"] < trials["eleven"]["points"]


def test_decision_for_a_taker_is_worth_penalties(trials: Trials) -> None:
    """The better taker scores more of the same penalties."""
    assert trials["penalties"]["penalty_goals"] >= 15


def test_decision_to_be_bold_means_more_goals_on_both_sides(trials: Trials) -> None:
    """Four forwards score more and concede more than a careful side of the same squad."""
    assert trials["boldness"]["scored"] > 0.1
    assert trials["boldness"]["conceded"] > 0.1
