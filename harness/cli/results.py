"""`dugout results BATCH`: the ranking."""

from __future__ import annotations

from typing import Any

from harness.cli.context import BatchArgument, DatabaseOption, JsonOption, opened
from harness.cli.output import print_json, print_table
from scoring.results import results

COLUMNS = {
    "rank": "rank",
    "name": "name",
    "points": "points",
    "league_points": "league points",
    "seasons_completed": "seasons",
    "matches_played": "matches",
    "turns": "turns",
    "fallbacks": "fallbacks",
    "stop_reason": "stop reason",
    "game_date": "game date",
}


def command(batch: BatchArgument, database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Show the ranking of a batch as it stands."""
    with opened(database) as operator:
        document = results(operator.database, batch)
    show_results(document, as_json)


def show_results(document: dict[str, Any], as_json: bool) -> None:
    """Print a result document, for machines or for people."""
    if as_json:
        print_json(document)
        return
    title = f"{document['batch']} (benchmark {document['benchmark']})"
    rows = ([entry[field] for field in COLUMNS] for entry in document["entries"])
    print_table(title, list(COLUMNS.values()), rows)
