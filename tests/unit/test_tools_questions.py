"""`answer` and `decide`: in their own turns alone, and only what the screens would take."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from full_contexts import KINDS, OFFER_ASKED, QUESTION_ASKED, context_of
from turn_views import DONE, call

from cm9798.market import Decision
from harness.game.port import GameAnswer
from harness.tools.context_after import context_after
from harness.tools.outcome import AnswerQuestion, Decide, Refusal, TurnKind

ELSEWHERE = [kind for kind in KINDS if kind != "question"]


@pytest.mark.parametrize("kind", ELSEWHERE)
@pytest.mark.parametrize(("tool", "arguments"), [("answer", {"choice": 1}), ("decide", {"choice": "accept"})])
def test_question_tools_outside_their_turn(tool: str, arguments: dict[str, Any], kind: TurnKind) -> None:
    """Nothing is asked there."""
    outcome = call(tool, context_of(kind), **arguments)
    assert isinstance(outcome, Refusal)
    assert outcome.reasons[0].endswith(" now.")


def test_answer_a_question() -> None:
    """Each choice is an act; one more is refused with the choices."""
    at = context_of("question", QUESTION_ASKED)
    assert [call("answer", at, choice=n) for n in (1, 2, 3)] == [AnswerQuestion(n) for n in (1, 2, 3)]
    assert call("answer", at, choice=4) == Refusal(
        ("There is no choice 4; the choices: 1 Yes; 2 No; 3 Perhaps.",)
    )


@pytest.mark.parametrize(
    ("arguments", "decision"),
    [
        ({"choice": "accept"}, Decision("accept")),
        ({"choice": "reject"}, Decision("reject")),
        ({"choice": "negotiate", "price": 250_001}, Decision("negotiate", 250_001)),
    ],
)
def test_decide_an_offer(arguments: dict[str, Any], decision: Decision) -> None:
    """Accept, reject, or a price above what is offered."""
    assert call("decide", context_of("question"), **arguments) == Decide(decision)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"choice": "negotiate"}, "needs a price"),
        ({"choice": "accept", "price": 9}, "take none"),
        ({"choice": "negotiate", "price": 250_000}, "Ask for more than they offer."),
    ],
)
def test_decide_refused(arguments: dict[str, Any], words: str) -> None:
    """A price where it belongs, and more than is offered."""
    outcome = call("decide", context_of("question"), **arguments)
    assert isinstance(outcome, Refusal)
    assert words in outcome.reasons[0]


def test_decide_a_loan_by_price() -> None:
    """A loan has no price."""
    at = context_of("question", replace(OFFER_ASKED, loan=True, fee=0))
    assert call("decide", at, choice="negotiate", price=5) == Refusal(("Ask for more than they offer.",))


def test_question_and_offer_are_told_apart() -> None:
    """Each tool names the other one."""
    assert call("answer", context_of("question"), choice=1) == Refusal(
        ("An offer waits, no question: use decide.",)
    )
    assert call("decide", context_of("question", QUESTION_ASKED), choice="accept") == Refusal(
        ("A question waits, no offer: use answer.",)
    )


@pytest.mark.parametrize(
    ("game", "waits"),
    [
        pytest.param(DONE, False, id="done"),
        pytest.param(GameAnswer("No.", accepted=False, confirmed=False), True, id="refused"),
        pytest.param(None, True, id="not asked"),
    ],
)
def test_question_waits_until_it_is_answered(game: GameAnswer | None, waits: bool) -> None:
    """Answered is answered; a refusal of the game leaves it standing."""
    at = context_of("question")
    after = context_after(at, Decide(Decision("accept")), game)
    assert (after.asked is not None) is waits
    assert isinstance(call("decide", after, choice="reject"), Decide if waits else Refusal)
