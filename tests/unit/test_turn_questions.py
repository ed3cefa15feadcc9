"""The briefing's section on what the game asks, and what the assistant makes of it."""

from __future__ import annotations

import json
from typing import get_args

import pytest
from turn_views import before_match

from cm9798.market import Asked
from cm9798.reports import NewsItem, Review
from harness.models.policies import POLICIES
from harness.spine.state import Exchange
from harness.tools.catalogue import openai_tools
from harness.tools.outcome import Memory, TurnKind
from harness.tools.set_plan import PLAN_LIMIT
from harness.tools.update_notes import NOTES_LIMIT
from harness.tools.write_review import REVIEW_LIMIT
from harness.turn.briefing import BUDGET, Extra, compose_briefing
from harness.turn.conversation import messages

SCREEN = ("Ann Lee", "Value", "£900", "Offer", "£1 from Far", "Your decision, within 7 days", "Your price")


def briefing(asked: Asked) -> str:
    return compose_briefing(before_match(), Memory(), "question", Extra(asked=asked, max_calls=9))


def said(asked: Asked) -> tuple[str, dict[str, object]]:
    """The first act of the assistant; it looks at the squad as it is before the match."""
    text, exchanges = briefing(asked), list[Exchange]()
    answer = POLICIES["assistant"](messages("", text, exchanges), openai_tools(), 0)
    call = answer.calls[0]
    return call.tool, json.loads(call.arguments)


def test_question_shows_its_choices_by_number() -> None:
    """The game's words, each choice with the number that `answer` takes."""
    text = briefing(Asked("question", ("The board want to know.",), ("Promise more", "Say nothing")))
    assert "## The game asks you\nThe board want to know.\n1. Promise more\n2. Say nothing\n" in text


def test_offer_is_one_sentence_and_the_player_as_his_screens_show_him() -> None:
    """Not the screen's whole text; how long it stands is told."""
    player = before_match().squad[3]
    text = briefing(Asked("offer", SCREEN, player=player.index, club="Far Rovers", fee=120_000))
    assert f"Far Rovers offer £120,000 for {player.name}.\nYour decision, within 7 days\n" in text
    assert f"(id {player.index})" in text
    assert "Your price" not in text


def test_offer_of_a_loan_is_named_one() -> None:
    """Without a fee."""
    player = before_match().squad[3]
    text = briefing(Asked("offer", SCREEN, player=player.index, club="Far Rovers", loan=True))
    assert f"Far Rovers ask for a loan of {player.name}." in text


@pytest.mark.parametrize(
    ("choices", "expected"),
    [
        (("Tell him that talks will follow", "Tell him that he is free to go"), 1),
        (("Put him on the transfer list", "Ask him to think again"), 2),
        (("Accept the job", "Stay where you are"), 2),
        (("Fine him a week's wages", "Take no action"), 2),
    ],
)
def test_assistant_chooses_by_the_words(choices: tuple[str, ...], expected: int) -> None:
    """It loses no player, no money and no job by a choice."""
    assert said(Asked("question", ("Well?",), choices)) == ("answer", {"choice": expected})


def test_briefing_with_a_full_memory_fits_and_keeps_all_of_it() -> None:
    """Plan, notes and both reviews at their limits are whole; what is cut for them is said."""
    limits = (PLAN_LIMIT, NOTES_LIMIT, REVIEW_LIMIT, REVIEW_LIMIT)
    texts = [letter * limit for letter, limit in zip("pnms", limits, strict=True)]
    day = before_match().game_date
    reviews = (Review(day, "season_review", texts[3]), Review(day, "monthly_review", texts[2]))
    read = tuple(NewsItem(when, headline, "b" * 900) for when, headline in before_match().news)
    for kind in get_args(TurnKind):
        extra = Extra(asked=Asked("question", ("Well?",), ("Yes", "No")), reviews=reviews, read=read * 20)
        text = compose_briefing(before_match(), Memory(*texts[:2]), kind, extra)
        assert len(text) <= BUDGET
        assert all(whole in text for whole in texts)
