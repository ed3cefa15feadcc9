"""Questions and offers at the real game's screens: what is asked, what is answered, confirmed from memory."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_saves import own_squad, prepared_game, with_offer, with_question
from real_game import START_SLOT

from cm9798.files.s16 import read_save
from cm9798.market import Asked, Decision
from cm9798.snapshot import Snapshot
from harness.game.dos_game import DosGame

pytestmark = pytest.mark.emulator
TO_DECIDE, AGREED, NEGOTIATED = 4, 5, 6
FEE = 50_000


def player_of(folder: Path) -> int:
    return own_squad(read_save(folder / "game", START_SLOT))[-1]


def states(snapshot: Snapshot) -> list[int]:
    return [int(state) for state in snapshot.offers["state"]]


async def asked(game: DosGame, kind: str) -> Asked:
    """Continue to what is on the desk."""
    stop = await game.advance()
    assert stop.kind == kind
    assert stop.asked is not None
    return stop.asked


async def test_question_in_the_games_words(tmp_path: Path) -> None:
    """Text and choices are the screen's; a choice there is not is refused, one there is settles it."""
    async with prepared_game(tmp_path, with_question) as game:
        question = await asked(game, "question")
        before = await game.snapshot()
        name = " ".join(before.player_names[player_of(tmp_path)])
        assert question.about == "question"
        assert name in " ".join(question.text)
        assert 2 <= len(question.choices) <= 4
        assert all(choice not in question.text for choice in question.choices)
        refused = await game.answer_question(len(question.choices) + 1)
        assert (refused.accepted, refused.confirmed) == (False, False)
        answer = await game.answer_question(2)
        assert (answer.accepted, answer.confirmed) == (True, True)
        after = await game.snapshot()
        assert (len(before.questions), len(after.questions)) == (1, 0)
        assert (after.game_date, after.match.tobytes()) == (before.game_date, before.match.tobytes())
        assert (await game.opened.eyes.look()).screen == "office"


@pytest.mark.parametrize(
    ("decision", "state"),
    [
        pytest.param(Decision("accept"), [AGREED], id="accept"),
        pytest.param(Decision("reject"), [], id="reject"),
        pytest.param(Decision("negotiate", 3 * FEE), [NEGOTIATED], id="negotiate"),
    ],
)
async def test_offer_decided(tmp_path: Path, decision: Decision, state: list[int]) -> None:
    """The offer is memory's; the decision is confirmed by it, and the game is in the office again."""
    async with prepared_game(tmp_path, with_offer(FEE)) as game:
        offer = await asked(game, "offer")
        before = await game.snapshot()
        assert (offer.player, offer.fee, offer.loan) == (player_of(tmp_path), FEE, False)
        assert offer.club == before.club_names[before.human_club + 1][0]
        answer = await game.decide(decision)
        assert (answer.accepted, answer.confirmed) == (True, True)
        after = await game.snapshot()
        assert states(after) == state
        assert after.game_date == before.game_date
        if decision.price is not None:
            assert after.offers["asked"].tolist() == [decision.price]
        assert (await game.opened.eyes.look()).screen == "office"


async def test_offer_decision_that_the_game_refuses(tmp_path: Path) -> None:
    """A price below the offer is refused in the game's words; the offer stands, and is decided afterwards."""
    async with prepared_game(tmp_path, with_offer(FEE)) as game:
        offer = await asked(game, "offer")
        refused = await game.decide(Decision("negotiate", FEE // 2))
        assert (refused.text, refused.accepted) == ("Ask for more than they offer.", False)
        assert states(await game.snapshot()) == [TO_DECIDE]
        assert await asked(game, "offer") == offer or not refused.confirmed
        choice = await game.take_first_choice()
        assert (choice.chosen, "accepted" in choice.answer) == ("A", True)
        assert states(await game.snapshot()) == [AGREED]
