"""Every screen of the game in real DOSBox, reached once by the keyboard alone and once by the mouse alone."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from engine_program import BUILD, Program, build, make_data
from scripted_guest import PATIENCE_S, PROGRAM, ScriptedGuest
from ui_script import Shown, keys

from cm9798.editions.touchline98.screens import SCREENS

pytestmark = [pytest.mark.emulator, pytest.mark.timeout(200)]
SLOT, MATCHES = 5, 37  # the game in this slot stands one match before the season's end
BACK, HINTS = "back", "hints"
MIDDLE, ROW_X, FIRST_ROW_Y, LINE = (320, 240), 60, 75, 16  # where rows of lists lie, in pixels


@dataclass(frozen=True, slots=True)
class Place:
    """A screen of the tour: the keys and the clicks that lead to it from the place before, and its texts.

    A click is a text on the screen, `BACK` (the right button) or `HINTS` (the line at the bottom), or the
    number of a row in the list. `in_play`: the screen never stands still.
    """

    title: str
    texts: tuple[str, ...]
    keys: tuple[str, ...]
    clicks: tuple[str | int, ...]
    in_play: bool = False


OFFICE = ("Ann Lee", "Squad", "Continue", "Next match", "Last result")
# In the order of docs/contracts.md, "Screens and keys".
PLACES = (
    Place("Touchline 98", ("New Game", "Load Game", "Quit"), (), ()),
    Place("New Game", ("First name", "Second name", "Game number", "Club"), ("n",), ("New Game",)),
    Place("Load Game", ("1", "7", "(empty)"), ("Esc", "l"), (BACK, "Load Game")),
    Place("Manager's Office", OFFICE, ("5",), ("5",)),
    Place("Squad", ("Player", "Morale", "AvR"), ("s",), ("Squad",)),
    Place("Player Profile", ("Attributes", "Technique", "Contract"), ("Down", "Enter"), (1,)),
    Place(
        "Team Selection",
        ("1", "11", "S1", "S5", "Tactic"),
        ("Esc", "Esc", "t"),
        (BACK, HINTS, "Team Selection"),
    ),
    Place("Fixtures", ("Premier Division", "H", "A"), ("Esc", "f"), (HINTS, "Fixtures")),
    Place("League Table", ("Premier Division", "20", "Pt"), ("Esc", "l"), (BACK, "League Table")),
    Place("News", ("Date", "Headline"), ("Esc", "n"), (HINTS, "News")),
    Place("News Item", (), ("Down", "Enter"), (1,)),
    Place("Save Game", ("1", "7"), ("Esc", "Esc", "v"), (BACK, BACK, "Save Game")),
    Place("Manager's Office", ("Leave this game? Y/N",), ("Esc", "Esc"), (HINTS, HINTS)),
    Place("Match Day", ("Team Selection", "Play", "v"), ("n", "c"), ("No", "Continue")),
    Place("Team Selection", ("The team is ready.",), ("t",), ("Team Selection",)),
    Place("Match", ("Shots", "Space  Pause"), ("Esc", "p"), (HINTS, "Play"), in_play=True),
    Place("Team Selection", ("Match in play", "Bench"), ("Space",), (HINTS,)),
    Place("Match", ("Half-time", "45'", "Team Selection"), ("Esc",), ("Play on",)),
    Place("Team Selection", ("Match in play", "45'"), ("t",), ("Team Selection",)),
    Place("Match", ("Full time", "90'"), ("Esc", "Space"), (BACK, HINTS)),
    Place("Match Report", ("1", "11", "S5", "Rt", "Attendance"), ("Space",), (HINTS,)),
    Place("End of Season", ("20", "Pt"), ("Space", "c"), (HINTS, "Continue")),
    Place("Save Game", ("1", "7"), ("v",), ("Save Game",)),
    Place("End of Season", ("Game saved.",), ("6",), ("6",)),
    Place("Manager's Office", ("none yet",), ("Space",), (HINTS,)),
)


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ScriptedGuest]:
    """A game at its main menu."""
    for target in ("dos", "host"):
        build(target)
    directory = tmp_path_factory.mktemp("tour")
    make_data(directory)
    program = Program(directory)
    program.new(slot=SLOT)
    program.output("--slot", SLOT, "play", "--matches", MATCHES, "--save", SLOT)
    (directory / PROGRAM).write_bytes((BUILD / PROGRAM).read_bytes())
    scripted = ScriptedGuest(directory)
    yield scripted
    scripted.close()


def check(guest: ScriptedGuest, place: Place) -> None:
    """The screen comes in time, with its texts between title and key hints."""
    deadline = time.monotonic() + PATIENCE_S
    while True:
        shown = guest.glance() if place.in_play else guest.screen()
        if shown.title == place.title and set(place.texts) <= set(shown.texts):
            break
        assert time.monotonic() < deadline, (place, shown.texts)
    assert shown.hints.startswith(("Esc", "Space", "Enter"))


def point(target: str | int, shown: Shown) -> tuple[int, int]:
    """Where to click: a text, a row of the list, the line of hints."""
    if isinstance(target, int):
        return ROW_X, FIRST_ROW_Y + LINE * target
    return shown.place(shown.hints if target == HINTS else target)


def click(guest: ScriptedGuest, target: str | int) -> None:
    """One click, and what it changes."""
    if target == BACK:
        guest.click_on(lambda _: MIDDLE, "right")
    else:
        guest.click_on(lambda shown: point(target, shown))


def test_every_screen_is_reached_by_keyboard(guest: ScriptedGuest) -> None:
    """From the main menu through a match to the next season, without the mouse."""
    for place in PLACES:
        guest.play(keys(*place.keys))
        check(guest, place)
    guest.play(keys("Esc", "y"))
    check(guest, PLACES[0])


def test_every_screen_is_reached_by_mouse(guest: ScriptedGuest) -> None:
    """The same screens in the same order, without a key."""
    for place in PLACES:
        for target in place.clicks:
            click(guest, target)
        check(guest, place)
    for target in (HINTS, "Yes"):
        click(guest, target)
    check(guest, PLACES[0])


def test_tour_leaves_no_screen_out() -> None:
    """Every title that the harness knows a screen by is a place of the tour."""
    assert {screen.title for screen in SCREENS} == {place.title for place in PLACES}
