"""Replay: the log folded into its state without game or model, and what is stored compared with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from pydantic import JsonValue

from harness.errors import LogCorrupt
from harness.spine.events import StoredEvent
from harness.spine.evolve import evolve
from harness.spine.state import RunState

Row = Mapping[str, JsonValue]
Rows = Mapping[str, Sequence[Row]]  # table -> its rows of one run


def fold(log: Iterable[StoredEvent]) -> RunState:
    """The state after these events. LogCorrupt when a number is missing or an event does not fit."""
    state = RunState()
    for stored in log:
        if stored.seq != state.seq + 1:
            raise LogCorrupt(
                f"event {state.seq + 1} of run {stored.run} is missing; found event {stored.seq}"
            )
        state = evolve(state, stored.event)
    return state


@dataclass(frozen=True, slots=True)
class Difference:
    """One stored row that is not what the log says."""

    table: str
    row: int  # seq of the event it belongs to
    column: str
    stored: JsonValue
    rebuilt: JsonValue


@dataclass(frozen=True, slots=True)
class Comparison:
    """What a replay found."""

    differences: tuple[Difference, ...]

    @property
    def identical(self) -> bool:
        """Whether what is stored is exactly what the log says."""
        return not self.differences


def compare(stored: Rows, rebuilt: Rows, key: Sequence[str] = ("seq",)) -> Comparison:
    """Rows of each table by their key columns; a row on one side only is a difference of every column."""
    found: list[Difference] = []
    for table in sorted({*stored, *rebuilt}):
        left, right = (_by_key(rows.get(table, ()), key) for rows in (stored, rebuilt))
        for place in sorted({*left, *right}, key=repr):
            found.extend(_differences(table, left.get(place, {}), right.get(place, {})))
    return Comparison(tuple(found))


def _by_key(rows: Sequence[Row], key: Sequence[str]) -> dict[tuple[JsonValue, ...], Row]:
    return {tuple(row.get(column) for column in key): row for row in rows}


def _differences(table: str, stored: Row, rebuilt: Row) -> list[Difference]:
    seq = stored.get("seq", rebuilt.get("seq"))
    return [
        Difference(table, int(str(seq)), column, stored.get(column), rebuilt.get(column))
        for column in sorted({*stored, *rebuilt})
        if stored.get(column) != rebuilt.get(column) or (column in stored) != (column in rebuilt)
    ]
