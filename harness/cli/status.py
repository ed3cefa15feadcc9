"""`dugout status BATCH`: how far a batch and its runs are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from harness.checkpoints.folder import CheckpointFolder
from harness.cli.context import BatchArgument, DatabaseOption, JsonOption, opened
from harness.cli.output import print_json, print_table, say
from harness.store.accounts import account_of
from harness.store.database import Database
from harness.store.queries import RunRow, batch_of, batch_state, runs_of
from harness.store.run_counts import run_counts
from harness.worker import run_folder

COLUMNS = (
    "run", "entry", "state", "date", "stop", "league", "place", "turns", "tokens", "fallbacks", "checkpoints",
    "note",
)  # fmt: skip
NEXT = {
    "waiting": "play it with `dugout run {batch}`",
    "interrupted": "play on with `dugout run {batch}`",
    "ended": "the ranking: `dugout results {batch}`",
}


def command(batch: BatchArgument, database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Show the state of a batch and of each of its runs."""
    with opened(database) as operator:
        document = status_document(operator.database, batch, operator.settings.runs)
    if as_json:
        print_json(document)
        return
    title = f"{batch} (benchmark {document['benchmark']}): {document['state']}"
    print_table(title, COLUMNS, map(_row, document["runs"]))
    if document["state"] in NEXT:
        say(NEXT[document["state"]].format(batch=batch))


def status_document(database: Database, batch: str, runs_folder: Path) -> dict[str, Any]:
    """What `--json` prints; SettingsError when there is no such batch."""
    benchmark = batch_of(database, batch).benchmark
    runs = runs_of(database, batch)
    shown = [
        {
            **{key: value for key, value in asdict(run).items() if key != "batch"},
            **asdict(run_counts(database, run.run)),
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
        "paid_tokens": account.paid_tokens,
        "lost_tokens": account.lost_tokens,
        "checkpoints": len(kept.manifests()),
        "checkpoint_mb": round(kept.size_bytes() / 1e6, 1),
    }


def _row(run: Mapping[str, Any]) -> list[object]:
    league = None if run["points"] is None else f"{run['points']} points, {run['played']} played"
    fallbacks = ", ".join(f"{count} {reason}" for reason, count in run["fallbacks"].items())
    lost = f", {run['lost_tokens']} tokens lost" if run["lost_tokens"] else ""
    again = f"restored {run['restarts']} times{lost}" if run["restarts"] else ""
    note = "; ".join(part for part in (run["stop_reason"], again) if part)
    figures = (run["turns"], run["input_tokens"] + run["output_tokens"])
    place = (run["game_date"], run["stop"], league, run["position"])
    kept = f"{run['checkpoints']}, {run['checkpoint_mb']} MB"
    return [run["run"], run["entry"], run["state"], *place, *figures, fallbacks or None, kept, note or None]
