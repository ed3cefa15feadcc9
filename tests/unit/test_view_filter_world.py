"""Clubs, competitions, dealings, board and market in the view: what the game's own screens of them say."""

from __future__ import annotations

import builders
import pytest
from engine_program import Program, make_data
from ui_script import Shown, keys, play

from cm9798.files.s16 import read_save, snapshot_of
from cm9798.market_search import Wanted
from cm9798.money_words import LINES, pounds
from cm9798.view_filter import ClubView, DealingsView, ManagerView, manager_view
from cm9798.words import date_words

LOAD = [*keys("l", "2"), "wait Manager's Office"]


@pytest.fixture(scope="module")
def played(engine: object, tmp_path_factory: pytest.TempPathFactory) -> Program:
    """A game in slot 2 with nine matches behind it: boards judge, crowds have come."""
    directory = tmp_path_factory.mktemp("world")
    make_data(directory)
    program = Program(directory)
    program.new()
    program.json("--slot", 1, "play", "--matches", 9, "--save", 2)
    return program


@pytest.fixture(scope="module")
def seen(played: Program) -> ManagerView:
    """The manager's view of the save."""
    return manager_view(snapshot_of(read_save(played.directory, 2)), builders.tactics())


def lines_of(screen: Shown, labels: set[str]) -> dict[str, str]:
    """Label and the text drawn behind it."""
    pairs = list(zip(screen.texts, screen.texts[1:], strict=False))
    return {label: value for label, value in reversed(pairs) if label in labels}  # buttons come last


def club_lines(club: ClubView) -> dict[str, str]:
    """The lines of Club Information as a view knows them."""
    place = "" if club.place is None else f", {ordinal_of(club.place)}"
    return {
        "Nation": club.nation,
        "City": club.city,
        "Ground": f"{club.stadium}, room for {club.capacity}",
        "Manager": club.manager,
        "Division": f"{club.division}{place}",
        "Last season": club.last_season or "-",
        "Still in": ", ".join(club.still_in) or "none",
        "Usual tactic": club.usual_tactic or "-",
        "Squad": f"{len(club.squad)} players",
        "Average attendance": str(club.average_attendance),
        "Finances": club.finances,
        "Bought this season": str(club.bought),
        "Sold this season": str(club.sold),
        "The board": club.expectation,
    }


def ordinal_of(number: int) -> str:
    """Of a place in a division of at most 24."""
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd', 21: 'st', 22: 'nd', 23: 'rd'}.get(number, 'th') }"


def test_clubs_of_the_view_are_those_of_the_screens(played: Program, seen: ManagerView) -> None:
    """Every line of Club Information: of the own club, and of every club of a table, from its squad."""
    rows = [row.club for row in seen.table]
    steps = [*LOAD, *keys("i"), "wait Club Information", "dump", *keys("Esc", "l"), "wait League Table"]
    for _ in rows:
        steps += [*keys("Enter"), "wait Club Squad", *keys("i"), "wait Club Information", "dump"]
        steps += [*keys("Esc", "Esc"), "wait League Table", *keys("Down")]
    own, *others = play(played, steps)
    by_name = {club.name: club for club in seen.clubs.values()}
    for name, screen in zip([seen.club, *rows], [own, *others], strict=True):
        expected = club_lines(by_name[name])
        shown = lines_of(screen, set(expected))
        assert screen.texts[2] == name
        assert {**shown, "Usual tactic": ""} == {**expected, "Usual tactic": ""}
        assert shown["Ground"].endswith(f"room for {by_name[name].capacity}")


def test_board_of_the_view_is_the_screens(played: Program, seen: ManagerView) -> None:
    """The board's view line by line."""
    (screen,) = play(played, [*LOAD, *keys("d"), "wait Board Confidence", "dump"])
    assert seen.office is not None
    texts = list(screen.texts)
    assert tuple(texts[texts.index("The board's view") + 1 : -1]) == seen.office.board


def test_money_of_the_view_is_the_screens(played: Program, seen: ManagerView) -> None:
    """Each line of the books by its name, the balance, wages, state and crowd."""
    (screen,) = play(played, [*LOAD, *keys("x"), "wait Finances", "dump"])
    office, club = seen.office, seen.clubs[seen.own_club]
    assert office is not None
    expected = {LINES[name]: pounds(amount) for name, amount in office.finances.items()}
    expected |= {
        "Balance": pounds(office.balance),
        "State of the club": club.finances,
        "Money for players": pounds(office.transfer_money),
        "Wages a week": pounds(office.weekly_wages),
        "Wage limit a week": pounds(office.wage_limit),
        "Average attendance": str(club.average_attendance),
        "Buying": "The bank forbids it." if office.in_trouble else "allowed",
    }
    assert lines_of(screen, set(expected)) == expected


def dealings_lines(player: DealingsView) -> dict[str, str]:
    """The lines of Player Dealings as a view knows them."""
    matches = f"{player.european_apps} match{'' if player.european_apps == 1 else 'es'}"
    return {
        "Status": player.status or "not listed",
        "Asking price": "none" if player.asking_price is None else pounds(player.asking_price),
        "At the club": player.role,
        "Form": player.form,
        "Mood": player.mood or "-",
        "On loan to": player.on_loan_to or "-",
        "Work permit": "yes" if player.work_permit else "not needed",
        "Months left": str(player.months_left),
        "Bonuses": str(len(player.bonuses)) if player.bonuses else "none",
        "Clauses": str(len(player.clauses)) if player.clauses else "none",
        "Europe": matches,
        "Caps": str(player.caps),
    }


def test_dealings_of_the_view_are_the_screens(played: Program, seen: ManagerView) -> None:
    """Every line of Player Dealings, of all own players and of the market's first ones."""
    found = seen.market.search(Wanted()) if seen.market else []
    steps = [*LOAD, *keys("s", "Enter"), "wait Player Profile"]
    for _ in seen.squad:
        steps += [
            *keys("Enter"),
            "wait Player Dealings",
            "dump",
            *keys("Esc"),
            "wait Player Profile",
            *keys("Right"),
        ]
    steps += [*keys("Esc", "Esc", "m"), "wait Transfer Market", *keys("Tab", "Enter"), "wait Player Profile"]
    for _ in found[:30]:
        steps += [
            *keys("Enter"),
            "wait Player Dealings",
            "dump",
            *keys("Esc"),
            "wait Player Profile",
            *keys("Right"),
        ]
    players = [*(player.index for player in seen.squad), *found[:30]]
    for player, screen in zip(players, play(played, steps), strict=True):
        expected = dealings_lines(seen.dealings[player])
        assert lines_of(screen, set(expected)) == expected


def test_competitions_of_the_view_are_the_screens(played: Program, seen: ManagerView) -> None:
    """Name, stage, holder and winner, in the screen's order."""
    (screen,) = play(played, [*LOAD, *keys("p"), "wait Competitions", "dump"])
    texts = list(screen.texts)
    short = {club.name: club.short_name for club in seen.clubs.values()}
    shown = texts[texts.index("Winner") + 1 : -1]
    rows = [
        [c.name[:26], c.stage[:13], short.get(c.holder, "")[:16], short.get(c.winner, "")[:16]]
        for c in seen.competitions
    ]
    assert shown == [text for row in rows for text in row if text]


@pytest.mark.parametrize(
    ("filters", "wanted", "order"),
    [
        pytest.param([], Wanted(), "value", id="everybody"),
        pytest.param(keys("Down", "Down", "Right"), Wanted(position="GK"), "value", id="keepers"),
        pytest.param([f"text {'an'}"], Wanted(name="an"), "value", id="by name"),
        pytest.param(keys(*["Down"] * 3, "Right"), Wanted(side="right"), "value", id="right"),
        pytest.param(
            keys(*["Down"] * 4, *["Right"] * 5), Wanted(available="listed_or_free"), "value", id="free"
        ),
        pytest.param(
            keys(*["Down"] * 4, *["Right"] * 4), Wanted(available="contract_ends"), "value", id="ends"
        ),
        pytest.param(
            keys(*["Down"] * 8, "Right"), Wanted(attributes={"aggression": 12}), "value", id="attribute"
        ),
        pytest.param(keys(*["Down"] * 7, "Right"), Wanted(value_up_to=50_000), "value", id="cheap"),
        pytest.param(keys(*["Down"] * 5, "Right"), Wanted(age_from=16), "value", id="from 16"),
    ],
)
def test_search_of_the_view_is_the_markets(
    played: Program, seen: ManagerView, filters: list[str], wanted: Wanted, order: str
) -> None:
    """The same people in the same order, and the same number of them."""
    (screen,) = play(played, [*LOAD, *keys("m"), "wait Transfer Market", *filters, "dump"])
    assert seen.market is not None
    found = seen.market.search(wanted)
    total = next(text for text in screen.texts if text.split(",")[0].endswith((" players", " player")))
    assert total.split()[0] == str(len(found))
    names = [text.text for text in screen.drawn if text.x == 14 and text.y > 150 and text.text != "Player"]
    assert names[: len(found)] == [seen.players[player].name[:24] for player in found[:17]][: len(names)]


def test_market_deadline_of_the_view_is_the_screens(played: Program, seen: ManagerView) -> None:
    """Make Offer says until when clubs deal, and what may be spent."""
    steps = [
        *LOAD,
        *keys("m"),
        "wait Transfer Market",
        *keys("Tab", "Enter", "Enter", "m"),
        "wait Make Offer",
        "dump",
    ]
    (screen,) = play(played, steps)
    office = seen.office
    assert office is not None
    assert office.market_deadline is not None
    expected = {
        "Transfer money": pounds(office.transfer_money),
        "Balance": pounds(office.balance),
        "Market": "open" if office.market_open else "closed",
        "Deadline": date_words(office.market_deadline),
    }
    assert lines_of(screen, set(expected)) == expected
