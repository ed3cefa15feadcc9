"""`board_confidence`: the board's view as the game words it."""

from __future__ import annotations

from harness.tools.outcome import Answer, Outcome, Refusal, ToolContext
from harness.tools.tool import NoArguments, Tool


def decide(_arguments: NoArguments, context: ToolContext) -> Outcome:
    """The word and the lines of the screen `Board Confidence`."""
    office = context.view.office
    if office is None:
        return Refusal(("There is no board to listen to now.",))
    return Answer({"confidence": office.board_confidence, "view": list(office.board)})


TOOL = Tool("board_confidence", "R", "What the board think of you, in their words.", NoArguments, decide)
