"""`dugout pause RUN`, through the run's inbox."""

from __future__ import annotations

from harness.cli.context import DatabaseOption, JsonOption, RunArgument
from harness.cli.operator_command import leave


def command(run: RunArgument, database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Pause a run at its next safe point; its game stands still."""
    leave("pause", run, database, as_json, None)
