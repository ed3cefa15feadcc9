"""`dugout status BATCH`: how far a batch and its runs are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from harness.checkpoints.folder import CheckpointFolder
from harness.cli.context import BatchArgument, DatabaseOption, JsonOption, opened
from harness.cli.output import print_json, print_table, say
from harness.store.accounts import account_of
from harness.store.activity import activity
from harness.store.database import Database
from harness.store.queries import RunRow, batch_of, batch_state, runs_of
from harness.store.run_counts import run_counts
from harness.tools.catalogue import BY_NAME
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
    for heading, rows in counts(document["runs"]):
        print_table(heading, ("", *(run["run"] for run in document["runs"])), rows)
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
            "activity": asdict(activity(database, run.run)),
            **_recovery(database, run, runs_folder),
        }
        for run in runs
    ]
    return {"batch": batch, "benchmark": benchmark, "state": batch_state(runs), "runs": shown}


def counts(runs: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, list[list[object]]]]:
    """Tables of turns, tools and market: a row a name, a column a run; without those that are empty."""
    known = [run["activity"] for run in runs]
    for heading, part in (("turns", "turns"), ("orders to the market", "market")):
        names = dict.fromkeys(name for one in known for name in one[part])
        rows = [[name.replace("_", " "), *(one[part].get(name) for one in known)] for name in names]
        if rows:
            yield heading, rows
    called = [tool for tool in BY_NAME if any(tool in one["tools"] for one in known)]
    rows = [[tool, *(_calls(one["tools"].get(tool)) for one in known)] for tool in called]
    invented = [sum(_all(c) for tool, c in one["tools"].items() if tool not in BY_NAME) for one in known]
    if any(invented):
        rows.append(["(no such tool)", *(str(count) if count else None for count in invented)])
    if rows:
        yield "calls, and of them refused", rows


def _calls(calls: Mapping[str, int] | None) -> str | None:
    if calls is None:
        return None
    return f"{_all(calls)}" + (f" ({calls['refused']})" if calls["refused"] else "")


def _all(calls: Mapping[str, int]) -> int:
    return calls["successful"] + calls["refused"]


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
