"""`my_lineups`: team sheets used so far, with results."""

from __future__ import annotations

from pydantic import Field, JsonValue

from cm9798.reports import MatchReport
from harness.tools.outcome import Answer, Outcome, ToolContext
from harness.tools.pages import Paged, page
from harness.tools.report_words import head
from harness.tools.sheet_words import sheet_words
from harness.tools.tool import Tool


class MyLineups(Paged):
    """Which page."""

    limit: int = Field(3, ge=1, le=10, description="At most so many.")


def decide(arguments: MyLineups, context: ToolContext) -> Outcome:
    """One page, the newest first, each with the match it was used in."""
    view = context.view

    def row(report: MatchReport) -> JsonValue:
        return {**head(report, view.club), "team_sheet": sheet_words(view, report.sheet)}

    return Answer(page("lineups", context.history.reports[::-1], arguments, row))


TOOL = Tool(
    "my_lineups",
    "R",
    "Your team sheets so far with their results, the newest first.",
    MyLineups,
    decide,
)
