"""`dugout status BATCH`: how far a batch and its runs are."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from harness.checkpoints.folder import CheckpointFolder
from harness.cli.context import BatchArgument, DatabaseOption, JsonOption, opened
from harness.cli.output import print_json, print_table
from harness.run_folder import run_folder
from harness.store.accounts import account_of
from harness.store.database import Database
from harness.store.queries import RunRow, batch_of, batch_state, runs_of

COLUMNS = (
    "run", "entry", "state", "game_date", "turns", "stop_reason",
    "restores", "paid_tokens", "lost_tokens", "checkpoints", "checkpoint_mb",
)  # fmt: skip


def command(batch: BatchArgument, database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Show the state of a batch and of each of its runs."""
    with opened(database) as operator:
        document = status_document(operator.database, batch, operator.settings.runs)
    if as_json:
        print_json(document)
    else:
        rows = ([run[column] for column in COLUMNS] for run in document["runs"])
        print_table(f"{batch}: {document['state']}", [c.replace("_", " ") for c in COLUMNS], rows)


def status_document(database: Database, batch: str, runs_folder: Path) -> dict[str, Any]:
    """What `--json` prints; SettingsError when there is no such batch."""
    benchmark = batch_of(database, batch).benchmark
    runs = runs_of(database, batch)
    shown = [
        {
            **{key: value for key, value in asdict(run).items() if key != "batch"},
            **_recovery(database, run, runs_folder),
        }
        for run in runs
    ]
    return {"batch": batch, "benchmark": benchmark, "state": batch_state(runs), "runs": shown}


def _recovery(database: Database, run: RunRow, runs_folder: Path) -> dict[str, Any]:
    """What restores have cost, and the room that checkpoints take."""
    account = account_of(database, run.run)
    kept = CheckpointFolder(run_folder(runs_folder, run.batch, run.run) / "checkpoints", run.run)
    return {
        "restores": account.restores,
        "paid_tokens": account.paid_tokens,
        "lost_tokens": account.lost_tokens,
        "checkpoints": len(kept.manifests()),
        "checkpoint_mb": round(kept.size_bytes() / 1e6, 1),
    }
