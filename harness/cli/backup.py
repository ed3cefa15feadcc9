"""`dugout backup FOLDER`: a consistent copy of the database and the checkpoints, while runs go on."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated

import typer

from harness.checkpoints.folder import CheckpointFolder
from harness.cli.context import DatabaseOption, JsonOption, Operator, opened
from harness.cli.output import print_json, say
from harness.errors import SettingsError
from harness.store.backup import back_up
from harness.store.queries import all_runs
from harness.worker import run_folder

DATABASE, RUNS = "dugout.db", "runs"
TargetArgument = Annotated[str, typer.Argument(metavar="FOLDER", help="A new folder for the copy.")]


def command(target: TargetArgument, database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Copy the database and every checkpoint into a new folder; runs may go on meanwhile."""
    folder = Path(target)
    if folder.exists():
        raise SettingsError(f"{target} exists already; name a new folder")
    with opened(database) as operator:
        # The checkpoints first: those that the copied database names and that are kept are among them.
        copied = _checkpoints(operator, folder)
        back_up(operator.settings.database, folder / DATABASE)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    if as_json:
        print_json({"folder": str(folder), "checkpoints": copied, "size_bytes": size})
    else:
        say(f"{folder}: {DATABASE} and {copied} checkpoints, {size / 1e6:.1f} MB")


def _checkpoints(operator: Operator, folder: Path) -> int:
    copied = 0
    for run in all_runs(operator.database):
        source = run_folder(operator.settings.runs, run.batch, run.run) / "checkpoints"
        target = run_folder(folder / RUNS, run.batch, run.run) / "checkpoints"
        for manifest in CheckpointFolder(source, run.run).manifests():
            try:
                shutil.copytree(source / str(manifest.number), target / str(manifest.number))
            except shutil.Error:  # it was removed meanwhile, as older ones are
                shutil.rmtree(target / str(manifest.number), ignore_errors=True)
                continue
            copied += 1
    return copied
