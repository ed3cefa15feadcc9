"""The game in memory has the larger game's stops too: cup matches, questions, offers, a sacking."""

from __future__ import annotations

import pytest
from test_fake_game import play

from cm9798.records.encodings import NONE
from harness.errors import GuestStuck
from harness.game.fake import FakeGame


async def begun(game: FakeGame) -> FakeGame:
    """Loaded, in the office."""
    await game.start()
    await game.load(1)
    return game


async def test_fake_cup_match_is_decided_and_not_in_the_table() -> None:
    """It comes between two league matches, has a winner, and leaves the club's league line alone."""
    game = await begun(FakeGame(cup=True))
    dates = []
    for _ in range(2):
        dates.append((await game.advance()).game_date)
        await game.kick_off()
        last = await game.resume_match(to_the_end=True)
    assert (dates[1] - dates[0]).days == 3
    snapshot = await game.snapshot()
    cup = snapshot.fixtures[-1]
    score = (int(cup["home_goals"]), int(cup["away_goals"]))
    assert score[0] != score[1] or (int(cup["home_penalties"]), int(cup["away_penalties"])) == (5, 4)
    assert last.minute == (120 if cup["extra_time"] else 90)
    assert int(snapshot.clubs[snapshot.human_club]["played"]) == 1


@pytest.mark.parametrize("seed", range(1, 9))
async def test_fake_cup_matches_of_many_seeds_end(seed: int) -> None:
    """Whoever scores, the season with a cup match ends after its seventh match."""
    game = FakeGame(seed=seed, cup=True)
    await play(game, 7)
    assert (await game.advance()).kind == "season_end"


async def test_fake_asks_before_it_goes_on() -> None:
    """What is asked stands in the tables until it gets its first choice; then the match day comes."""
    game = await begun(FakeGame(asks={1: ("question", "offer")}))
    assert (await game.advance()).kind == "question"
    assert len((await game.snapshot()).questions) == 1
    with pytest.raises(GuestStuck):
        await game.advance()
    assert (await game.take_first_choice()).chosen == "1"
    assert (await game.advance()).kind == "offer"
    assert (await game.snapshot()).offers["state"].tolist() == [4]
    assert (await game.take_first_choice()).chosen == "A"
    assert (await game.advance()).kind == "match_day"
    assert len((await game.snapshot()).offers) == 0


async def test_fake_sacks() -> None:
    """Before the match that was named the person has no club, and the game can still be read."""
    game = FakeGame(sacked_before=2)
    await play(game, 1)
    assert (await game.advance()).kind == "sacked"
    assert (await game.snapshot()).human_club == NONE
    assert await game.ram_hash()
