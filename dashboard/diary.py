"""A run's diary: its turns and snapshots under the match day to which they belong, with that day's result."""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy import Connection, and_, select

from dashboard.own_results import Result
from dashboard.turn_list import TurnLine
from harness.store.standing import standing
from harness.store.tables import SNAPSHOT_TABLES, SNAPSHOTS


@dataclass(frozen=True, slots=True)
class SnapshotLine:
    """One stored snapshot; place and points of the own club, None when it has none."""

    id: str
    seq: int
    kind: str
    game_date: str
    set_aside: bool
    club: str | None
    position: int | None
    points: int | None


@dataclass(slots=True)
class DiaryDay:
    """What happened at one game date; set-aside days stand apart from those that count."""

    game_date: str
    set_aside: bool
    first_seq: int
    turns: list[TurnLine] = field(default_factory=list)
    snapshots: list[SnapshotLine] = field(default_factory=list)
    result: Result | None = None

    @property
    def last(self) -> SnapshotLine | None:
        """The day's last snapshot."""
        return self.snapshots[-1] if self.snapshots else None


def diary(turns: list[TurnLine], snapshots: list[SnapshotLine], results: dict[str, Result]) -> list[DiaryDay]:
    """The days in the order of the event log."""
    days: dict[tuple[str, bool], DiaryDay] = {}

    def day_of(line: TurnLine | SnapshotLine) -> DiaryDay:
        key = (line.game_date, line.set_aside)
        return days.setdefault(key, DiaryDay(*key, first_seq=line.seq))

    for snapshot in snapshots:
        day_of(snapshot).snapshots.append(snapshot)
    for turn in turns:
        day_of(turn).turns.append(turn)
    for (game_date, set_aside), found in days.items():
        found.result = None if set_aside else results.get(game_date)
    return sorted(days.values(), key=lambda found: found.first_seq)


def snapshot_lines(connection: Connection, run: str) -> list[SnapshotLine]:
    """Every snapshot of the run with the own club's line in the table."""
    own = and_(
        SNAPSHOT_TABLES.c.run == SNAPSHOTS.c.run,
        SNAPSHOT_TABLES.c.seq == SNAPSHOTS.c.seq,
        SNAPSHOT_TABLES.c.is_human,
    )
    table, stands = SNAPSHOT_TABLES.c, standing(SNAPSHOTS).label("stands")
    columns = (SNAPSHOTS.c.id, SNAPSHOTS.c.seq, SNAPSHOTS.c.kind, SNAPSHOTS.c.game_date, stands)
    found = connection.execute(
        select(*columns, table.club_name, table.position, table.points)
        .select_from(SNAPSHOTS.outerjoin(SNAPSHOT_TABLES, own))
        .where(SNAPSHOTS.c.run == run)
        .order_by(SNAPSHOTS.c.seq)
    )
    return [
        SnapshotLine(
            id=row.id,
            seq=row.seq,
            kind=row.kind,
            game_date=row.game_date,
            set_aside=not row.stands,
            club=row.club_name,
            position=row.position,
            points=row.points,
        )
        for row in found
    ]
