"""What pause, resume, stop and restore have in common: a command is left in the run's inbox."""

from __future__ import annotations

import getpass
import socket
from datetime import UTC, datetime

from harness.cli.context import opened
from harness.cli.output import print_json, say
from harness.errors import SettingsError
from harness.store import inbox
from harness.store.database import Database
from harness.store.queries import checkpoints_of, run_of


def leave(name: inbox.Command, run: str, database: str | None, as_json: bool, checkpoint: int | None) -> None:
    """SettingsError when the run has ended, or when it has no such checkpoint."""
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
