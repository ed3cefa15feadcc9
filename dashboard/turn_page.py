"""A turn's page: the briefing, then everything that was said and done, in the order of the event log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Table, and_, select

from dashboard.briefing_parts import Part, briefing_parts
from dashboard.orders import Order, orders_of
from dashboard.own_results import Result, own_results
from dashboard.stored_snapshot import stored_snapshot
from dashboard.turn_list import TurnLine, turn_lines
from dashboard.written_sheet import WrittenSheet, written_sheet
from harness.store.database import Database
from harness.store.queries import RunRow, run_of
from harness.store.tables import ANSWERS, CALLS, FALLBACKS, SNAPSHOT_TABLES, SNAPSHOTS, TURN_ENDS, TURNS


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened: `what` is answer, call, fallback or end; `row` holds the stored columns."""

    seq: int
    what: str
    row: dict[str, Any]


@dataclass(frozen=True, slots=True)
class TurnPage:
    """What the page shows. `before` and `after` are the neighbours of the same standing."""

    run: RunRow
    line: TurnLine
    briefing: list[Part]
    steps: list[Step]
    snapshot: str | None
    club: str | None
    result: Result | None  # of that day's match, where it stands
    sheet: WrittenSheet | None
    orders: list[Order]
    before: TurnLine | None
    after: TurnLine | None


def turn_page(database: Database, run: str, turn: int, opened: int | None) -> TurnPage | None:
    """The turn of that number that stands, or the one opened at a sequence number; None for no turn."""
    row = run_of(database, run)
    with database.read() as connection:
        lines = turn_lines(connection, run)
        line = next((one for one in lines if _is(one, turn, opened)), None)
        if line is None:
            return None
        same = [one for one in lines if one.set_aside == line.set_aside]
        at, place = lines.index(line), same.index(line)
        until = lines[at + 1].seq if at + 1 < len(lines) else row.last_seq + 1
        briefing = connection.execute(
            select(TURNS.c.briefing).where(TURNS.c.run == run, TURNS.c.seq == line.seq)
        ).scalar_one()
        club = _club(connection, line.snapshot)
        results = {} if line.set_aside else own_results(connection, run, club)
        steps = _steps(connection, run, line, until)
        stored = stored_snapshot(database, line.snapshot)
        content = stored.content if stored is not None else None
        orders = orders_of(connection, run, line.turn, line.seq, content)
        sheet = written_sheet(connection, run, line.seq, until - 1, content) if content is not None else None
    return TurnPage(
        run=row,
        line=line,
        briefing=briefing_parts(briefing),
        steps=steps,
        snapshot=stored.id if stored is not None else None,
        sheet=sheet,
        orders=orders,
        club=club,
        result=results.get(line.game_date),
        before=same[place - 1] if place else None,
        after=same[place + 1] if place + 1 < len(same) else None,
    )


def _is(line: TurnLine, turn: int, opened: int | None) -> bool:
    if opened is not None:
        return (line.turn, line.seq) == (turn, opened)
    return line.turn == turn and not line.set_aside


def _club(connection: Connection, snapshot: str) -> str | None:
    """The short name of the club that the manager had at a snapshot."""
    table = SNAPSHOT_TABLES
    own = and_(table.c.run == SNAPSHOTS.c.run, table.c.seq == SNAPSHOTS.c.seq, table.c.is_human)
    found = (
        select(table.c.club_name).select_from(SNAPSHOTS.join(table, own)).where(SNAPSHOTS.c.id == snapshot)
    )
    return connection.execute(found).scalar()


def _steps(connection: Connection, run: str, line: TurnLine, until: int) -> list[Step]:
    """Rows of the turn between its opening and the next one's."""
    kinds: tuple[tuple[str, Table], ...] = (
        ("answer", ANSWERS), ("call", CALLS), ("fallback", FALLBACKS), ("end", TURN_ENDS),
    )  # fmt: skip
    steps: list[Step] = []
    for what, table in kinds:
        where = (table.c.run == run, table.c.turn == line.turn, table.c.seq.between(line.seq, until - 1))
        found = connection.execute(select(table).where(*where))
        steps.extend(Step(row.seq, what, dict(row._mapping)) for row in found)
    return sorted(steps, key=lambda step: step.seq)
