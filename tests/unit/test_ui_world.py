"""The screens of the football world: reached by keys and by mouse, whole, changing nothing."""

from __future__ import annotations

import pytest
from engine_program import Program
from ui_script import Shown, keys, play

OFFICE = keys("l", "1")
SQUAD = [*OFFICE, "key s", "wait Squad"]
OWN_PLAYER = [*SQUAD, "key Enter", "wait Player Profile", "key Enter", "wait Player Dealings"]
MARKET = [*OFFICE, "key m", "wait Transfer Market"]
HIDDEN = {"Ability", "Potential", "Reputation", "Consistency", "Dirtyness", "Big Occasion", "Adaptability"}

SCREENS = [
    pytest.param(
        OWN_PLAYER, "Player Dealings", ("How he stands", "Transfer list", "Loan list"), id="dealings"
    ),
    pytest.param(
        [*OWN_PLAYER, "key n"], "Contract Talks", ("Wage a week", "You propose"), id="contract-talks"
    ),
    pytest.param(MARKET, "Transfer Market", ("Name", "Nation", "Available", "At least"), id="market"),
    pytest.param([*OFFICE, "key b"], "Transfer Offers", ("Offer", "Player", "Club", "Fee"), id="offers"),
    pytest.param([*OFFICE, "key k"], "Shortlist", ("Player", "Value", "Status"), id="shortlist"),
    pytest.param([*OFFICE, "key x"], "Finances", ("The board allows", "Wage limit a week"), id="finances"),
    pytest.param([*OFFICE, "key d"], "Board Confidence", ("Confidence", "The board's view"), id="board"),
    pytest.param([*OFFICE, "key i"], "Club Information", ("Ground", "Still in", "The board"), id="club"),
    pytest.param([*OFFICE, "key h"], "Manager History", ("Ann Lee",), id="managers"),
    pytest.param([*OFFICE, "key y"], "Holiday", ("Day", "Month", "Year", "One week"), id="holiday"),
    pytest.param([*OFFICE, "key j"], "New Manager", ("First name", "Second name", "Division"), id="join"),
    pytest.param(
        [*OFFICE, "key p"], "Competitions", ("Premier Division", "Stage", "Holder"), id="competitions"
    ),
    pytest.param([*OFFICE, *keys("p", "Enter")], "Competition", ("Home", "Away", "v"), id="competition"),
    pytest.param(
        [*OFFICE, *keys("l", "Enter")], "Club Squad", ("Position", "Club Information"), id="club-squad"
    ),
]


def last(program: Program, *steps: str) -> Shown:
    """The screen after the steps."""
    return play(program, [*steps, "dump"])[-1]


@pytest.mark.parametrize(("steps", "title", "texts"), SCREENS)
def test_screen_reached_by_its_keys(
    game: Program, steps: list[str], title: str, texts: tuple[str, ...]
) -> None:
    """Title first, key hints last, the contract's texts between; nothing hidden is named."""
    shown = last(game, *steps)
    assert (shown.title, set(texts) - set(shown.texts)) == (title, set())
    assert shown.hints.startswith(("Esc", "Space", "Enter"))
    assert not HIDDEN & set(shown.texts)


@pytest.mark.parametrize(("steps", "title", "texts"), SCREENS)
def test_texts_stand_on_the_screen(
    game: Program, steps: list[str], title: str, texts: tuple[str, ...]
) -> None:
    """No text leaves the picture, and none of one line begins inside another."""
    drawn = last(game, *steps).drawn
    assert all(text.x + 8 * len(text.text) <= 640 and text.y <= 464 for text in drawn)
    lines: dict[int, list[tuple[int, int, str]]] = {}
    for text in drawn:
        lines.setdefault(text.y, []).append((text.x, text.x + 8 * len(text.text), text.text))
    overlaps = [
        (left, right)
        for line in lines.values()
        for left, right in zip(sorted(line), sorted(line)[1:], strict=False)
        if left[1] > right[0]
    ]
    assert not overlaps


@pytest.mark.parametrize(
    ("label", "title"),
    [
        ("Competitions", "Competitions"), ("Transfer Market", "Transfer Market"),
        ("Transfer Offers", "Transfer Offers"), ("Shortlist", "Shortlist"), ("Finances", "Finances"),
        ("Board Confidence", "Board Confidence"), ("Club Information", "Club Information"),
        ("Manager History", "Manager History"), ("Holiday", "Holiday"), ("New Manager", "New Manager"),
    ],
)  # fmt: skip
def test_office_button_by_mouse(game: Program, label: str, title: str) -> None:
    """A click on a button's text opens its screen; the right button goes back."""
    office = last(game, *OFFICE)
    opened, back = play(game, [*OFFICE, "click {} {}".format(*office.place(label)), "dump", "back", "dump"])
    assert (opened.title, back.title) == (title, "Manager's Office")


def test_looking_at_the_world_changes_nothing(game: Program) -> None:
    """A walk through every new screen, a search included, leaves a saved game as it was, byte for byte."""
    walk = keys("s", "Enter", "Enter", "Esc", "Esc", "Esc", "p", "Down", "Enter", "Right", "Esc", "Esc")
    walk += [*keys("m"), "text ra", *keys("Down", "Down", "Right", "Tab", "o", "Down", "Enter", "Enter")]
    walk += [
        *keys("Esc", "Esc", "Esc"),
        *keys("b", "Esc", "k", "Esc", "x", "Esc", "d", "Esc", "i", "h", "Esc"),
    ]
    walk += keys(
        "Esc", "h", "Esc", "y", "Esc", "j", "Esc", "l", "Right", "Down", "Enter", "i", "Esc", "Esc", "Esc"
    )
    play(
        game, [*OFFICE, *keys("v", "2"), *walk, "wait Manager's Office", *keys("v", "3"), "wait Game saved."]
    )
    assert game.saved(2) == game.saved(3)


def test_search_by_name_ignores_accents_and_case(game: Program) -> None:
    """Names typed in plain letters find their owners; what is found holds the letters typed."""
    found = last(game, *MARKET, "text oTHEe").column(14, 15, 170, 450)
    assert any("othée" in name.lower() for name in found)
    assert all("othee" in name.lower().replace("é", "e") for name in found)


def test_search_filters_narrow(game: Program) -> None:
    """Each filter leaves fewer players, and a new search brings all back."""

    def total(shown: Shown) -> int:
        return int(next(text for text in shown.texts if " player" in text).split()[0])

    steps = [*MARKET, "dump", *keys("Down", "Down", "Right"), "dump", *keys(*["Down"] * 6, "Right")]
    screens = play(game, [*steps, "dump", "key Delete", "dump"])
    everybody, goalkeepers, aggressive, again = map(total, screens)
    assert everybody == again > goalkeepers > aggressive
    shown = screens[1].column(336, 337, 150, 450)
    assert shown
    assert all(position.startswith(("GK", "Position")) for position in shown)


def test_league_tables_of_all_divisions(game: Program) -> None:
    """Right leads from the own division through all and back."""
    steps = [*OFFICE, "key l"]
    for _ in range(8):
        steps += ["dump", "key Right"]
    titles = [shown.texts[2] for shown in play(game, steps)]
    assert titles[0] == "Premier Division"
    assert titles.count("Premier Division") >= 2


def test_season_ends_with_honours(game: Program) -> None:
    """The season's end shows the table, then winners; Space leads into the next season."""
    game.season(1, 2)
    steps = [*keys("l", "2"), "key c", "wait End of Season", "dump", "key Right", "dump", "key Space"]
    table, honours, office = play(game, [*steps, "wait Manager's Office", "dump"])
    assert (table.title, honours.title, office.title) == (
        "End of Season",
        "End of Season",
        "Manager's Office",
    )
    assert "Winners" in honours.texts
    assert "1 July 1998" in office.texts
