"""`dugout stop RUN`, through the run's inbox."""

from __future__ import annotations

from harness.cli.context import DatabaseOption, JsonOption, RunArgument
from harness.cli.operator_command import leave


def command(run: RunArgument, database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """End a run at its next safe point; it is shown as stopped and not ranked."""
    leave("stop", run, database, as_json, None)
