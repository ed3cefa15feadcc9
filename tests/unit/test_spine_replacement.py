"""The harness's own team sheet: legal again, with as little changed as possible."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from turn_views import before_match

from cm9798.team_sheet import NONE, STARTERS, TeamSheet
from cm9798.views import ManagerView
from harness.spine.replacement import replacement
from harness.tools.sheet_verdict import reasons

VIEW = before_match()
SHEET = VIEW.team_sheet
OURS = tuple(player.index for player in VIEW.squad)
KEEPERS = tuple(player.index for player in VIEW.squad if player.position.startswith("GK"))


def with_trouble(sheet: TeamSheet, *unavailable: int) -> ManagerView:
    """The view with this sheet, and these players injured."""
    squad = tuple(
        replace(player, status="injured 9 days") if player.index in unavailable else player
        for player in VIEW.squad
    )
    players = {**VIEW.players, **{player.index: player for player in squad}}
    return replace(VIEW, squad=squad, players=players, team_sheet=sheet)


def rows_of(view: ManagerView, player: int) -> set[str]:
    """The pitch rows of his position."""
    return set(view.players[player].position.split(maxsplit=1)[0].split("/"))


def test_legal_sheet_is_left_as_it_is() -> None:
    """Nothing to mend, nothing changed."""
    assert reasons(SHEET, VIEW) == ()
    assert replacement(VIEW) == SHEET


@pytest.mark.parametrize("shirt", [0, 4, 9])
def test_injured_starter_is_replaced_by_one_of_his_position(shirt: int) -> None:
    """The other ten stay; who comes in plays in one of his rows, if the squad has such a player."""
    hurt = SHEET.players[shirt]
    view = with_trouble(SHEET, hurt)
    sheet = replacement(view)
    assert reasons(sheet, view) == ()
    changed = [place for place in range(STARTERS) if sheet.players[place] != SHEET.players[place]]
    assert changed == [shirt]
    rows = rows_of(view, hurt)
    new = rows_of(view, sheet.players[shirt])
    free = [p for p in view.squad if not p.status and p.index not in SHEET.players[:STARTERS]]
    if any(rows & rows_of(view, p.index) for p in free):
        assert rows & new


def test_injured_captain_hands_over_to_his_successor() -> None:
    """The captain and the takers are of the eleven again."""
    view = with_trouble(SHEET, SHEET.captain)
    sheet = replacement(view)
    assert sheet.captain == sheet.players[SHEET.players.index(SHEET.captain)]
    assert reasons(sheet, view) == ()


places = st.one_of(st.sampled_from(OURS), st.just(NONE), st.integers(0, len(VIEW.players) - 1))


@given(
    players=st.lists(places, min_size=16, max_size=16),
    cells=st.one_of(st.just(SHEET.cells), st.lists(st.integers(0, 40), min_size=32, max_size=32).map(tuple)),
    tactic=st.integers(0, 25),
    offices=st.lists(places, min_size=4, max_size=4),
    hurt=st.sets(st.sampled_from([p for p in OURS if p not in KEEPERS[:1]]), max_size=4),
)
@settings(max_examples=60, deadline=None)
def test_any_sheet_becomes_legal(
    players: list[int], cells: tuple[int, ...], tactic: int, offices: list[int], hurt: set[int]
) -> None:
    """Whatever a sheet holds, the harness's sheet is one that the rules accept."""
    view = with_trouble(TeamSheet(tuple(players), cells, tactic, *offices), *hurt)
    assert reasons(replacement(view), view) == ()
