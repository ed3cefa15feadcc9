"""Holiday and several persons in one game of the engine."""

from __future__ import annotations

from deals import deals, holiday
from engine_program import Program


def test_holiday_ends_on_its_day(game: Program) -> None:
    """Matches are played meanwhile; afterwards the person's match waits for him again."""
    away, passed, back = deals(game, "holiday 60", "days 59", "days 60")
    assert away["ok"]
    assert passed == {"stop": "none", "passed": 59, "date": [29, 8, 97]}
    assert back["passed"] <= 60


def test_holiday_needs_a_day_to_come(game: Program) -> None:
    """A holiday of no days is refused."""
    (answer,) = deals(game, "holiday 0")
    assert not answer["ok"]


def test_holiday_seasons_are_repeatable(game: Program) -> None:
    """Twice the same holiday leaves the same save, byte for byte, whatever was looked at before."""
    holiday(game, 2, save=2)
    deals(game, "board", "money", "targets 20", "offers", "careers", save=3)
    holiday(game, 2, slot=3, save=4)
    assert game.saved(2) == game.saved(4)


def test_humans_join_and_are_kept(game: Program) -> None:
    """A second person takes another club; a club with a person is refused; the save holds both."""
    (reports,) = holiday(game, 1)[:1]
    own = reports["club"]
    other = own + 1 if own + 1 < 70 else own - 1
    taken, joined = deals(game, f"join Bob Hill {own}", f"join Bob Hill {other}", save=2)
    assert not taken["ok"]
    if joined["ok"]:
        (careers,) = deals(game, "careers", slot=2)
        assert len(careers) == 1
