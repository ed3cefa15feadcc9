"""`dugout status BATCH`: how far a batch and its runs are."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from harness.cli.context import BatchArgument, DatabaseOption, JsonOption, opened
from harness.cli.output import print_json, print_table
from harness.store.database import Database
from harness.store.queries import batch_of, batch_state, runs_of

COLUMNS = ("run", "entry", "state", "game_date", "turns", "stop_reason")


def command(batch: BatchArgument, database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Show the state of a batch and of each of its runs."""
    with opened(database) as operator:
        document = status_document(operator.database, batch)
    if as_json:
        print_json(document)
    else:
        rows = ([run[column] for column in COLUMNS] for run in document["runs"])
        print_table(f"{batch}: {document['state']}", [c.replace("_", " ") for c in COLUMNS], rows)


def status_document(database: Database, batch: str) -> dict[str, Any]:
    """What `--json` prints; SettingsError when there is no such batch."""
    benchmark = batch_of(database, batch).benchmark
    runs = runs_of(database, batch)
    shown = [{key: value for key, value in asdict(run).items() if key != "batch"} for run in runs]
    return {"batch": batch, "benchmark": benchmark, "state": batch_state(runs), "runs": shown}
