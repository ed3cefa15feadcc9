"""Every screen of the game, walked with scripted keys on the host build: titles, texts, and what keys do."""

from __future__ import annotations

import pytest
from engine_program import Program
from ui_script import Shown, keys, play, to_match_day

OFFICE = keys("l", "1")  # from the main menu into the game saved in slot 1
MATCH_DAY = [*OFFICE, *to_match_day()]
HALF_TIME = [*MATCH_DAY, "key p", "wait Half-time"]
FULL_TIME = [*HALF_TIME, "key Space", "wait Full time"]
HIDDEN = (
    "Ability",
    "Potential",
    "Reputation",
    "Consistency",
    "Dirtyness",
    "Big Occasion",
    "Character",
    "Adaptability",
)


def last(program: Program, *steps: str) -> Shown:
    """The screen after the steps."""
    return play(program, [*steps, "dump"])[-1]


@pytest.mark.parametrize(
    ("steps", "title", "texts"),
    [
        pytest.param([], "Touchline 98", ("New Game", "Load Game", "Quit"), id="main-menu"),
        pytest.param(keys("n"), "New Game", ("First name", "Second name", "Game number"), id="new-game"),
        pytest.param(keys("l"), "Load Game", ("1", "7", "(empty)"), id="load-game"),
        pytest.param(OFFICE, "Manager's Office", ("Ann Lee", "1 July 1997", "Next match"), id="office"),
        pytest.param([*OFFICE, "key Esc"], "Manager's Office", ("Leave this game? Y/N",), id="leave"),
        pytest.param([*OFFICE, "key S"], "Squad", ("Player", "Morale"), id="squad"),
        pytest.param([*OFFICE, *keys("s", "Down", "Enter")], "Player Profile", ("Attributes",), id="player"),
        pytest.param([*OFFICE, "key t"], "Team Selection", ("1", "11", "S1", "S5", "Tactic"), id="selection"),
        pytest.param([*OFFICE, "key f"], "Fixtures", ("Premier Division", "H", "A"), id="fixtures"),
        pytest.param([*OFFICE, "key l"], "League Table", ("Premier Division", "20"), id="league-table"),
        pytest.param([*OFFICE, "key n"], "News", ("Date", "Headline"), id="news"),
        pytest.param([*OFFICE, *keys("n", "Enter")], "News Item", ("1 July 1997",), id="news-item"),
        pytest.param([*OFFICE, "key v"], "Save Game", ("1", "7"), id="save-game"),
        pytest.param(MATCH_DAY, "Match Day", ("Team Selection", "Play", "v"), id="match-day"),
        pytest.param(HALF_TIME, "Match", ("Half-time", "45'", "Shots"), id="half-time"),
        pytest.param([*HALF_TIME, "key t"], "Team Selection", ("Match in play",), id="in-play"),
        pytest.param(FULL_TIME, "Match", ("Full time", "90'"), id="full-time"),
        pytest.param([*FULL_TIME, "key Space"], "Match Report", ("1", "11", "S5", "Rt"), id="report"),
        pytest.param(
            [*FULL_TIME, *keys("Space", "Space")], "Manager's Office", ("9 August 1997",), id="after"
        ),
    ],
)
def test_screen_reached_by_its_keys(
    game: Program, steps: list[str], title: str, texts: tuple[str, ...]
) -> None:
    """Title first, key hints last, the contract's texts between, each a single entry."""
    shown = last(game, *steps)
    assert (shown.title, set(texts) - set(shown.texts)) == (title, set())
    assert shown.hints.startswith(("Esc", "Space", "Enter"))
    assert shown.drawn[0].y < 24


def test_profile_of_a_player(game: Program) -> None:
    """Eighteen visible attributes, described values in words, and nothing that is hidden."""
    texts = last(game, *OFFICE, *keys("s", "Enter")).texts
    assert texts.index("Technique") - texts.index("Aggression") == 2 * 17
    assert {"Condition", "Morale", "Form", "Wage", "Value", "Expires"} <= set(texts)
    assert not [hidden for hidden in HIDDEN if hidden in texts]


def test_profile_goes_round_the_squad(game: Program) -> None:
    """Right and Left lead through the whole squad and back to the first player."""
    squad = last(game, *OFFICE, "key s")
    first, again, before = play(
        game, [*OFFICE, *keys("s", "Enter"), "dump", *keys("Right", "Left"), "dump", "key Left", "dump"]
    )
    assert first == again != before
    assert first.texts[2] == squad.column(12, 13, 60, 80)[0]


def test_looking_at_screens_changes_nothing(game: Program) -> None:
    """A save made after a walk through every screen equals one made before it, byte for byte."""
    walk = keys("s", "Enter", "Right", "Esc", "Esc", "t", "Tab", "Down", "Esc", "f", "End", "Esc", "l", "Esc")
    walk += keys("n", "Enter", "Esc", "Esc", "v", "Esc", "Esc", "n")
    play(game, [*OFFICE, *keys("v", "2"), *walk, *keys("v", "3"), *walk])
    assert game.saved(2) == game.saved(3)


def test_save_is_named_and_answered(game: Program) -> None:
    """The slot carries club and date, and the office says that it was done."""
    office, load = play(game, [*OFFICE, *keys("v", "4"), "dump", *keys("Esc", "y", "l"), "dump"])
    assert "Game saved." in office.texts
    club_and_date = office.texts[1].replace("   ", " ")
    assert club_and_date in load.texts


def test_load_of_an_empty_slot_is_refused(game: Program) -> None:
    """The screen stays and says why."""
    shown = last(game, *keys("l", "6"))
    assert (shown.title, "There is no saved game in this slot." in shown.texts) == ("Load Game", True)


def test_new_game_from_the_form(game: Program) -> None:
    """Names, number and the chosen club arrive in the office."""
    form = [*keys("n"), "text Ada", "key Tab", "text Lovelace", "key Enter", "text 77", "key Tab"]
    shown, office = play(game, [*form, *keys("Down", "Down"), "dump", "key Enter", "dump"])
    third = shown.column(24, 40, 168, 400)[2]
    assert "Ada Lovelace" in office.texts
    assert third in office.texts


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        pytest.param(["text Ada"], "Please enter your name.", id="no-second-name"),
        pytest.param(
            ["key Tab", "text Lee", "key Tab", "text 99999"], "The game number is 0 to 65535.", id="number"
        ),
    ],
)
def test_new_game_is_refused(game: Program, typed: list[str], words: str) -> None:
    """An incomplete form keeps the screen and says what is missing."""
    clicks = ["click 520 120"]  # the Start button
    shown = last(game, "key n", *typed, *clicks)
    assert (shown.title, words in shown.texts) == ("New Game", True)


def test_speed_goes_round(game: Program) -> None:
    """Fast, medium, slow and fast again."""
    shown = play(game, [*OFFICE, "dump", *(step for _ in range(3) for step in ("key o", "dump"))])
    speeds = [next(text for text in screen.texts if text in ("fast", "medium", "slow")) for screen in shown]
    assert speeds == ["fast", "medium", "slow", "fast"]


def test_mouse_reaches_what_keys_reach(game: Program) -> None:
    """A click on a button's text opens its screen, one on a row opens the row, the right button goes back."""
    office, squad = play(game, [*OFFICE, "dump", "key s", "dump"])
    button, row = office.place("Squad"), squad.place(squad.column(12, 13, 60, 440)[4])
    clicked = play(
        game,
        [
            *OFFICE,
            "click {} {}".format(*button),
            "dump",
            "click {} {}".format(*row),
            "dump",
            "back",
            "back",
            "dump",
        ],
    )
    assert [shown.title for shown in clicked] == ["Squad", "Player Profile", "Manager's Office"]
    assert squad.column(12, 13, 60, 440)[4] in clicked[1].texts
