"""Market, money, board and career in the view: what the game's own screens of them say."""

from __future__ import annotations

from datetime import date

import builders
import pytest
from engine_program import Program, make_data
from ui_script import keys, play

from cm9798.board_words import confidence_word
from cm9798.files.s16 import read_save, snapshot_of
from cm9798.office_views import OfficeView
from cm9798.records.encodings import NONE, encode_date
from cm9798.records.offer import OFFER
from cm9798.records.transfer import TRANSFER
from cm9798.synthetic import FIRST_CLUB, SyntheticWorld
from cm9798.view_filter import manager_view

LOAD = [*keys("l", "2"), "wait Manager's Office"]
LINES = {
    "start_balance": 0, "season_tickets": 1, "gate": 2, "prize_money": 3, "player_sales": 4,
    "other_income": 5, "wages": 6, "bonuses_paid": 7, "purchases": 8, "other_costs": 9,
}  # fmt: skip


@pytest.fixture(scope="module")
def played(engine: object, tmp_path_factory: pytest.TempPathFactory) -> Program:
    """A game in slot 2 with six matches behind it: gates, wages, bonuses."""
    directory = tmp_path_factory.mktemp("office")
    make_data(directory)
    program = Program(directory)
    program.new()
    program.json("--slot", 1, "play", "--matches", 6, "--save", 2)
    return program


def office(program: Program) -> OfficeView:
    """The office in the manager's view of the save."""
    seen = manager_view(snapshot_of(read_save(program.directory, 2)), builders.tactics()).office
    assert seen is not None
    return seen


def test_finances_of_the_view_are_the_screens(played: Program) -> None:
    """Each bucket, the money for players and the wage limit stand on the screen in pounds."""
    (screen,) = play(played, [*LOAD, *keys("x"), "wait Finances", "dump"])
    seen = office(played)
    amounts = [text.replace("£", "").replace(",", "") for text in screen.texts]
    start = screen.texts.index("Finances")
    assert start == 0
    assert seen.finances["wages"] > 0
    for name in LINES:
        assert str(seen.finances[name]) in amounts, name
    assert str(seen.transfer_money) in amounts
    assert str(seen.wage_limit) in amounts


def test_confidence_of_the_view_is_the_screens(played: Program) -> None:
    """The board's word."""
    (screen,) = play(played, [*LOAD, *keys("d"), "wait Board Confidence", "dump"])
    texts = list(screen.texts)
    assert texts[texts.index("Confidence") + 1] == office(played).board_confidence


def test_career_of_the_view_is_the_screens(played: Program) -> None:
    """One time, at the present club, with the matches that the screen counts."""
    (screen,) = play(played, [*LOAD, *keys("h"), "wait Manager History", "dump"])
    (career,) = office(played).career
    assert career.until is None
    assert any(
        f"P {career.played} W {career.won} D {career.drawn} L {career.lost}" in t for t in screen.texts
    )


@pytest.mark.parametrize(
    ("confidence", "word"),
    [(0, "On the brink"), (11, "On the brink"), (12, "Very worried"), (57, "Satisfied"), (100, "Delighted")],
)
def test_confidence_in_words(confidence: int, word: str) -> None:
    """The limits between the words are the game's."""
    assert confidence_word(confidence) == word


def with_offers(*states: int) -> SyntheticWorld:
    """A world with an offer for an own player in each state, and one between others."""
    made = builders.world()
    table = OFFER.empty(len(states) + 1)
    for row, state in zip(table, (*states, 1), strict=True):
        row["date"], row["state"], row["player"] = encode_date(date(1997, 8, 1)), state, 3
        row["buyer"], row["seller"], row["fee"] = FIRST_CLUB + 1, FIRST_CLUB, 250_000
    table[-1]["seller"] = FIRST_CLUB + 2
    made.tables["offer"] = table
    return made


def test_offers_of_the_view_are_the_own_open_ones() -> None:
    """A closed one and one between other clubs are not shown; what is shown is in words."""
    made = with_offers(4, 0)
    seen = manager_view(made.snapshot(), builders.tactics()).office
    assert seen is not None
    (offer,) = seen.offers
    assert (offer.received, offer.club) == (True, made.names["club"][FIRST_CLUB + 1][0])
    assert (offer.state, offer.fee, offer.lapses) == ("waits for your answer", 250_000, None)


def test_shortlist_of_the_view_leaves_empty_places_out() -> None:
    """Sixteen places of five bytes, FFFF where nobody stands."""
    made = builders.world()
    places = [NONE.to_bytes(2, "little") * 2 + b"\xff"] * 16
    places[2] = (70).to_bytes(2, "little") + bytes(3)
    made.tables["club"][FIRST_CLUB]["shortlist"] = list(b"".join(places))
    seen = manager_view(made.snapshot(), builders.tactics()).office
    assert seen is not None
    assert seen.shortlist == (70,)


def test_moves_of_the_view_are_the_own_clubs() -> None:
    """Who came and who left; what other clubs paid each other, no screen tells."""
    made = builders.world()
    table = TRANSFER.empty(3)
    clubs = ((FIRST_CLUB + 1, FIRST_CLUB), (FIRST_CLUB, FIRST_CLUB + 2), (FIRST_CLUB + 1, FIRST_CLUB + 2))
    for row, (seller, buyer) in zip(table, clubs, strict=True):
        row["date"], row["from_club"], row["to"] = encode_date(date(1997, 7, 9)), seller, buyer
    made.tables["transfer"] = table
    seen = manager_view(made.snapshot(), builders.tactics()).office
    assert seen is not None
    long = [made.names["club"][FIRST_CLUB + place][0] for place in range(3)]
    assert [(move.from_club, move.to_club) for move in seen.moves] == [(long[1], long[0]), (long[0], long[2])]
