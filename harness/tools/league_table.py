"""`league_table`: a division's table."""

from __future__ import annotations

from dataclasses import asdict

from pydantic import Field, JsonValue

from harness.tools.outcome import Answer, Outcome, ToolContext
from harness.tools.references import competition_name
from harness.tools.tool import Arguments, Tool


class LeagueTable(Arguments):
    """Which division."""

    division: str | None = Field(None, max_length=80, description="Its name; default: your own.")


def decide(arguments: LeagueTable, context: ToolContext) -> Outcome:
    """All lines, the leader first; `zone` tells what a place means when the season ends."""
    view = context.view
    name, table = view.division, view.table
    leagues = {league.name: league.table for league in view.competitions if league.league}
    if arguments.division is not None:
        name = competition_name([view.division, *leagues], arguments.division)
        table = leagues.get(name, view.table)
    rows: list[JsonValue] = [{k: v for k, v in asdict(row).items() if v != ""} for row in table]
    answer: dict[str, JsonValue] = {"division": name, "your_club": view.club, "table": rows}
    if len(leagues) > 1:
        answer["divisions"] = list(leagues)
    return Answer(answer)


TOOL = Tool("league_table", "R", "A division's table; default: yours.", LeagueTable, decide)
