"""`read_memory`: plan, notes and reviews."""

from __future__ import annotations

from pydantic import Field, JsonValue

from harness.tools.outcome import Answer, Outcome, ToolContext
from harness.tools.set_plan import PLAN_LIMIT
from harness.tools.tool import Arguments, Tool
from harness.tools.update_notes import NOTES_LIMIT


class ReadMemory(Arguments):
    """How many reviews."""

    reviews: int = Field(3, ge=0, le=12, description="At most so many reviews, the newest first.")


def decide(arguments: ReadMemory, context: ToolContext) -> Outcome:
    """The texts, and how much room is left."""
    memory, written = context.memory, context.history.reviews
    newest = written[::-1][: arguments.reviews]
    reviews: list[JsonValue] = [
        {"date": review.game_date.isoformat(), "kind": review.kind, "text": review.text} for review in newest
    ]
    return Answer(
        {
            "plan": memory.plan,
            "notes": memory.notes,
            "reviews": reviews,
            "reviews_written": len(written),
            "plan_characters_left": PLAN_LIMIT - len(memory.plan),
            "notes_characters_left": NOTES_LIMIT - len(memory.notes),
        }
    )


TOOL = Tool("read_memory", "M", "Your season plan, your notes and your reviews.", ReadMemory, decide)
