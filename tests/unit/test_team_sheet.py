"""Team sheets: the game's verdict and the bytes in the club record."""

from __future__ import annotations

from dataclasses import replace

import builders
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cm9798.records.club import CLUB
from cm9798.team_sheet import (
    NONE,
    SHEET_OFFSET,
    SHEET_SIZE,
    Illegal,
    Legal,
    SheetBytesError,
    SquadFact,
    TeamSheet,
    decode_sheet,
    encode_sheet,
    verdict,
)

LEGAL = builders.sheet()
FACTS = {i: SquadFact(f"Player {i}", ours=True, injured=False, banned=False) for i in range(25)}
FACTS[20] = SquadFact("Hurt Harry", ours=True, injured=True, banned=True)
FACTS[21] = SquadFact("Banned Bill", ours=True, injured=False, banned=True)
FACTS[22] = SquadFact("Foreign Fred", ours=False, injured=False, banned=False)

U16 = st.integers(0, 0xFFFF)
SHEETS = st.builds(
    TeamSheet,
    st.tuples(*[U16] * 16),
    st.tuples(*[st.integers(0, 255)] * 32),
    st.integers(0, 255),
    U16,
    U16,
    U16,
    U16,
)


def at(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The tuple with another value at one place."""
    return (*values[:place], value, *values[place + 1 :])


def test_sheet_of_available_players_is_legal() -> None:
    """Eleven of ours in eleven cells with takers among them; the bench may be empty."""
    assert verdict(LEGAL, FACTS) == Legal()
    assert verdict(builders.empty_bench(LEGAL), FACTS) == Legal()


@pytest.mark.parametrize(
    ("broken", "reason", "words"),
    [
        pytest.param(
            replace(LEGAL, players=at(LEGAL.players, 10, NONE)),
            "NOT_ELEVEN",
            "You must select eleven players.",
            id="not-eleven",
        ),
        pytest.param(
            replace(LEGAL, players=at(LEGAL.players, 15, 2)),
            "TWICE",
            "Player 2 has been selected twice.",
            id="twice",
        ),
        pytest.param(
            replace(LEGAL, players=at(LEGAL.players, 9, 22)),
            "NOT_OURS",
            "Foreign Fred is not one of your players.",
            id="not-ours",
        ),
        pytest.param(
            replace(LEGAL, players=at(LEGAL.players, 9, 4711)),
            "NOT_OURS",
            "That player is not one of your players.",
            id="nobody",
        ),
        pytest.param(
            replace(LEGAL, players=at(LEGAL.players, 12, 20)),
            "INJURED",
            "Hurt Harry is injured.",
            id="injured",
        ),
        pytest.param(
            replace(LEGAL, players=at(LEGAL.players, 5, 21)),
            "BANNED",
            "Banned Bill is suspended.",
            id="banned",
        ),
        pytest.param(
            replace(LEGAL, cells=at(LEGAL.cells, 0, 30)),
            "GOALKEEPER",
            "You must field one goalkeeper, in shirt 1.",
            id="no-goalkeeper",
        ),
        pytest.param(
            replace(LEGAL, cells=at(LEGAL.cells, 7, 0)),
            "GOALKEEPER",
            "You must field one goalkeeper, in shirt 1.",
            id="two-goalkeepers",
        ),
        pytest.param(
            replace(LEGAL, cells=at(LEGAL.cells, 7, 8)),
            "SAME_CELL",
            "Two players stand in the same position.",
            id="same-cell",
        ),
        pytest.param(
            replace(LEGAL, cells=at(LEGAL.cells, 31, 31)),
            "CELL",
            "That position is not on the pitch.",
            id="cell",
        ),
        pytest.param(replace(LEGAL, tactic=19), "TACTIC", "Choose a tactic.", id="tactic"),
        pytest.param(
            replace(LEGAL, captain=11), "CAPTAIN", "Your captain must be in the team.", id="captain"
        ),
        pytest.param(
            replace(LEGAL, corners=NONE), "TAKER", "Your set-piece takers must be in the team.", id="taker"
        ),
    ],
)
def test_sheet_with_one_mistake_is_refused_in_the_games_words(
    broken: TeamSheet, reason: str, words: str
) -> None:
    """Each rule of the table refuses with its own reason and words."""
    found = verdict(broken, FACTS)
    assert isinstance(found, Illegal)
    assert (found.reason, found.reasons) == (reason, (words,))


def test_verdict_on_many_mistakes_names_the_first_rule_only() -> None:
    """Rules are asked in the game's order, whatever else is wrong."""
    wrong = TeamSheet((NONE,) * 16, (99,) * 32, 99, NONE, NONE, NONE, NONE)
    found = verdict(wrong, FACTS)
    assert isinstance(found, Illegal)
    assert found.reason == "NOT_ELEVEN"


def test_verdict_names_the_first_absent_player_by_shirt() -> None:
    """Injured and banned are one pass over the shirts, an injury before a ban in one shirt."""
    banned_first = replace(LEGAL, players=at(at(LEGAL.players, 3, 21), 7, 20), captain=4)
    both = replace(LEGAL, players=at(LEGAL.players, 12, 20))
    first, second = verdict(banned_first, FACTS), verdict(both, FACTS)
    assert isinstance(first, Illegal)
    assert isinstance(second, Illegal)
    assert (first.reason, first.player) == ("BANNED", 21)
    assert (second.reason, second.player) == ("INJURED", 20)


@given(SHEETS)
def test_sheet_survives_its_bytes(sheet: TeamSheet) -> None:
    """Every sheet that the fields can hold comes back, and fills exactly the declared range."""
    data = encode_sheet(sheet)
    assert len(data) == SHEET_SIZE
    assert decode_sheet(data) == sheet


@given(SHEETS)
def test_sheet_bytes_are_the_club_records_fields(sheet: TeamSheet) -> None:
    """The bytes written at the sheet's offset are what the club record's fields then say."""
    body = bytearray(CLUB.size)
    body[SHEET_OFFSET : SHEET_OFFSET + SHEET_SIZE] = encode_sheet(sheet)
    club = CLUB.table(bytes(body))[0]
    assert tuple(club["sheet_players"].tolist()) == sheet.players
    assert tuple(club["sheet_cells"].tolist()) == sheet.cells
    assert int(club["sheet_tactic"]) == sheet.tactic
    takers = ("sheet_captain", "sheet_penalties", "sheet_free_kicks", "sheet_corners")
    assert [int(club[name]) for name in takers] == [
        sheet.captain,
        sheet.penalties,
        sheet.free_kicks,
        sheet.corners,
    ]


def test_sheet_that_does_not_fit_is_refused() -> None:
    """Wrong lengths and numbers that no field can hold never become bytes."""
    with pytest.raises(SheetBytesError, match="expected 16 players"):
        encode_sheet(replace(LEGAL, players=(1, 2, 3)))
    with pytest.raises(SheetBytesError, match="does not fit"):
        encode_sheet(replace(LEGAL, tactic=300))
    with pytest.raises(SheetBytesError, match="expected 73 bytes"):
        decode_sheet(bytes(72))
