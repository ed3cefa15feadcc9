"""What the leak tests share: every observer-only value spoilt, and everything that a model is told."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace

from cm9798.market import Asked
from cm9798.records.declaration import Record
from cm9798.records.kinds import Visibility
from cm9798.reports import History
from cm9798.snapshot import Table
from cm9798.view_filter import ManagerView
from harness.tools.answer_for import answer_for
from harness.tools.catalogue import CATALOGUE
from harness.tools.outcome import Memory, ToolContext, TurnKind
from harness.tools.run_call import run_call
from harness.turn.briefing import Extra, compose_briefing

QUESTION = Asked("question", ("Well?",), ("Yes.", "No."))
OFFER = Asked("offer", ("An offer.",), fee=100_000)
EVERY_FIFTH = range(0, 132, 5)
CALLS: tuple[tuple[str, Mapping[str, object]], ...] = (
    ("get_squad", {"attributes": True}),
    ("get_squad", {"order": "value"}),
    *(("get_player", {"player": player}) for player in EVERY_FIFTH),
    ("get_player", {"player": "Nobody"}),
    ("set_lineup", {}),
    ("set_lineup", {"captain": 3}),
    ("set_lineup", {"substitutes": [20, 21]}),
    ("my_lineups", {"limit": 10}),
    ("list_tactics", {}),
    ("change_tactic", {"tactic": 5}),
    ("change_tactic", {"positions": [{"player": 18, "cell": 30}]}),
    ("substitute", {"off": 2, "on": 8}),
    ("match_report", {}),
    *(("player_games", {"player": player}) for player in EVERY_FIFTH),
    ("recent_results", {}),
    *(("search_players", {"order": o, "limit": 30}) for o in ("value", "age", "name", "rating", "goals")),
    *(("search_players", {"attributes": {"pace": 12}, "limit": 30, "offset": o}) for o in (0, 30)),
    *(("search_players", {"available": a}) for a in ("transfer_listed", "without_a_club", "contract_ends")),
    ("search_players", {"position": "F", "side": "central", "age_to": 25, "value_up_to": 10**6}),
    ("find_players", {"name": "an", "limit": 30}),
    ("scout_club", {"club": "Nowhere"}),
    *(("compare_with_squad", {"player": player}) for player in EVERY_FIFTH),
    *(("make_offer", {"player": player, "fee": 200_000}) for player in EVERY_FIFTH),
    *(("transfer_list", {"player": player}) for player in EVERY_FIFTH),
    *(("list_for_loan", {"player": player}) for player in EVERY_FIFTH),
    *(("loan_player", {"player": player}) for player in EVERY_FIFTH),
    *(("contract_terms", {"player": player}) for player in EVERY_FIFTH),
    *(("offer_new_contract", {"player": player}) for player in EVERY_FIFTH),
    ("offer_new_contract", {"player": 1, "wage_per_week": 9_000, "years": 2}),
    *(("track_player", {"player": player}) for player in EVERY_FIFTH),
    *(("untrack_player", {"player": player}) for player in (*EVERY_FIFTH, 49)),
    ("tracked_players", {}),
    ("club_info", {}),
    ("board_confidence", {}),
    ("league_table", {}),
    ("fixtures", {"club": "all", "limit": 50, "which": "all"}),
    ("search_history", {"limit": 30}),
    ("search_history", {"player": 49}),
    ("answer", {"choice": 1}),
    ("decide", {"choice": "accept"}),
    ("set_plan", {"plan": "Win."}),
    ("update_notes", {"text": "Won."}),
    ("read_memory", {}),
    ("season_review", {}),
    ("write_review", {"review": "Fine."}),
    ("end_turn", {}),
)
assert {tool for tool, _ in CALLS} == {tool.name for tool in CATALOGUE}


def hidden_fields(record: Record) -> list[str]:
    """Fields that no screen shows."""
    return [name for name, f in record.fields.items() if f.visibility is Visibility.OBSERVER_ONLY]


def spoil(record: Record, table: Table) -> int:
    """Change every observer-only value; how many columns there were."""
    for name in hidden_fields(record):
        column = table[name]
        table[name] = column + 1 if column.dtype.kind == "f" else column ^ 0x55
    return len(hidden_fields(record))


def everything_said(view: ManagerView, kind: TurnKind, history: History | None = None) -> Iterator[str]:
    """Briefing, answers and refusals of one turn, as the model gets them: every tool, every club."""
    plain = ToolContext(view, kind, Memory("plan", "notes"), None, history or History())
    yield compose_briefing(view, plain.memory, kind, Extra(refused=("No.",), max_calls=9))
    clubs: list[tuple[str, Mapping[str, object]]] = [("scout_club", {"club": row.club}) for row in view.table]
    for asked in (QUESTION, OFFER) if kind == "question" else (None,):
        context = replace(plain, asked=asked)
        for tool, arguments in (*CALLS, *clubs):
            outcome = run_call(tool, json.dumps(arguments), context)
            yield f"{tool} {json.dumps(answer_for(outcome, context).data)}"
