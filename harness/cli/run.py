"""`dugout run BATCH-or-LINEUP`: plays a batch (freezing a lineup first) and shows its ranking."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import Annotated

import typer

from harness.batch_player import BatchPlayer, Workers
from harness.cli.context import DatabaseOption, JsonOption, Operator, opened
from harness.cli.freeze import check_lineup, freeze_lineup
from harness.cli.output import progress
from harness.cli.results import show_results
from harness.cli.run_progress import showing
from harness.freezing.frozen import load_frozen
from harness.freezing.same_machine import verify_machine
from harness.freezing.verify import verify_batch
from harness.store.batch_lease import playing
from harness.store.queries import open_runs, runs_of
from harness.supervisor.told import RunOutcome, SupervisorNote
from harness.worker import INTERRUPTED
from scoring.results import rescore

WhatArgument = Annotated[
    str, typer.Argument(metavar="BATCH-or-LINEUP", help="A frozen batch's id, or a lineup file to freeze.")
]
ParallelOption = Annotated[
    int | None, typer.Option("--parallel", min=1, help="Runs side by side; else as the batch was frozen.")
]


def command(
    what: WhatArgument,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
    parallel: ParallelOption = None,
) -> None:
    """Play a batch to its end and print its ranking; interrupted runs go on from their last checkpoint.

    Ctrl-C stops every run at its next safe point, a second one at once.
    """
    lineup = Path(what)
    is_lineup = lineup.is_file() or lineup.suffix == ".toml"
    if is_lineup:
        check_lineup(lineup)
    with opened(database, must_exist=not is_lineup) as operator:
        batch = freeze_lineup(operator, lineup) if is_lineup else what
        frozen = load_frozen(operator.database, batch)
        verify_batch(operator.database, batch, operator.root)
        verify_machine(operator.database, batch)
        with playing(operator.database, batch):
            ends = _play(operator, batch, parallel or frozen.settings["parallel"])
        document = rescore(operator.database, batch)
    show_results(document, as_json)
    failed = [end for end in ends if end.exit_code]
    for end in failed:
        progress(f"run {end.run} failed (exit {end.exit_code}): {end.last_line}")
    if failed:
        progress(f"play on with `dugout run {batch}`; each run's worker.log says more")
        raise typer.Exit(max(end.exit_code for end in failed))


def _play(operator: Operator, batch: str, parallel: int) -> list[RunOutcome]:
    runs = [run.run for run in open_runs(operator.database, batch)]
    names = {run.run: run.entry for run in runs_of(operator.database, batch)}
    workers = Workers(operator.settings.database, batch, operator.settings.runs)
    progress(f"batch {batch}: {len(runs)} of {len(names)} runs to play, {min(parallel, len(runs))} at a time")
    if not runs:
        return []

    def note(told: SupervisorNote) -> None:
        progress(f"{names[told.run]}: {told.note}")

    with showing(batch, {run: names[run] for run in runs}) as report:
        player = BatchPlayer(workers, parallel, report, note)
        ends = asyncio.run(_stopping(player, runs))
    if player.stops:
        progress(f"batch {batch} was stopped; play on with `dugout run {batch}`")
        raise typer.Exit(INTERRUPTED)
    return ends


async def _stopping(player: BatchPlayer, runs: list[str]) -> list[RunOutcome]:
    """SIGINT and SIGTERM: the first stops the runs at their next safe points, the second at once."""
    loop = asyncio.get_running_loop()

    def stop() -> None:
        player.stop()
        if player.stops == 1:
            progress("stopping at the next safe point of each run; once more stops at once")

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop)
    return await player.play(runs)
