"""The policy `careless`, driven through briefing, conversation and the real tools."""

from __future__ import annotations

import pytest
from turn_views import before_match, half_time, play, view_of, world

from harness.models.policies import POLICIES
from harness.models.policies.careless import Dice

careless = POLICIES["careless"]


@pytest.mark.parametrize("first", range(0, 200, 50))
def test_careless_is_legal(first: int) -> None:
    """Over 200 seeds every team is accepted at once, and every turn ends with it."""
    for seed in range(first, first + 50):
        exchanges, _ = play(careless, before_match(1 + seed % 4), "before_match", seed)
        used = [(r.tool, r.accepted) for e in exchanges for r in e.results]
        assert used == [(t, True) for t in ("get_squad", "list_tactics", "set_lineup", "end_turn")]


def test_careless_is_random() -> None:
    """Other seeds, other teams; the same seed, the same team."""
    one, again, other = (play(careless, before_match(), "before_match", seed)[1] for seed in (5, 5, 6))
    assert one.view.team_sheet == again.view.team_sheet
    assert one.view.team_sheet != other.view.team_sheet


def test_careless_on_another_day() -> None:
    """The same seed picks another team when the briefing is another."""
    later = world()
    later.tables["world"][0]["date"][0] += 7
    teams = {
        play(careless, v, "before_match", 1)[1].view.team_sheet for v in (before_match(), view_of(later))
    }
    assert len(teams) == 2


def test_careless_fields_a_goalkeeper() -> None:
    """Whatever else it does, a goalkeeper keeps goal."""
    afters = [play(careless, before_match(), "before_match", seed)[1] for seed in range(12)]
    assert {after.view.team_sheet.players[0] for after in afters} == {0, 1}


def test_careless_at_half_time() -> None:
    """Substitutes now and then, always legally."""
    left = []
    for seed in range(16):
        exchanges, after = play(careless, half_time(), "half_time", seed)
        assert all(r.accepted for e in exchanges for r in e.results)
        assert after.view.match is not None
        left.append(after.view.match.substitutions_left)
    assert set(left) == {2, 3}


def test_dice_are_even() -> None:
    """Every side comes up about as often."""
    dice = Dice(1, "")
    counts = [0] * 6
    for _ in range(6000):
        counts[dice.below(6)] += 1
    assert min(counts) > 850
    assert max(counts) < 1150
