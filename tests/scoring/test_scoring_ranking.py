"""Ranks of finished careers."""

from __future__ import annotations

from itertools import product

import pytest

from scoring.ranking import ranks

REASONS = ("period_complete", "sacked", "parked", "stopped", "intervened", "disqualified", None)


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        pytest.param([7, 9, 3], [2, 1, 3], id="all different"),
        pytest.param([7, 7, 3], [1, 1, 3], id="a shared first rank leaves no second"),
        pytest.param([], [], id="nobody"),
    ],
)
def test_ranks_follow_points(points: list[int], expected: list[int | None]) -> None:
    """More points stand higher; equals share."""
    assert ranks(points, ["period_complete"] * len(points)) == expected


def test_ranks_count_only_finished_careers() -> None:
    """A parked run with the most points has no rank and takes none away."""
    assert ranks([50, 9, 3], ["parked", "sacked", "period_complete"]) == [None, 1, 2]


@pytest.mark.parametrize("runs", list(product(product((4, 7), REASONS), repeat=2)))
def test_ranks_agree_with_counting(runs: tuple[tuple[int, str | None], ...]) -> None:
    """Rank = 1 + the number of ranked runs with more points, for every pair of runs."""
    given_ranks = ranks([p for p, _ in runs], [r for _, r in runs])
    finished = [p for p, reason in runs if reason in ("period_complete", "sacked")]
    for (points, reason), rank in zip(runs, given_ranks, strict=True):
        ranked = reason in ("period_complete", "sacked")
        assert rank == (1 + len([p for p in finished if p > points]) if ranked else None)
