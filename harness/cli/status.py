"""`dugout status BATCH`: how far a batch and its runs are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from harness.cli.context import BatchArgument, DatabaseOption, JsonOption, opened
from harness.cli.output import print_json, print_table, say
from harness.store.database import Database
from harness.store.queries import batch_of, batch_state, runs_of
from harness.store.run_counts import run_counts

COLUMNS = ("run", "entry", "state", "date", "stop", "league", "place", "turns", "tokens", "fallbacks", "note")
NEXT = {
    "waiting": "play it with `dugout run {batch}`",
    "interrupted": "play on with `dugout run {batch}`",
    "ended": "the ranking: `dugout results {batch}`",
}


def command(batch: BatchArgument, database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Show the state of a batch and of each of its runs."""
    with opened(database) as operator:
        document = status_document(operator.database, batch)
    if as_json:
        print_json(document)
        return
    title = f"{batch} (benchmark {document['benchmark']}): {document['state']}"
    print_table(title, COLUMNS, map(_row, document["runs"]))
    if document["state"] in NEXT:
        say(NEXT[document["state"]].format(batch=batch))


def status_document(database: Database, batch: str) -> dict[str, Any]:
    """What `--json` prints; SettingsError when there is no such batch."""
    benchmark = batch_of(database, batch).benchmark
    runs = runs_of(database, batch)
    shown = [
        {
            **{key: value for key, value in asdict(run).items() if key != "batch"},
            **asdict(run_counts(database, run.run)),
        }
        for run in runs
    ]
    return {"batch": batch, "benchmark": benchmark, "state": batch_state(runs), "runs": shown}


def _row(run: Mapping[str, Any]) -> list[object]:
    league = None if run["points"] is None else f"{run['points']} points, {run['played']} played"
    fallbacks = ", ".join(f"{count} {reason}" for reason, count in run["fallbacks"].items())
    again = f"began again {run['restarts']} times" if run["restarts"] else ""
    note = "; ".join(part for part in (run["stop_reason"], again) if part)
    figures = (run["turns"], run["input_tokens"] + run["output_tokens"])
    place = (run["game_date"], run["stop"], league, run["position"])
    return [run["run"], run["entry"], run["state"], *place, *figures, fallbacks or None, note or None]
