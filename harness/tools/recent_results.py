"""`recent_results`: the last results of a club or a competition."""

from __future__ import annotations

from pydantic import Field, JsonValue

from harness.tools.fixture_words import club_meant, of_club, of_competition, result_for, row
from harness.tools.outcome import Answer, Outcome, ToolContext
from harness.tools.tool import Arguments, Tool


class RecentResults(Arguments):
    """Whose results, and how many."""

    club: str | None = Field(None, max_length=80, description="Club name; default your club.")
    competition: str | None = Field(
        None, max_length=80, description="Without a club: all results of this competition."
    )
    limit: int = Field(5, ge=1, le=30, description="At most so many, the newest first.")


def decide(arguments: RecentResults, context: ToolContext) -> Outcome:
    """The newest first; of a club each with `result` won, drawn or lost."""
    view = context.view
    played = [f for f in of_competition(view, arguments.competition) if f.score is not None]
    if arguments.club is None and arguments.competition is not None:
        found = played[-arguments.limit :][::-1]
        results: list[JsonValue] = [row(f) for f in found]
        return Answer(
            {"competition": found[0].competition if found else arguments.competition, "results": results}
        )
    club = view.club if arguments.club is None else club_meant(view, arguments.club)
    found = of_club(played, club)[-arguments.limit :][::-1]
    results = [{**row(f), "result": result_for(f, club)} for f in found]
    return Answer({"club": club, "results": results})


TOOL = Tool(
    "recent_results",
    "R",
    "The last results of your club, another club or a competition, the newest first.",
    RecentResults,
    decide,
)
