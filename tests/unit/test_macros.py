"""Macros: declared screens only, and keys that do on a model of the screen what is asked."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import builders
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cm9798.editions.touchline98.macros import MACROS
from cm9798.editions.touchline98.screens import SCREENS
from cm9798.macros.by_hand import set_sheet
from cm9798.macros.macro import Macro, MacroError, Step, check
from cm9798.macros.planner import change_tactic, load_slot, save_slot, substitute
from cm9798.team_sheet import NONE, TeamSheet

SQUAD = list(range(100, 122))
TACTICS = builders.tactics()


@dataclass
class TeamSelection:
    """A model of the game's team selection screen, by the contract's words."""

    sheet: TeamSheet
    slot: int = 0
    row: int = 0
    left: bool = True
    seen: list[str] = field(default_factory=list)

    def press(self, key: str) -> None:
        """One key."""
        self.seen.append(key)
        if key == "Tab":
            self.left = not self.left
        elif key in ("Home", "Down"):
            self._move(key)
        elif key == "Return":
            self._enter()
        elif key in ("plus", "minus"):
            self._tactic(1 if key == "plus" else -1)
        elif key == "Delete":
            self._put(NONE)
        elif key.startswith("b"):
            place = self.slot if key.startswith("bracket") else 16 + self.slot
            cells = list(self.sheet.cells)
            cells[place] = max(0, min(30, cells[place] + (1 if key.endswith("right") else -1)))
            self.sheet = replace(self.sheet, cells=tuple(cells))
        else:
            holder = {"k": "captain", "p": "penalties", "f": "free_kicks", "r": "corners"}[key]
            changed: dict[str, int] = {holder: self.sheet.players[self.slot]}
            self.sheet = replace(self.sheet, **changed)  # type: ignore[arg-type]  # a field's name

    def _move(self, key: str) -> None:
        last = 15 if self.left else len(SQUAD) - 1
        at = 0 if key == "Home" else min(last, (self.slot if self.left else self.row) + 1)
        if self.left:
            self.slot = at
        else:
            self.row = at

    def _enter(self) -> None:
        if self.left:
            self.left = False
            return
        player, players = SQUAD[self.row], list(self.sheet.players)
        if player in players:
            players[players.index(player)] = players[self.slot]
        players[self.slot] = player
        self.sheet = replace(self.sheet, players=tuple(players))
        self.slot = min(15, self.slot + 1)

    def _put(self, player: int) -> None:
        players = list(self.sheet.players)
        players[self.slot] = player
        self.sheet = replace(self.sheet, players=tuple(players))

    def _tactic(self, step: int) -> None:
        index = (self.sheet.tactic + step) % 19
        tactic = TACTICS[index]
        cells = (*tactic.cells, *tactic.substitute_cells, *tactic.runs, *tactic.substitute_cells)
        self.sheet = replace(self.sheet, tactic=index, cells=cells)


@st.composite
def sheets(draw: st.DrawFn) -> TeamSheet:
    """Sheets that can be set by hand: distinct players of the squad, empty places on the bench."""
    players = draw(st.permutations(SQUAD))[:16]
    for place in draw(st.sets(st.integers(11, 15))):
        players[place] = NONE
    cells = tuple(draw(st.lists(st.integers(0, 30), min_size=32, max_size=32)))
    takers = [draw(st.sampled_from(players[:11])) for _ in range(4)]
    return TeamSheet(tuple(players), cells, draw(st.integers(0, 18)), *takers)


@given(sheets(), sheets())
@settings(max_examples=40, deadline=None)
def test_sheet_set_by_hand_is_the_wanted_one(present: TeamSheet, wanted: TeamSheet) -> None:
    """From any sheet the keys lead to the wanted one, field by field."""
    macro = set_sheet(present, wanted, SQUAD, TACTICS)
    screen = TeamSelection(present)
    for step in macro.steps[1:-1]:
        assert step.expect == ("team_selection",)
        for key in step.keys:
            screen.press(key)
    assert screen.sheet == wanted


def test_sheet_with_a_stranger_cannot_be_set_by_hand() -> None:
    """The screen offers the own squad only; asking for another player is refused."""
    sheet = builders.sheet(players=(4711, *SQUAD[:15]))
    with pytest.raises(MacroError, match="player 4711 is not in the squad"):
        set_sheet(sheet, sheet, SQUAD, TACTICS)


def test_macros_name_declared_screens_and_wait_a_while() -> None:
    """Every step of every macro expects screens that are declared, within a time."""
    planned = (load_slot(1), save_slot(7), substitute(3, 1), change_tactic(2, 9))
    for macro in (*MACROS, *planned):
        assert check(macro, SCREENS) is macro
        assert all(step.keys and step.expect and step.timeout_s > 0 for step in macro.steps)


def test_macro_with_an_unknown_screen_is_refused() -> None:
    """A misspelt screen is found when the macro is made, not when it hangs."""
    macro = Macro("wrong", ("office",), (Step(("x",), ("ofice",), 1.0),))
    with pytest.raises(MacroError, match="ofice"):
        check(macro, SCREENS)


def test_substitute_goes_to_both_rows() -> None:
    """Row of the sixteen first, then the row of the bench."""
    keys = [key for step in substitute(2, 1).steps for key in step.keys]
    assert keys == ["t", "Home", "Down", "Down", "Return", "Home", "Down", "Return", "Escape"]


def test_change_tactic_presses_the_shorter_sign() -> None:
    """Plus upwards, minus downwards, one press a tactic."""
    assert change_tactic(3, 5).steps[0].keys == ("t", "plus", "plus")
    assert change_tactic(5, 3).steps[0].keys == ("t", "minus", "minus")


@pytest.mark.parametrize(
    "ask",
    [
        pytest.param(lambda: load_slot(0), id="slot"),
        pytest.param(lambda: save_slot(8), id="save-slot"),
        pytest.param(lambda: substitute(16, 0), id="row"),
        pytest.param(lambda: substitute(0, 5), id="bench-row"),
        pytest.param(lambda: change_tactic(0, 19), id="tactic"),
        pytest.param(lambda: change_tactic(4, 4), id="same-tactic"),
    ],
)
def test_macro_for_something_that_is_not_there_is_refused(ask: object) -> None:
    """What no keys can do is an error before a key is pressed."""
    assert callable(ask)
    with pytest.raises(MacroError):
        ask()
