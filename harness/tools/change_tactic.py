"""`change_tactic`: the team sheet's tactic before a match, the tactics screen's in play."""

from __future__ import annotations

from dataclasses import replace

from pydantic import Field

from harness.tools.lineup_defaults import cells_with
from harness.tools.outcome import ChangeTactic, Outcome, Refusal, ToolContext, WriteTeamSheet
from harness.tools.references import tactic
from harness.tools.sheet_verdict import reasons
from harness.tools.tool import Arguments, TacticReference, Tool


class ChangeTacticArguments(Arguments):
    """The tactic to play."""

    tactic: TacticReference = Field(description="Tactic index 0-18 or name (see list_tactics).")


def decide(arguments: ChangeTacticArguments, context: ToolContext) -> Outcome:
    """Before a match the present sheet with the tactic's cells, if legal; in play an act on the screen."""
    chosen = tactic(context.view, arguments.tactic)
    if context.turn_kind == "half_time":
        return ChangeTactic(chosen.index)
    now = context.view.team_sheet
    sheet = replace(now, tactic=chosen.index, cells=cells_with(now, chosen, None, None))
    against = reasons(sheet, context.view)
    if not against:
        return WriteTeamSheet(sheet)
    return Refusal((*against, "Give the whole team with set_lineup."))


TOOL = Tool(
    "change_tactic",
    "A",
    "Another tactic: before a match for the team sheet (same players, its positions), in play at once.",
    ChangeTacticArguments,
    decide,
)
