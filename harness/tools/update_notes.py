"""`update_notes`: replaces or appends to the notes."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from harness.tools.outcome import Outcome, Refusal, RememberNotes, ToolContext
from harness.tools.tool import Arguments, Tool

NOTES_LIMIT = 4000


class UpdateNotes(Arguments):
    """A text, and what becomes of the older ones."""

    text: str = Field(max_length=NOTES_LIMIT, description="The text.")
    mode: Literal["append", "replace"] = Field("append", description="Append a line, or replace all notes.")


def decide(arguments: UpdateNotes, context: ToolContext) -> Outcome:
    """The notes as they become; refused when they would be longer than the limit."""
    text = arguments.text.strip()
    old = context.memory.notes
    notes = text if arguments.mode == "replace" or not old else f"{old}\n{text}" if text else old
    if len(notes) > NOTES_LIMIT:
        return Refusal(
            (
                f"Your notes would have {len(notes)} characters; the limit is {NOTES_LIMIT}. "
                'Shorten them with mode "replace".',
            )
        )
    return RememberNotes(notes)


TOOL = Tool(
    "update_notes",
    "M",
    f"Appends to your notes or replaces them (at most {NOTES_LIMIT} characters in all). Every later briefing "
    "shows them.",
    UpdateNotes,
    decide,
)
