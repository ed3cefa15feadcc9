"""`end_turn`: ends the turn."""

from __future__ import annotations

from harness.tools.outcome import EndTurn, Outcome, ToolContext
from harness.tools.tool import NoArguments, Tool


def decide(_arguments: NoArguments, _context: ToolContext) -> Outcome:
    """The turn is over."""
    return EndTurn()


TOOL = Tool(
    "end_turn",
    "A",
    "Ends your turn; the game goes on with what you have set. Call it when you are done.",
    NoArguments,
    decide,
)
