"""A run's page: who plays, what it came to, the chart among the other runs, and its diary page by page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dashboard.club_badges import own_badge
from dashboard.club_colours import Badge
from dashboard.diary import DiaryDay, SnapshotLine, diary, snapshot_lines
from dashboard.own_results import own_results
from dashboard.points import Series, points_by_date
from dashboard.public_batch import PublicBatch, PublicEntry
from dashboard.run_log import LogLine, log_lines
from dashboard.stored_snapshot import stored_snapshot
from dashboard.turn_list import TurnLine, turn_lines
from harness.errors import SettingsError
from harness.store.database import Database
from harness.store.queries import RunRow, batch_of, run_of
from scoring.results import results

DAYS_PER_PAGE = 20


@dataclass(frozen=True, slots=True)
class Spent:
    """Sums over the turns that stand; tokens are None when no answer reported any."""

    turns: int
    calls: int
    refused: int
    input_tokens: int | None
    output_tokens: int | None
    seconds: float


@dataclass(frozen=True, slots=True)
class RunPage:
    """What the page shows; `entry` is None when the batch cannot be scored by this version."""

    row: RunRow
    benchmark: str
    model: PublicEntry | None
    number: int
    entry: dict[str, Any] | None
    series: tuple[Series, ...]
    spent: Spent
    last_snapshot: SnapshotLine | None
    badge: Badge | None
    days: list[DiaryDay]  # of the asked page
    page: int
    pages: int
    log: list[LogLine]


def run_page(database: Database, run: str, page: int) -> RunPage:
    """The page; SettingsError when there is no such run."""
    row = run_of(database, run)
    batch = batch_of(database, row.batch)
    try:
        entries = {entry["name"]: entry for entry in results(database, row.batch)["entries"]}
        series = points_by_date(database, row.batch)
    except SettingsError:  # a rule of another version: no score, but every turn can be read
        entries, series = {}, ()
    with database.read() as connection:
        turns = turn_lines(connection, run)
        snapshots = snapshot_lines(connection, run)
        club = next((line.club for line in reversed(snapshots) if line.club), None)
        days = diary(turns, snapshots, own_results(connection, run, club))
        log = log_lines(connection, run)
    last = next((line for line in reversed(snapshots) if not line.set_aside), None)
    pages = max(1, -(-len(days) // DAYS_PER_PAGE))
    return RunPage(
        row=row,
        benchmark=batch.benchmark,
        model=PublicBatch.model_validate_json(batch.frozen).entry_of(run),
        number=row.number - 1,
        entry=entries.get(row.entry),
        series=series,
        spent=spent_in(turns),
        last_snapshot=last,
        badge=_badge(database, last),
        days=days[(page - 1) * DAYS_PER_PAGE : page * DAYS_PER_PAGE],
        page=page,
        pages=pages,
        log=log,
    )


def _badge(database: Database, last: SnapshotLine | None) -> Badge | None:
    stored = stored_snapshot(database, last.id) if last is not None else None
    return own_badge(stored.content) if stored is not None and stored.content is not None else None


def spent_in(turns: list[TurnLine]) -> Spent:
    """What the turns that stand took together."""
    stand = [turn for turn in turns if not turn.set_aside]
    return Spent(
        turns=len(stand),
        calls=sum(turn.calls for turn in stand),
        refused=sum(turn.refused for turn in stand),
        input_tokens=_sum([turn.input_tokens for turn in stand]),
        output_tokens=_sum([turn.output_tokens for turn in stand]),
        seconds=sum(turn.seconds for turn in stand),
    )


def _sum(tokens: list[int | None]) -> int | None:
    known = [count for count in tokens if count is not None]
    return sum(known) if known else None
