"""Questions of the engine: time waits for an answer, and each answer is answered."""

from __future__ import annotations

from deals import deals
from engine_program import Program


def _until_asked(game: Program, slot: int) -> dict[str, object]:
    """The first question or offer of a game, saved in the slot; with offers turned down on the way."""
    source = 1
    for _ in range(40):
        passed, question, offers = deals(game, "days 200", "question", "offers", slot=source, save=slot)
        assert passed["stop"] == "question", passed
        if question["kind"]:
            return question  # type: ignore[no-any-return]  # decoded JSON
        waiting = [row["offer"] for row in offers if row["state"] == 4]
        deals(game, f"decide {waiting[0]} reject", slot=slot, save=slot)
        source = slot
    raise AssertionError("nothing was asked")


def test_question_holds_the_time(game: Program) -> None:
    """No day passes before an answer; after it the game goes on."""
    question = _until_asked(game, 2)
    assert 2 <= len(question["choices"]) <= 4  # type: ignore[arg-type]  # decoded JSON
    held, answered, none = deals(game, "days 3", "answer 0", "question", slot=2)
    assert (held["stop"], held["passed"]) == ("question", 1)
    assert answered["ok"]
    assert answered["message"]
    assert none["kind"] != question["kind"] or none != question


def test_question_has_no_other_answers(game: Program) -> None:
    """A choice that is not offered is refused, and the question stays."""
    question = _until_asked(game, 2)
    refused, still = deals(game, "answer 7", "question", slot=2)
    assert not refused["ok"]
    assert still == question


def test_question_without_one_waiting(game: Program) -> None:
    """There is nothing to answer on the first day."""
    (answer,) = deals(game, "answer 0")
    assert answer == {"ok": 0, "message": "There is no question."}
