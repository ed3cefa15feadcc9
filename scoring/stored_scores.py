"""The `scores` table: what the runs were worth when the batch was last scored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from datetime import date
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from harness.store.tables import SCORES
from scoring.a_v1 import Score
from scoring.entry import Records
from scoring.reader import ScoredRun

Scored = tuple[Score, Records]


def write_scores(connection: Connection, runs: Sequence[ScoredRun], scored: Mapping[str, Scored]) -> None:
    """Replace the runs' rows."""
    connection.execute(delete(SCORES).where(SCORES.c.run.in_([run.run for run in runs])))
    connection.execute(insert(SCORES), [score_row(run, scored[run.run]) for run in runs])


def score_row(run: ScoredRun, scored: Scored) -> dict[str, Any]:
    """The run's row of the table."""
    score, records = scored
    day = score.game_date.isoformat() if score.game_date else None
    return {"run": run.run, "seq": run.last_seq, **asdict(score), **asdict(records), "game_date": day}


def read_scores(connection: Connection, runs: Sequence[ScoredRun]) -> dict[str, Scored] | None:
    """The runs' rows; None unless every run has one that was made at its last event."""
    wanted = {run.run: run.last_seq for run in runs}
    rows = connection.execute(select(SCORES).where(SCORES.c.run.in_(list(wanted)))).all()
    if {row.run: row.seq for row in rows} != wanted:
        return None
    return {row.run: _scored(dict(row._mapping)) for row in rows}


def _scored(row: Mapping[str, object]) -> Scored:
    day = row["game_date"]
    values = {**row, "game_date": date.fromisoformat(str(day)) if day else None}
    return (
        Score(**{field.name: values[field.name] for field in fields(Score)}),  # type: ignore[arg-type]  # by name
        Records(**{field.name: values[field.name] for field in fields(Records)}),  # type: ignore[arg-type]  # by name
    )
