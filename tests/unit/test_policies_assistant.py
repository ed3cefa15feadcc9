"""The policy `assistant`, driven through briefing, conversation and the real tools."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from turn_views import before_match, half_time, play, view_of, world

from cm9798.view_filter import ManagerView
from harness.models.policies import POLICIES
from harness.models.policies.assignment import best_assignment
from harness.models.policies.strength import fit
from harness.spine.state import Exchange

assistant, careless = POLICIES["assistant"], POLICIES["careless"]
SEEDS = range(1, 7)


def tools_used(exchanges: list[Exchange]) -> list[tuple[str, bool]]:
    return [(r.tool, r.accepted) for e in exchanges for r in e.results]


def mean_fit(view: ManagerView, eleven: tuple[int, ...], cells: tuple[int, ...]) -> float:
    squad = {p.index: p.position for p in view.squad}
    return sum(fit(squad[p], cell) for p, cell in zip(eleven, cells, strict=False)) / 11


def mean_attributes(view: ManagerView, eleven: tuple[int, ...]) -> float:
    attributes = {p.index: sum(p.attributes.values()) for p in view.squad}
    return sum(attributes[p] for p in eleven) / 11


@pytest.mark.parametrize("seed", SEEDS)
def test_assistant_before_a_match(seed: int) -> None:
    """Looks, sets a legal team at the first try, plans once, ends: five calls."""
    exchanges, _ = play(assistant, before_match(seed), "before_match")
    assert tools_used(exchanges) == [
        (tool, True) for tool in ("get_squad", "list_tactics", "set_lineup", "set_plan", "end_turn")
    ]


def test_assistant_against_careless() -> None:
    """Its players stand in their own positions and have better attributes than those picked at random."""
    better = 0.0
    for seed in SEEDS:
        view = before_match(seed)
        _, ours = play(assistant, view, "before_match")
        _, theirs = play(careless, view, "before_match", seed)
        mine, other = ours.view.team_sheet, theirs.view.team_sheet
        assert mean_fit(view, mine.players[:11], mine.cells) > 95
        assert mean_fit(view, other.players[:11], other.cells) < 90
        better += mean_attributes(view, mine.players[:11]) - mean_attributes(view, other.players[:11])
    assert better > 0


def test_assistant_without_unavailable_players() -> None:
    """Injured and suspended players are left out of eleven and bench."""
    given_world = world()
    for player, field in [(0, "injury_type"), (2, "domestic_ban"), (18, "injury_type"), (14, "injury_type")]:
        given_world.tables["player"][player][field] = 2
    exchanges, after = play(assistant, view_of(given_world), "correction")
    assert after.view.team_sheet.players[0] == 1
    assert not {0, 2, 14, 18} & set(after.view.team_sheet.players)
    assert all(accepted for _, accepted in tools_used(exchanges))


def test_assistant_bench() -> None:
    """The bench has five, the second goalkeeper first."""
    _, after = play(assistant, before_match(), "before_match")
    sheet = after.view.team_sheet
    assert {sheet.players[0], sheet.players[11]} == {0, 1}
    assert len(set(sheet.players)) == 16


def test_assistant_at_half_time_with_a_tired_player() -> None:
    """Who is tired and plays badly goes off; fresh players for all others are not forced."""
    exchanges, after = play(assistant, half_time(1, 14), "half_time")
    assert after.view.match is not None
    status = {a.player: a.status for a in after.view.match.own}
    assert status[14] == "taken off"
    assert after.view.match.substitutions_left >= 0
    assert tools_used(exchanges)[-1] == ("end_turn", True)
    assert all(accepted for _, accepted in tools_used(exchanges))


def test_assistant_with_too_few_players() -> None:
    """With ten fit players it ends its turn without a team."""
    given_world = world()
    given_world.tables["player"]["injury_type"][:12] = 1
    exchanges, _ = play(assistant, view_of(given_world), "before_match")
    assert tools_used(exchanges)[-1] == ("end_turn", True)
    assert ("set_lineup", True) not in tools_used(exchanges)


@settings(max_examples=60, deadline=None)
@given(
    st.integers(1, 4).flatmap(
        lambda rows: st.lists(
            st.lists(st.integers(-50, 50), min_size=5, max_size=5), min_size=rows, max_size=rows
        )
    )
)
def test_assignment_is_the_best(worth: list[list[int]]) -> None:
    """No other assignment is worth more."""
    chosen = best_assignment(worth)
    assert len(set(chosen)) == len(worth)
    best = max(sum(w[c] for w, c in zip(worth, p, strict=False)) for p in permutations(range(5), len(worth)))
    assert sum(w[c] for w, c in zip(worth, chosen, strict=True)) == best


@pytest.mark.parametrize(
    ("position", "cell", "percent"),
    [("GK", 0, 100), ("D R", 0, 15), ("GK", 8, 15), ("D R", 10, 100), ("D R", 6, 85), ("D C", 9, 100),
     ("DM/M C", 13, 100), ("D C", 13, 85), ("D C", 28, 65), ("F", 28, 100)],
)  # fmt: skip
def test_fit_of_positions(position: str, cell: int, percent: int) -> None:
    """Own row and side 100 %, less for the next row, another side, another part of the pitch."""
    assert fit(position, cell) == percent
