"""`write_review`: the monthly or season review, shown in later briefings."""

from __future__ import annotations

from pydantic import Field

from harness.tools.outcome import Outcome, Refusal, RememberReview, ToolContext
from harness.tools.tool import Arguments, Tool

REVIEW_LIMIT = 2000


class WriteReview(Arguments):
    """The whole review."""

    review: str = Field(
        min_length=1,
        max_length=REVIEW_LIMIT,
        description=f"The whole text, at most {REVIEW_LIMIT} characters.",
    )


def decide(arguments: WriteReview, context: ToolContext) -> Outcome:
    """Remember it; refused in turns that are no review."""
    if context.turn_kind not in ("monthly_review", "season_review"):
        return Refusal(("This turn is no review: keep it with update_notes, or wait for a review.",))
    text = arguments.review.strip()
    return RememberReview(text) if text else Refusal(("The review is empty.",))


TOOL = Tool(
    "write_review",
    "M",
    "Writes your monthly or season review, in a review turn only. Later briefings show the last one of each.",
    WriteReview,
    decide,
)
