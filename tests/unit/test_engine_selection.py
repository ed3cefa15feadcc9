"""Picking the team pays: the strongest eleven of a squad against the weakest of the same squad."""

from __future__ import annotations

from statistics import mean

from engine_program import Program

SEEDS = range(1, 11)


def test_selection_of_the_strongest_pays_with_every_seed(game: Program) -> None:
    """At least 10 points a season with each of ten games, at least 20 on average."""
    gains = []
    for seed in SEEDS:
        game.new(slot=1, game=seed)
        strong = game.season(1, 2, "strongest")["points"]
        weak = game.season(1, 2, "weakest")["points"]
        gains.append(strong - weak)
    assert min(gains) >= 10, gains
    assert mean(gains) >= 20, gains


def test_selection_by_the_assistant_beats_a_careless_one(game: Program) -> None:
    """A sensible manager is clearly better off than one who sends anybody anywhere."""
    assert game.season(1, 2, "auto")["points"] >= game.season(1, 2, "careless")["points"] + 12


def test_selection_that_is_kept_plays_a_season(game: Program) -> None:
    """A sheet left alone lasts until it is illegal, and then the assistant mends it."""
    assert game.season(1, 2, "keep")["played"] == 38
