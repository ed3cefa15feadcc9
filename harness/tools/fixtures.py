"""`fixtures`: coming and played matches with dates."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, JsonValue

from harness.tools.fixture_words import club_meant, of_club, of_competition, row
from harness.tools.outcome import Answer, Outcome, ToolContext
from harness.tools.tool import Arguments, Tool


class Fixtures(Arguments):
    """Which matches, and which page of them."""

    club: str | None = Field(
        None, max_length=80, description="Club name; default your club; `all` for every club."
    )
    which: Literal["coming", "played", "all"] = Field("coming", description="Coming, played or both.")
    competition: str | None = Field(None, max_length=80, description="Only this competition.")
    offset: int = Field(0, ge=0, le=10000, description="Leave out so many from the start.")
    limit: int = Field(10, ge=1, le=50, description="At most so many.")


def decide(arguments: Fixtures, context: ToolContext) -> Outcome:
    """One page by date, the earliest first; `next_offset` when there are more."""
    view = context.view
    found = of_competition(view, arguments.competition)
    club = view.club if arguments.club is None else arguments.club
    if club.strip().casefold() != "all":
        club = club_meant(view, club)
        found = of_club(found, club)
    if arguments.which != "all":
        found = [f for f in found if (f.score is not None) == (arguments.which == "played")]
    page: list[JsonValue] = [row(f) for f in found[arguments.offset : arguments.offset + arguments.limit]]
    answer: dict[str, JsonValue] = {"club": club, "total": len(found), "fixtures": page}
    if arguments.offset + len(page) < len(found) and page:
        answer["next_offset"] = arguments.offset + len(page)
    return Answer(answer)


TOOL = Tool(
    "fixtures",
    "R",
    "Matches with dates, the earliest first: of your club, another club or all; coming, played or both.",
    Fixtures,
    decide,
)
