"""`read_memory`: plan and notes."""

from __future__ import annotations

from harness.tools.outcome import Answer, Outcome, ToolContext
from harness.tools.set_plan import PLAN_LIMIT
from harness.tools.tool import NoArguments, Tool
from harness.tools.update_notes import NOTES_LIMIT


def decide(_arguments: NoArguments, context: ToolContext) -> Outcome:
    """Both texts, and how much room is left."""
    memory = context.memory
    return Answer(
        {
            "plan": memory.plan,
            "notes": memory.notes,
            "plan_characters_left": PLAN_LIMIT - len(memory.plan),
            "notes_characters_left": NOTES_LIMIT - len(memory.notes),
        }
    )


TOOL = Tool("read_memory", "M", "Your season plan and your notes.", NoArguments, decide)
