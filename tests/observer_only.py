"""What the leak tests share: every observer-only value spoilt, and everything that a model is told."""

from __future__ import annotations

import json
from collections.abc import Iterator

from cm9798.records.declaration import Record
from cm9798.records.kinds import Visibility
from cm9798.snapshot import Table
from cm9798.view_filter import ManagerView
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
    """Fields that no screen shows."""
    return [name for name, f in record.fields.items() if f.visibility is Visibility.OBSERVER_ONLY]


def spoil(record: Record, table: Table) -> int:
    """Change every observer-only value; how many columns there were."""
    for name in hidden_fields(record):
        column = table[name]
        table[name] = column + 1 if column.dtype.kind == "f" else column ^ 0x55
    return len(hidden_fields(record))


def everything_said(view: ManagerView, kind: TurnKind) -> Iterator[str]:
    """Briefing, answers and refusals of one turn, as the model gets them."""
    context = ToolContext(view, kind, Memory("plan", "notes"))
    yield compose_briefing(view, context.memory, kind, Extra(refused=("No.",), max_calls=9))
    for tool, arguments in CALLS:
        yield json.dumps(answer_for(run_call(tool, arguments, context), context).data)
