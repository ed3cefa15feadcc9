"""Nothing hidden gets through: worlds that differ in observer-only values alone read the same to the byte."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from turn_views import at_half_time, view_of, world

from cm9798.records.all_records import RECORDS
from cm9798.records.appearance import APPEARANCE
from cm9798.records.declaration import Record
from cm9798.records.kinds import Visibility
from cm9798.snapshot import Table
from cm9798.synthetic import SyntheticWorld
from harness.spine.events import TurnKind
from harness.tools.answer_for import answer_for
from harness.tools.outcome import Memory, ToolContext
from harness.tools.run_call import run_call
from harness.turn.briefing import Extra, compose_briefing

CALLS = (
    ("get_squad", '{"attributes": true}'),
    ("get_squad", '{"order": "value"}'),
    *(("get_player", json.dumps({"player": player})) for player in range(0, 132, 5)),
    ("set_lineup", "{}"),
    ("set_lineup", '{"captain": 3}'),
    ("set_lineup", '{"substitutes": [20, 21]}'),
    ("list_tactics", "{}"),
    ("change_tactic", '{"tactic": 5}'),
    ("substitute", '{"off": 2, "on": 8}'),
    ("league_table", "{}"),
    ("fixtures", '{"club": "all", "limit": 50, "which": "all"}'),
    ("recent_results", "{}"),
    ("read_memory", "{}"),
    ("get_player", '{"player": "Nobody"}'),
)


def hidden_fields(record: Record) -> list[str]:
    return [name for name, f in record.fields.items() if f.visibility is Visibility.OBSERVER_ONLY]


def spoil(record: Record, table: Table) -> int:
    """Change every observer-only value; how many columns there were."""
    for name in hidden_fields(record):
        column = table[name]
        table[name] = column + 1 if column.dtype.kind == "f" else column ^ 0x55
    return len(hidden_fields(record))


def spoilt(given: SyntheticWorld) -> SyntheticWorld:
    """The same world to a manager, another one to an observer."""
    changed = sum(spoil(RECORDS[name], table) for name, table in given.tables.items())
    match = given.tables["match"][0]
    appearances = APPEARANCE.table(bytes(match["players"])).copy()
    spoil(APPEARANCE, appearances)
    match["players"] = list(appearances.tobytes())
    assert changed > 40
    return given


def everything_said(given: SyntheticWorld, kind: TurnKind) -> Iterator[str]:
    view = view_of(given)
    context = ToolContext(view, kind, Memory("plan", "notes"))
    yield compose_briefing(view, context.memory, kind, Extra(refused=("No.",), max_calls=9))
    for tool, arguments in CALLS:
        yield json.dumps(answer_for(run_call(tool, arguments, context), context).data)


@pytest.mark.parametrize("kind", ["before_match", "correction", "half_time"])
def test_leak_of_hidden_values(kind: TurnKind) -> None:
    """Briefings, tool answers and refusals are byte-identical."""
    plain, other = world(), world()
    if kind == "half_time":
        plain, other = at_half_time(plain), at_half_time(other)
    assert list(everything_said(plain, kind)) == list(everything_said(spoilt(other), kind))


def test_leak_test_sees_shown_values() -> None:
    """Control: one shown attribute more changes what is said."""
    other = world()
    other.tables["player"][5]["pace"] ^= 1
    assert list(everything_said(world(), "before_match")) != list(everything_said(other, "before_match"))
