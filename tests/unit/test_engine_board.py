"""The board of the engine: what it expects, and the end of a career."""

from __future__ import annotations

from deals import deals
from engine_program import Program


def test_board_says_what_it_expects(game: Program) -> None:
    """Expectation, confidence, results, money, two limits."""
    (lines,) = deals(game, "board")
    assert lines[0].startswith("The board expect ")
    assert lines[1].startswith("Confidence in you: ")
    assert len(lines) >= 6


def test_board_sacks_who_fields_the_weakest(game: Program) -> None:
    """A favourite's manager who always picks the weakest is dismissed; the save loads, time stands still."""
    game.new(slot=2, rank=1)
    played = game.json("--slot", 2, "play", "--season", "--pick", "weakest", "--save", 3)
    assert played == {"sacked": True}
    stopped, careers = deals(game, "days 5", "careers", slot=3)
    assert stopped["stop"] == "sacked"
    assert careers[0].endswith("sacked")


def test_board_keeps_who_does_well(game: Program) -> None:
    """The strongest team of a middling club keeps its manager in his job."""
    assert game.season(1, 2, "strongest")["played"] == 38
