"""`dugout resume RUN`, through the run's inbox."""

from __future__ import annotations

from harness.cli.context import DatabaseOption, JsonOption, RunArgument
from harness.cli.operator_command import leave


def command(run: RunArgument, database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Let a paused run go on."""
    leave("resume", run, database, as_json, None)
