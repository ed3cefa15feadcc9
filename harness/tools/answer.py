"""`answer`: answers a question of the game with one of its choices."""

from __future__ import annotations

from pydantic import Field

from harness.tools.outcome import AnswerQuestion, Outcome, Refusal, ToolContext
from harness.tools.tool import Arguments, Tool

NOT_ASKED = "The game asks no question now."


class AnswerArguments(Arguments):
    """Which choice."""

    choice: int = Field(ge=1, le=9, description="Number of the choice, 1 the first.")


def decide(arguments: AnswerArguments, context: ToolContext) -> Outcome:
    """An act on the game's screen; refused when nothing is asked or the choice is not there."""
    asked = context.asked
    if context.turn_kind != "question" or asked is None:
        return Refusal((NOT_ASKED,))
    if asked.about == "offer":
        return Refusal(("An offer waits, no question: use decide.",))
    if arguments.choice > len(asked.choices):
        listed = "; ".join(
            f"{number} {words.rstrip(chr(46))}" for number, words in enumerate(asked.choices, 1)
        )
        return Refusal((f"There is no choice {arguments.choice}; the choices: {listed}.",))
    return AnswerQuestion(arguments.choice)


TOOL = Tool(
    "answer",
    "A",
    "Answers the game's question with one of its choices, at once. Only while a question waits.",
    AnswerArguments,
    decide,
)
