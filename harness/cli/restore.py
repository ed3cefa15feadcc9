"""`dugout restore RUN [CHECKPOINT]`, through the run's inbox."""

from __future__ import annotations

from typing import Annotated

import typer

from harness.cli.context import DatabaseOption, JsonOption, RunArgument
from harness.cli.operator_command import leave

CheckpointArgument = Annotated[
    int | None, typer.Argument(metavar="[CHECKPOINT]", help="Its number; else the newest one that is whole.")
]


def command(
    run: RunArgument,
    checkpoint: CheckpointArgument = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Restore a run to a checkpoint; it is shown as intervened and not ranked any more."""
    leave("restore", run, database, as_json, checkpoint)
