"""The turns of a run with what each took: calls, tokens, seconds, fallbacks; those set aside are marked."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Table, select

from harness.store.standing import standing
from harness.store.tables import ANSWERS, CALLS, FALLBACKS, TURNS


@dataclass(slots=True)
class TurnLine:
    """One turn; tokens are None while no answer reported any."""

    seq: int
    turn: int
    kind: str
    game_date: str
    snapshot: str
    set_aside: bool
    answers: int = 0
    calls: int = 0
    refused: int = 0
    input_tokens: int | None = None
    output_tokens: int | None = None
    seconds: float = 0.0
    fallbacks: list[str] = field(default_factory=list)


def turn_lines(connection: Connection, run: str) -> list[TurnLine]:
    """Every turn of the run in the order of its event log."""
    stands = standing(TURNS).label("stands")
    columns = (TURNS.c.seq, TURNS.c.turn, TURNS.c.kind, TURNS.c.game_date, TURNS.c.snapshot, stands)
    found = connection.execute(select(*columns).where(TURNS.c.run == run).order_by(TURNS.c.seq))
    lines = [
        TurnLine(row.seq, row.turn, row.kind, row.game_date, row.snapshot, set_aside=not row.stands)
        for row in found
    ]
    starts = [line.seq for line in lines]
    for row in _rows(connection, run, ANSWERS, ("input_tokens", "output_tokens", "seconds")):
        _add_answer(_turn_at(lines, starts, row.seq), row)
    for row in _rows(connection, run, CALLS, ("accepted",)):
        line = _turn_at(lines, starts, row.seq)
        line.calls += 1
        line.refused += not row.accepted
    for row in _rows(connection, run, FALLBACKS, ("reason",)):
        if starts and row.seq > starts[0]:
            _turn_at(lines, starts, row.seq).fallbacks.append(row.reason)
    return lines


def _rows(connection: Connection, run: str, table: Table, columns: Iterable[str]) -> Iterable[Any]:
    wanted = (table.c.seq, *(table.c[name] for name in columns))
    return connection.execute(select(*wanted).where(table.c.run == run).order_by(table.c.seq))


def _turn_at(lines: list[TurnLine], starts: list[int], seq: int) -> TurnLine:
    """The turn that was open, or had just been, at a sequence number."""
    return lines[bisect_right(starts, seq) - 1]


def _add_answer(line: TurnLine, row: Any) -> None:
    line.answers += 1
    line.seconds += row.seconds
    if row.input_tokens is not None:
        line.input_tokens = (line.input_tokens or 0) + row.input_tokens
    if row.output_tokens is not None:
        line.output_tokens = (line.output_tokens or 0) + row.output_tokens
