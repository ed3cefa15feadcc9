"""`dugout verify [BATCH]`: checks hashes, links, checkpoints, and that the rows are what the events say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from harness.checkpoints.folder import CheckpointFolder
from harness.cli.context import DatabaseOption, JsonOption, Operator, opened
from harness.cli.output import print_json, say
from harness.errors import LogCorrupt, SettingsError
from harness.freezing.same_machine import verify_machine
from harness.freezing.verify import verify_batch
from harness.store.compare import replay_run
from harness.store.queries import RunRow, all_runs, batch_of, checkpoints_of
from harness.store.soundness import problems
from harness.worker import run_folder
from scoring.score_rows import score_differences

BatchesArgument = Annotated[
    str | None, typer.Argument(metavar="[BATCH]", help="Only this batch; else every batch of the database.")
]
SHOWN = 5  # differences of a run that are named


def command(
    batch: BatchesArgument = None, database: DatabaseOption = None, as_json: JsonOption = False
) -> None:
    """Check everything that is stored; exit 1 when something is not as it should be."""
    with opened(database) as operator:
        if batch is not None:
            batch_of(operator.database, batch)
        runs = [run for run in all_runs(operator.database) if batch in (None, run.batch)]
        found = [*problems(operator.database), *_files(operator, runs)]
        for run in runs:
            found += _run(operator, run)
    if as_json:
        print_json({"sound": not found, "runs": len(runs), "problems": found})
    else:
        for problem in found:
            say(problem)
        say(f"{len(runs)} runs checked: {len(found) or 'no'} problems")
    if found:
        raise typer.Exit(1)


def _files(operator: Operator, runs: list[RunRow]) -> Iterator[str]:
    """Frozen files and versions matter to batches that are not over."""
    for batch in sorted({run.batch for run in runs if run.state != "ended"}):
        try:
            verify_batch(operator.database, batch, operator.root)
            verify_machine(operator.database, batch)
        except SettingsError as error:
            yield str(error)


def _run(operator: Operator, run: RunRow) -> list[str]:
    try:
        differences = [*replay_run(operator.database, run.run).differences]
    except LogCorrupt as error:
        return [str(error)]
    differences += score_differences(operator.database, run.run)
    named = [f"run {run.run}: {d.table} {d.key} {d.column} differs from the events" for d in differences]
    rest = [f"run {run.run}: {len(named) - SHOWN} more differences"] if len(named) > SHOWN else []
    return [*named[:SHOWN], *rest, *_checkpoints(operator, run)]


def _checkpoints(operator: Operator, run: RunRow) -> list[str]:
    """Those that are kept must be whole; those that a restore set aside are nobody's."""
    folder = run_folder(operator.settings.runs, run.batch, run.run) / "checkpoints"
    kept = CheckpointFolder(folder, run.run)
    there = {path.name for path in folder.glob("[0-9]*")}
    found = []
    for checkpoint in checkpoints_of(operator.database, run.run):
        if str(checkpoint.number) in there:
            objection = kept.objection(checkpoint.number, checkpoint.manifest_sha256)
            if objection:
                found.append(f"run {run.run}: checkpoint {checkpoint.number}: {objection}")
    return found
