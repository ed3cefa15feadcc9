"""`dugout freeze LINEUP`: freezes a batch and prints its id."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from harness.cli.context import DatabaseOption, JsonOption, Operator, opened
from harness.cli.output import print_json, progress, say
from harness.clock import SystemClock
from harness.freezing.freeze import freeze
from harness.freezing.lineup import read_lineup
from harness.settings import project_root

LineupArgument = Annotated[Path, typer.Argument(metavar="LINEUP", help="The lineup file (TOML).")]


def command(lineup: LineupArgument, database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Check a lineup, run the scoring tests, hash every file and store the batch."""
    check_lineup(lineup)
    with opened(database, must_exist=False) as operator:
        batch = freeze_lineup(operator, lineup)
    if as_json:
        print_json({"batch": batch})
    else:
        say(batch)


def check_lineup(lineup: Path) -> None:
    """SettingsError for a wrong lineup before anything is made, even the database."""
    read_lineup(lineup, project_root(), os.environ)


def freeze_lineup(operator: Operator, lineup: Path) -> str:
    """Freeze with this machine's environment and clock; the batch's id."""
    return freeze(
        lineup,
        root=operator.root,
        database=operator.database,
        settings=operator.settings,
        environment=os.environ,
        now=SystemClock().now,
        progress=progress,
    )
