"""The board of the engine: what it expects, how long it waits, and the end of a career."""

from __future__ import annotations

from typing import Any

import pytest
from deals import deals
from engine_program import Program

from cm9798.files.s16 import read_save, snapshot_of
from cm9798.touchline98.host_program import HostProgram

GAMES = (1, 2, 3, 4)
SUMMER = [1, 7, 98]


@pytest.fixture(scope="module")
def world(engine: Any, tmp_path_factory: pytest.TempPathFactory) -> HostProgram:
    """The default world, in which clubs of all ranks differ as in a benchmark."""
    return HostProgram(tmp_path_factory.mktemp("board"), program=engine)


def _season(world: HostProgram, number: int, pick: str, rank: int) -> Any:
    """A season with an impatient board."""
    world.new_game(number, rank)
    return world.run("--slot", 1, "play", "--season", "--pick", pick, "--seed", number, "--save", 2)


def test_board_says_what_it_expects(game: Program) -> None:
    """Expectation, confidence, results, money, two limits; and that a new man has more time."""
    (lines,) = deals(game, "board")
    assert lines[0].startswith("The board expect ")
    assert lines[1].startswith("Confidence in you: ")
    assert lines[-1] == "The board give a new manager more time in his first year."


def test_board_sacks_who_fields_the_weakest(game: Program) -> None:
    """A favourite's manager who always picks the weakest is dismissed; the save loads, time stands still."""
    game.new(slot=2, rank=1)
    played = game.json("--slot", 2, "play", "--season", "--pick", "weakest", "--save", 3)
    assert played["sacked"]
    stopped, careers = deals(game, "days 5", "careers", slot=3)
    assert stopped["stop"] == "sacked"
    assert careers[0].endswith("sacked")


def test_board_keeps_who_does_well(game: Program) -> None:
    """The strongest team of a middling club keeps its manager in his job."""
    assert game.season(1, 2, "strongest")["played"] == 38


def test_board_keeps_a_careless_new_manager_for_a_season(world: HostProgram) -> None:
    """Who puts anybody anywhere with a middling club plays all 38 matches in his first season."""
    assert [_season(world, number, "careless", 10)["played"] for number in GAMES] == [38] * len(GAMES)


def test_board_sacks_a_new_manager_who_plays_his_weakest(world: HostProgram) -> None:
    """Who leaves out his best all season does not see its end, and goes before the deadline."""
    ends = [_season(world, number, "weakest", 10).get("date") for number in GAMES]
    sacked = [end for end in ends if end is not None]
    assert len(sacked) >= len(GAMES) - 1
    assert all((end[2], end[1]) <= (98, 3) for end in sacked)


def test_board_asks_why_the_best_paid_do_not_play(world: HostProgram) -> None:
    """It sees whom it pays and who plays, and says so."""
    world.new_game(1)
    world.run("--slot", 1, "play", "--matches", 12, "--pick", "weakest", "--save", 2)
    (lines,) = deals(Program(world.directory, world.program), "board", slot=2)
    assert "The board wonder why the best paid players are left out." in lines


def test_board_has_no_more_than_its_usual_patience_in_the_second_season(world: HostProgram) -> None:
    """After a good first season, who plays his weakest goes at the limit that holds for everybody."""
    left = []
    for number in GAMES:
        assert _season(world, number, "strongest", 10)["played"] == 38
        played = world.run("--slot", 2, "play", "--matches", 44, "--pick", "weakest", "--save", 3)
        if played.get("date", SUMMER) != SUMMER:
            person = snapshot_of(read_save(world.directory, 3)).managers[-1]  # people are the last
            left.append(int(person["board_confidence"]))
    assert len(left) >= len(GAMES) - 1  # one at most stays, or has gone in summer, when the board is quicker
    assert max(left) < 12
    assert max(left) >= 5  # a new man would have been warned once more


def test_board_of_a_club_that_leaves_the_league_keeps_nobody(world: HostProgram) -> None:
    """The last of the last division: on 1 July its manager is out, whatever the board thought of him."""
    person = ("--first", "Ann", "--second", "Lee", "--club-rank", 24, "--division", 4)
    world.run("new", *person, "--game", 5, "--slot", 1)
    play = ("--patient", "--pick", "weakest", "--save", 2)
    assert world.run("--slot", 1, "play", "--season", *play)["position"] == 24
    assert world.run("--slot", 2, "play", "--matches", 1, *play) == {"sacked": True, "date": SUMMER}
