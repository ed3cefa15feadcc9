"""Team selection on the screen: what each key does to the sheet, the game's refusals, and changes in play."""

from __future__ import annotations

import pytest
from engine_program import Program
from ui_script import Shown, keys, play, to_match_day

OFFICE = keys("l", "1")
MATCH_DAY = [*OFFICE, *to_match_day()]
IN_PLAY = [*MATCH_DAY, "key p", "wait Half-time", "key t"]
DOWN = ["key Down"]


def last(program: Program, *steps: str) -> Shown:
    """The screen after the steps."""
    return play(program, [*steps, "dump"])[-1]


def shirts(shown: Shown) -> tuple[str, ...]:
    """The names in the left column, as far as it is filled."""
    return shown.column(32, 33, 66, 330)


def squad(shown: Shown) -> tuple[str, ...]:
    """The right column: initial and second name, with the marks of those on the sheet left out."""
    return shown.column(358, 359, 66, 390)


def initials(name: str) -> str:
    """A full name as the right column shows it, for names short enough to fit."""
    first, second = name.split(" ", 1)
    return f"{first[0]}. {second}"


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        pytest.param(keys("Delete"), "You must select eleven players.", id="not-eleven"),
        pytest.param(keys("]"), "You must field one goalkeeper, in shirt 1.", id="no-goalkeeper"),
        pytest.param([*DOWN, *keys(*"[" * 10)],
                     "You must field one goalkeeper, in shirt 1.", id="two-goalkeepers"),
        pytest.param([*DOWN, *keys(*"]" * 30), *DOWN, *keys(*"]" * 30)],
                     "Two players stand in the same position.", id="same-cell"),
        pytest.param([*DOWN * 11, "key k"], "Your captain must be in the team.", id="captain"),
        pytest.param([*DOWN * 12, "key p"], "Your set-piece takers must be in the team.", id="penalties"),
        pytest.param([*DOWN * 13, "key f"], "Your set-piece takers must be in the team.", id="free-kicks"),
        pytest.param([*DOWN * 14, "key R"], "Your set-piece takers must be in the team.", id="corners"),
    ],
)  # fmt: skip
def test_sheet_is_refused_in_the_games_words(game: Program, steps: list[str], words: str) -> None:
    """Match Day stays, and says why; the selection screen has said so before."""
    selection, match_day = play(game, [*MATCH_DAY, "key t", *steps, "dump", *keys("Esc", "p"), "dump"])
    assert words in selection.texts
    assert match_day.title == "Match Day"
    assert {"Team selection refused:", words} <= set(match_day.texts)


def test_sheet_mended_by_the_assistant_is_played(game: Program) -> None:
    """After a refusal the assistant's sheet kicks off."""
    broken = [*MATCH_DAY, *keys("t", "Delete", "Esc", "p", "t", "a", "Esc", "p")]
    assert last(game, *broken).title == "Match"


def test_player_from_the_squad_takes_the_shirt(game: Program) -> None:
    """Enter in the right column fills the current shirt and moves on to the next."""
    before = last(game, *OFFICE, "key t")
    on_sheet = {initials(name) for name in shirts(before)}
    row, name = next((row, name) for row, name in enumerate(squad(before)) if name not in on_sheet)
    after = last(game, *OFFICE, *keys("t", "Down", "Tab", *["Down"] * row, "Enter", "Delete"))
    assert initials(shirts(after)[1]) == name
    assert shirts(after)[2] == "-"  # Delete emptied the shirt that the cursor had moved on to
    assert shirts(after)[3:] == shirts(before)[3:]


def test_player_on_the_sheet_swaps_shirts(game: Program) -> None:
    """The same player chosen for two shirts in turn: he moves, and the two shirts' players change places."""
    base = [*OFFICE, "key t"]
    steps = [*base, *keys("Tab", "Home", "Enter"), "dump", "key Enter", "dump"]
    first, second = play(game, steps)
    assert (shirts(second)[0], shirts(second)[1]) == (shirts(first)[1], shirts(first)[0])
    assert shirts(second)[2:] == shirts(first)[2:]


def test_tactic_and_its_way_back(game: Program) -> None:
    """+ takes the next tactic with its cells, - the one before: both together change nothing."""
    before, changed, back = play(game, [*OFFICE, "key t", "dump", "key +", "dump", "key -", "dump"])
    assert before == back
    assert before.texts != changed.texts


def test_substitution_in_play(game: Program) -> None:
    """The game says who replaces whom, and counts."""
    before, after = play(game, [*IN_PLAY, "dump", *keys("Down", "Enter", "Enter"), "dump"])
    off, on = shirts(before)[1], shirts(before)[11]
    assert f"{on} replaces {off}." in after.texts
    assert "1 of 3 made" in after.texts


@pytest.mark.parametrize(
    ("second", "words"),
    [
        pytest.param(keys("Enter", "Down", "Enter"), "{off} is not on the pitch.", id="taken-off"),
        pytest.param(keys("Down", "Enter", "Enter"), "{on} cannot come on.", id="used"),
    ],
)
def test_substitution_refused(game: Program, second: list[str], words: str) -> None:
    """Nobody leaves twice, nobody comes on twice."""
    before, after = play(game, [*IN_PLAY, "dump", *keys("Down", "Enter", "Enter"), *second, "dump"])
    assert words.format(off=shirts(before)[1], on=shirts(before)[11]) in after.texts


def test_fourth_substitution_is_refused(game: Program) -> None:
    """Three are allowed."""
    steps = [*IN_PLAY, *keys("Down", "Enter", "Enter")]
    for _ in range(3):
        steps += keys("Down", "Enter", "Down", "Enter")
    assert "All substitutions have been made." in last(game, *steps).texts


def test_tactic_changed_in_play(game: Program) -> None:
    """The game names the tactic it took, and the sheet of the next match keeps its own."""
    shown = last(game, *IN_PLAY, "key +")
    named = shown.texts[shown.texts.index("Tactic") + 1]
    assert f"Tactic: {named}." in shown.texts


def test_pause_takes_effect_at_the_minutes_end(game: Program) -> None:
    """Space in a minute opens the selection with that minute on its clock; play goes on with the next."""
    paused = [*MATCH_DAY, "key p", "wait 23'", "key Space", "wait Match in play", "dump", "key Esc", "dump"]
    selection, match = play(game, paused)
    assert "23'" in selection.texts
    assert (match.title, "24'" in match.texts) == ("Match", True)


def test_pause_changes_nothing_by_itself(game: Program) -> None:
    """A match with a pause and one without leave the same saved game."""
    end = [*keys("Space"), "wait Full time", *keys("Space", "Space", "v")]
    play(game, [*MATCH_DAY, "key p", "wait Half-time", *end, "key 2"])
    pause = ["wait 12'", "key Space", "wait Match in play", "key Esc", "wait Half-time"]
    play(game, [*MATCH_DAY, "key p", *pause, *end, "key 3"])
    assert game.saved(2) == game.saved(3)
