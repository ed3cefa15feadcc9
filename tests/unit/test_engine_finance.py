"""Money of the engine: the buckets add up, wages are paid, nobody runs away or goes under in bulk."""

from __future__ import annotations

from deals import deals, holiday
from engine_program import Program


def test_finance_balance_is_the_sum_of_its_lines(game: Program) -> None:
    """Start and five incomes less four costs, after half a season too."""
    _, _, money = deals(game, "holiday 200", "days 180", "money")
    start, *lines = money["lines"][:10]
    assert start + sum(lines[:5]) - sum(lines[5:]) == money["lines"][10] == money["balance"]
    assert all(line > 0 for line in (lines[0], lines[1], lines[2], lines[4], lines[5], lines[8]))


def test_finance_wages_are_paid_each_monday(game: Program) -> None:
    """A week costs the weekly wages."""
    before, _, after = deals(game, "money", "days 7", "money")
    assert after["lines"][6] - before["lines"][6] == before["wages"]


def test_finance_stays_in_balance_over_years(game: Program) -> None:
    """After eight seasons the median club has neither doubled its wages nor gone under."""
    reports = holiday(game, 8)
    first, last = reports[0]["divisions"][0], reports[-1]["divisions"][0]
    assert 0.6 < last["wages"] / first["wages"] < 1.5
    assert last["balance"][1] > 0
    assert last["balance"][2] < 60_000_000
    assert reports[-1]["bankruptcies"] <= 4
