"""Every screen of the game in real DOSBox, reached once by the keyboard alone and once by the mouse alone."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import pytest
from deals import deals
from engine_program import BUILD, Program, build, make_data
from scripted_guest import PATIENCE_S, PROGRAM, ScriptedGuest
from ui_script import Shown, keys, play

from cm9798.editions.touchline98.screens import SCREENS

pytestmark = [pytest.mark.emulator, pytest.mark.timeout(240)]
LATE, ASKED, OFFERED, SACKED, OVER = 3, 4, 5, 6, 7  # slots: games that stand where the tour needs them
BACK, HINTS = "back", "hints"
MIDDLE = (320, 240)
DECIDE = 4  # the state of an offer that waits for the manager
Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Place:
    """A screen of the tour: the keys and the clicks that lead to it from the place before, and its texts.

    A click is a text on the screen, `BACK` (the right button), `HINTS` (the line at the bottom), or a point
    (in a list). `in_play`: the screen never stands still.
    """

    title: str
    texts: tuple[str, ...]
    keys: tuple[str, ...]
    clicks: tuple[str | Point, ...]
    in_play: bool = False


def of_office(key: str, title: str, *texts: str, back: str = HINTS) -> tuple[Place, Place]:
    """A screen that a key and a button of the office lead to, and the way back."""
    there = Place(title, texts, (key,), (title,))
    return there, Place("Manager's Office", ("Continue",), ("Esc",), (back,))


OFFICE = ("Ann Lee", "Squad", "Continue", "Next match", "Last result")
PLACES = (
    Place("Touchline 98", ("New Game", "Load Game", "Quit"), (), ()),
    Place("New Game", ("First name", "Second name", "Game number", "Club"), ("n",), ("New Game",)),
    Place("Load Game", ("1", "7", "(empty)"), ("Esc", "l"), (BACK, "Load Game")),
    Place("Manager's Office", OFFICE, (str(LATE),), (str(LATE),)),
    Place("Squad", ("Player", "Morale", "AvR"), ("s",), ("Squad",)),
    Place("Player Profile", ("Attributes", "Technique", "Contract"), ("Down", "Enter"), ((60, 99),)),
    Place("Player Profile", ("Career", "Season", "Ap"), ("h",), ("Career",)),
    Place("Player Dealings", ("Transfer list", "Loan list", "Release"), ("Enter",), ("Dealings",)),
    Place("Contract Talks", ("Wage a week", "Propose"), ("n",), ("New contract",)),
    Place("Manager's Office", OFFICE, ("Esc", "Esc", "Esc", "Esc"), (HINTS, BACK, HINTS, BACK)),
    Place("League Table", ("Premier Division", "20", "Pt"), ("l",), ("League Table",)),
    Place("Club Squad", ("Club Information", "Position"), ("Home", "Enter"), ((100, 98),)),
    Place("Player Profile", ("Attributes",), ("Enter",), ((60, 250),)),
    Place("Player Dealings", ("Make an offer", "His club"), ("Enter",), ("Dealings",)),
    Place("Make Offer", ("Your offer", "Fee", "Ask for a loan"), ("m",), ("Make an offer",)),
    Place("Manager's Office", OFFICE, ("Esc",) * 5, (HINTS, BACK, HINTS, BACK, HINTS)),
    Place("Competitions", ("Competition", "Stage", "Holder"), ("p",), ("Competitions",)),
    Place("Competition", ("v",), ("Enter",), ((60, 75),)),
    Place("Manager's Office", OFFICE, ("Esc", "Esc"), (HINTS, BACK)),
    *of_office("t", "Team Selection", "1", "11", "S1", "S5", "Tactic"),
    *of_office("f", "Fixtures", "Premier Division", "H", "A", back=BACK),
    Place("News", ("Date", "Headline"), ("n",), ("News",)),
    Place("News Item", (), ("Down", "Enter"), ((60, 99),)),
    Place("Manager's Office", OFFICE, ("Esc", "Esc"), (BACK, HINTS)),
    *of_office("m", "Transfer Market", "Name", "Nation", "At least"),
    *of_office("b", "Transfer Offers", "Offer", "Player", "Fee"),
    *of_office("k", "Shortlist", "Player", "Value", "Status"),
    *of_office("x", "Finances", "The board allows", "Balance"),
    *of_office("d", "Board Confidence", "Confidence", "The board's view"),
    *of_office("i", "Club Information", "Still in", "Squad", back=BACK),
    *of_office("h", "Manager History", "Ann Lee"),
    *of_office("y", "Holiday", "Day", "Month", "Year", back=BACK),
    *of_office("j", "New Manager", "First name", "Second name", back=BACK),
    *of_office("v", "Save Game", "1", "7"),
    Place("Manager's Office", ("Leave this game? Y/N",), ("Esc",), (HINTS,)),
    Place("Match Day", ("Team Selection", "Play", "v"), ("n", "c"), ("No", "Continue")),
    Place("Team Selection", ("The team is ready.",), ("t",), ("Team Selection",)),
    Place("Match", ("Shots", "Space  Pause"), ("Esc", "p"), (HINTS, "Play"), in_play=True),
    Place("Team Selection", ("Match in play", "Bench"), ("Space",), (HINTS,)),
    Place("Match", ("Half-time", "45'", "Team Selection"), ("Esc",), ("Play on",)),
    Place("Team Selection", ("Match in play", "45'"), ("t",), ("Team Selection",)),
    Place("Match", ("Full time", "90'"), ("Esc", "Space"), (BACK, HINTS)),
    Place("Match Report", ("1", "11", "S5", "Rt", "Attendance"), ("Space",), (HINTS,)),
    Place("Load Game", ("7",), ("Space", "Esc", "y", "l"), (HINTS, HINTS, "Yes", "Load Game")),
    Place("Manager's Office", ("Answer",), (str(ASKED),), (str(ASKED),)),
    Place("Question", ("1", "2"), ("a",), ("Answer",)),
    Place("Question Answered", (), ("1",), ("1",)),
    Place("Load Game", ("7",), ("Space", "Esc", "y", "l"), (HINTS, HINTS, "Yes", "Load Game")),
    Place("Manager's Office", ("Answer",), (str(OFFERED),), (str(OFFERED),)),
    Place("Offer Received", ("Accept", "Reject", "Negotiate"), ("a",), ("Answer",)),
    Place("Offer Received", ("Space  Go on",), ("r",), ("Reject",)),
    Place("Load Game", ("7",), ("Space", "Esc", "y", "l"), (HINTS, HINTS, "Yes", "Load Game")),
    Place("Manager's Office", ("Continue",), (str(OVER),), (str(OVER),)),
    Place("End of Season", ("20", "Pt"), ("c",), ("Continue",)),
    Place("Save Game", ("1", "7"), ("v",), ("Save Game",)),
    Place("End of Season", ("Game saved.",), ("1",), ("1",)),
    Place("End of Season", ("Winners",), ("Right",), ("Honours",)),
    Place("Manager's Office", ("none yet",), ("Space",), (HINTS,)),
    Place("Load Game", ("7",), ("Esc", "y", "l"), (HINTS, "Yes", "Load Game")),
    Place("Sacked", ("You have been sacked.",), (str(SACKED),), (str(SACKED),)),
    Place("Touchline 98", ("New Game", "Load Game", "Quit"), ("Space",), (HINTS,)),
)


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ScriptedGuest]:
    """A game at its main menu, with saved games from which every screen can be reached."""
    for target in ("dos", "host"):
        build(target)
    directory = tmp_path_factory.mktemp("tour")
    make_data(directory)
    program = Program(directory)
    program.new(slot=1)
    before_a_match(program)
    program.season(1, OVER)
    until(program, ASKED, "question")
    until(program, OFFERED, "offer")
    program.new(slot=SACKED, rank=1)
    badly = program.json("--slot", SACKED, "play", "--season", "--pick", "weakest", "--save", SACKED)
    assert badly["sacked"]
    (directory / PROGRAM).write_bytes((BUILD / PROGRAM).read_bytes())
    scripted = ScriptedGuest(directory)
    yield scripted
    scripted.close()


def before_a_match(program: Program) -> None:
    """Save a game late in the season from which Continue leads to Match Day: nothing is asked before it."""
    for matches in range(37, 20, -1):
        program.output("--slot", 1, "play", "--matches", matches, "--save", LATE)
        (next_stop,) = play(program, [*keys("l", str(LATE)), "wait Manager's Office", "key c", "dump"])
        if next_stop.title == "Match Day":
            return
    raise AssertionError("before every match something is asked")


def until(program: Program, slot: int, wanted: Literal["question", "offer"]) -> None:
    """Save the new game in the slot when the first question or offer waits; the others are answered."""
    source = 1
    for _ in range(40):
        _, question, offers = deals(program, "days 200", "question", "offers", slot=source, save=slot)
        waiting = [row["offer"] for row in offers if row["state"] == DECIDE]
        if (wanted == "question" and question["kind"]) or (wanted == "offer" and waiting):
            return
        act = "answer 0" if question["kind"] else f"decide {waiting[0]} reject"
        deals(program, act, slot=slot, save=slot)
        source = slot
    raise AssertionError(f"no {wanted} came")


def check(guest: ScriptedGuest, place: Place) -> None:
    """The screen comes in time, with its texts between title and key hints."""
    deadline = time.monotonic() + PATIENCE_S
    while True:
        shown = guest.glance() if place.in_play else guest.screen()
        if shown.title == place.title and set(place.texts) <= set(shown.texts):
            break
        assert time.monotonic() < deadline, (place, shown.texts)
    assert shown.hints.startswith(("Esc", "Space", "Enter"))


def point(target: str | Point, shown: Shown) -> Point:
    """Where to click."""
    if isinstance(target, tuple):
        return target
    return shown.place(shown.hints if target == HINTS else target)


def click(guest: ScriptedGuest, target: str | Point) -> None:
    """One click, and what it changes."""
    if target == BACK:
        guest.click_on(lambda _: MIDDLE, "right")
    else:
        guest.click_on(lambda shown: point(target, shown))


def test_every_screen_is_reached_by_keyboard(guest: ScriptedGuest) -> None:
    """From the main menu through matches, questions and seasons back to it, without the mouse."""
    for place in PLACES:
        guest.play(keys(*place.keys))
        check(guest, place)


def test_every_screen_is_reached_by_mouse(guest: ScriptedGuest) -> None:
    """The same screens in the same order, without a key."""
    for place in PLACES:
        for target in place.clicks:
            click(guest, target)
        check(guest, place)


def test_tour_leaves_no_screen_out() -> None:
    """Every title that the harness knows a screen by is a place of the tour."""
    assert {screen.title for screen in SCREENS} == {place.title for place in PLACES}
