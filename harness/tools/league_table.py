"""`league_table`: the table of the own division."""

from __future__ import annotations

from dataclasses import asdict

from pydantic import JsonValue

from harness.tools.outcome import Answer, Outcome, ToolContext
from harness.tools.tool import NoArguments, Tool


def decide(_arguments: NoArguments, context: ToolContext) -> Outcome:
    """All lines, the leader first."""
    rows: list[JsonValue] = [asdict(row) for row in context.view.table]
    return Answer({"division": context.view.division, "your_club": context.view.club, "table": rows})


TOOL = Tool("league_table", "R", "The table of your division.", NoArguments, decide)
