"""`dugout pause|resume|stop|restore RUN`: an operator's command, left in the run's inbox."""

from __future__ import annotations

import getpass
import socket
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Annotated

import typer

from harness.cli.context import DatabaseOption, JsonOption, RunArgument, opened
from harness.cli.output import print_json, say
from harness.errors import SettingsError
from harness.store import inbox
from harness.store.database import Database
from harness.store.queries import checkpoints_of, run_of

CheckpointArgument = Annotated[
    int | None, typer.Argument(metavar="[CHECKPOINT]", help="Its number; else the newest one that is whole.")
]


def command_for(name: inbox.Command, does: str) -> Callable[..., None]:
    """The function behind one of the commands without a checkpoint."""

    def command(run: RunArgument, database: DatabaseOption = None, as_json: JsonOption = False) -> None:
        _leave(name, run, database, as_json, None)

    command.__doc__ = does
    return command


def restore(
    run: RunArgument,
    checkpoint: CheckpointArgument = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Restore a run to a checkpoint; it is shown as intervened and not ranked any more."""
    _leave("restore", run, database, as_json, checkpoint)


def _leave(
    name: inbox.Command, run: str, database: str | None, as_json: bool, checkpoint: int | None
) -> None:
    with opened(database) as operator:
        row = run_of(operator.database, run)
        if row.state == "ended":
            raise SettingsError(f"run {run} has ended ({row.stop_reason}); nothing follows its end")
        _check(operator.database, run, checkpoint)
        who = f"{getpass.getuser()}@{socket.gethostname()}"
        inbox.put(operator.database, run, name, who=who, at=datetime.now(UTC), checkpoint=checkpoint)
    played = row.state == "running"
    if as_json:
        print_json({"run": run, "command": name, "checkpoint": checkpoint, "played": played})
    else:
        when = "at its next safe point" if played else f"when `dugout run {row.batch}` plays it"
        say(f"{name}: left in the inbox of {run}, which takes it {when}")


def _check(database: Database, run: str, checkpoint: int | None) -> None:
    standing = [one.number for one in checkpoints_of(database, run)]
    if checkpoint is not None and checkpoint not in standing:
        known = ", ".join(map(str, standing)) or "none"
        raise SettingsError(f"run {run} has no checkpoint {checkpoint}; it has {known}")


pause = command_for("pause", "Pause a run at its next safe point; its game stands still.")
resume = command_for("resume", "Let a paused run go on.")
stop = command_for("stop", "End a run at its next safe point; it is shown as stopped and not ranked.")
