"""`dugout audit RUN|BATCH`: whether anything that the game's screens do not show has reached a model."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

import typer

from cm9798.snapshot import Snapshot
from cm9798.snapshot_codec import SnapshotBlobError
from harness.audit.finding import Audit
from harness.audit.walk import audit_run
from harness.cli.context import DatabaseOption, JsonOption, Operator, opened
from harness.cli.output import print_json, print_table, say
from harness.errors import SettingsError
from harness.freezing.frozen import load_frozen
from harness.freezing.verify import verify_batch
from harness.spine.events import SnapshotTaken, StoredEvent
from harness.store.blobs import stored_blob
from harness.store.queries import RunRow, all_runs
from harness.store.reading import read_events

RunOrBatchArgument = Annotated[
    str | None,
    typer.Argument(metavar="[RUN|BATCH]", help="A run, or a batch with all its runs; else the newest batch."),
]
OTHER_FILES = "it was played with other files than these, whose words may differ: "


def command(
    of: RunOrBatchArgument = None, database: DatabaseOption = None, as_json: JsonOption = False
) -> None:
    """Make every stored briefing and tool answer again with other hidden values; exit 1 when one differs."""
    with opened(database) as operator:
        runs = _runs(operator, of)
        audits = {run.run: _audit(operator, run) for run in runs}
        warning = _other_files(operator, runs[0].batch)
    clean = not any(audit.findings for audit in audits.values())
    if as_json:
        print_json({"clean": clean, "warning": warning, "runs": [_document(*one) for one in audits.items()]})
    else:
        for run, audit in audits.items():
            _show(run, audit)
        if warning and not clean:
            say(warning)
    if not clean:
        raise typer.Exit(1)


def _runs(operator: Operator, of: str | None) -> list[RunRow]:
    every = all_runs(operator.database)  # the newest batch is the last
    of = every[-1].batch if of is None and every else of
    found = [run for run in every if of in (run.run, run.batch)]
    if not found:
        named = f'no run and no batch "{of}" in the database' if of else "the database holds no batch yet"
        raise SettingsError(f"{named}; `dugout status BATCH` lists the runs of a batch")
    return found


def _audit(operator: Operator, run: RunRow) -> Audit:
    tools = frozenset(load_frozen(operator.database, run.batch).benchmark.tools)
    with operator.database.read() as connection:
        events = read_events(connection, run.run)
        places = _places(events)

        def snapshot_of(snapshot: str) -> Snapshot | None:
            stored = stored_blob(connection, run.run, places.get(snapshot, -1))
            try:
                return None if stored is None else stored.snapshot()
            except SnapshotBlobError:
                return None

        return audit_run(events, snapshot_of, tools)


def _places(events: list[StoredEvent]) -> dict[str, int]:
    """The sequence number of each snapshot's event, by the snapshot's id."""
    return {s.event.snapshot: s.seq for s in events if isinstance(s.event, SnapshotTaken)}


def _other_files(operator: Operator, batch: str) -> str:
    """An honest difference in words is no leak: who reads a finding must know of it."""
    try:
        verify_batch(operator.database, batch, operator.root)
    except SettingsError as error:
        return OTHER_FILES + str(error)
    return ""


def _document(run: str, audit: Audit) -> dict[str, Any]:
    return {"run": run, **asdict(audit)}


def _show(run: str, audit: Audit) -> None:
    looked = f"{run}: {audit.turns} turns, {audit.answers} tool answers"
    if not audit.findings:
        say(f"{looked}; nothing hidden in them")
        return
    rows = [(f.seq, f.turn, f.what, f.why, f.excerpt) for f in audit.findings]
    print_table(
        f"{looked}: {len(rows)} findings", ("event", "turn", "in", "why", "excerpt"), rows, wrapped=True
    )
