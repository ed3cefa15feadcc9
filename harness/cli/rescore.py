"""`dugout rescore BATCH`: scores again from stored snapshots only."""

from __future__ import annotations

from harness.cli.context import BatchArgument, DatabaseOption, JsonOption, opened
from harness.cli.results import show_results
from scoring.results import rescore


def command(batch: BatchArgument, database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Score a batch again from its stored snapshots; needs no game, no DOSBox, no model, no network."""
    with opened(database) as operator:
        document = rescore(operator.database, batch)
    show_results(document, as_json)
