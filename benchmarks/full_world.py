"""Figures of a world of full size: 20,000 players to columns, and the market searched by tools."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial

import numpy as np

from benchmarks import bars
from benchmarks.bar import Figure
from benchmarks.timing import percentile, time_each
from cm9798.records.player import PLAYER
from cm9798.snapshot import Snapshot, canonical
from cm9798.view_filter import ManagerView, TacticView, manager_view
from harness.tools.outcome import Answer, Memory, ToolContext
from harness.tools.run_call import run_call

PLAYERS = 20_000
MS = 1000.0
SEARCHES: tuple[tuple[str, dict[str, object]], ...] = (
    ("search_players", {}),
    ("search_players", {"position": "F", "attributes": {"pace": 14, "shooting": 12}, "age_to": 28}),
    ("search_players", {"available": "listed_or_free", "value_up_to": 1_000_000, "order": "rating"}),
    ("search_players", {"nation": "an", "side": "left", "order": "age", "limit": 30}),
    ("find_players", {"name": "son"}),
)


def enlarged(snapshot: Snapshot) -> Snapshot:
    """The same game with its players repeated until there are 20,000."""
    times = -(-PLAYERS // len(snapshot.players))
    players = np.tile(snapshot.players, times)[:PLAYERS]
    return replace(snapshot, players=players, player_names=(snapshot.player_names * times)[:PLAYERS])


def full_columns(snapshot: Snapshot) -> Figure:
    """Bytes of 20,000 records to the columns of a snapshot."""
    content = enlarged(snapshot).players.tobytes()
    seconds = time_each(lambda: canonical(PLAYER, PLAYER.table(content)), 50)
    return Figure(bars.FULL_PLAYER_TABLE, percentile(seconds, 50) * MS)


def searches(snapshot: Snapshot, tactics: tuple[TacticView, ...]) -> Figure:
    """The slowest kind of search among 20,000: the first one at a stop, when nothing is at hand yet."""
    view = manager_view(enlarged(snapshot), tactics)
    each = [time_each(partial(_search, view, call), 25) for call in SEARCHES]
    return Figure(bars.SEARCH, max(percentile(seconds, 50) for seconds in each) * MS)


def _search(view: ManagerView, call: tuple[str, dict[str, object]]) -> None:
    assert view.market is not None
    fresh = replace(view, market=view.market.again())
    tool, arguments = call
    outcome = run_call(tool, json.dumps(arguments), ToolContext(fresh, "before_match", Memory()))
    assert isinstance(outcome, Answer), outcome
