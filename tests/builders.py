"""Small synthetic worlds for tests, with what belongs to them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from cm9798.records.all_records import RECORDS
from cm9798.records.appearance import APPEARANCE
from cm9798.records.kinds import Visibility
from cm9798.screen_text import Text
from cm9798.snapshot import Table
from cm9798.synthetic import FIRST_CLUB, SQUAD, SyntheticWorld, synthetic_world
from cm9798.synthetic_tactics import tactic_names, tactic_table
from cm9798.tactics import decode_tactics
from cm9798.team_sheet import NONE, TeamSheet
from cm9798.views import TacticView

CLUBS = 4


def world(seed: int = 1, clubs: int = CLUBS) -> SyntheticWorld:
    """A world of four clubs before its first match day; the human has the first one."""
    return synthetic_world(seed, clubs)


def tactics() -> tuple[TacticView, ...]:
    """The 19 tactics of a synthetic world."""
    return decode_tactics(tactic_names(), tactic_table())


def sheet(**changes: object) -> TeamSheet:
    """A legal sheet of players 0..15, one cell each."""
    cells = (*range(11), 0, 6, 12, 18, 26)
    legal = TeamSheet(tuple(range(16)), cells * 2, 10, 3, 4, 5, 6)
    return replace(legal, **changes)  # type: ignore[arg-type]  # named as the fields, per test


def screen(*texts: str) -> tuple[Text, ...]:
    """A screen with a title and texts below it."""
    return tuple(Text(8, 4 + 20 * line, 0, 15, text) for line, text in enumerate(texts))


def start_match(made: SyntheticWorld, minute: int = 45) -> None:
    """Put the human club's first match into the match record, at half-time."""
    match = made.tables["match"][0]
    home, away = FIRST_CLUB, FIRST_CLUB + 1
    match["fixture"], match["clubs"], match["phase"], match["minute"] = 0, (home, away), 2, minute
    table = APPEARANCE.empty(32)
    for place, row in enumerate(table):
        side, shirt = divmod(place, 16)
        row["player"] = side * SQUAD + shirt
        row["status"] = 1 if shirt < 11 else 0
        row["cell"], row["rating"], row["condition"] = shirt, 6, 60 + shirt
    match["players"] = np.frombuffer(table.tobytes(), "u1")


def change_hidden(made: SyntheticWorld, draw: Callable[[int], bytes]) -> SyntheticWorld:
    """A copy of the world with other bytes in every observer-only field, and in every appearance's."""
    tables = {name: _changed(name, table, draw) for name, table in made.tables.items()}
    match = tables["match"][0]
    inner = _changed("appearance", APPEARANCE.table(bytes(match["players"])), draw)
    match["players"] = np.frombuffer(inner.tobytes(), "u1")
    return SyntheticWorld(tables, {name: list(rows) for name, rows in made.names.items()})


def _changed(name: str, table: Table, draw: Callable[[int], bytes]) -> Table:
    copy = table.copy()
    for field in RECORDS[name].fields.values():
        if field.visibility is Visibility.OBSERVER_ONLY:
            shape = copy[field.name].shape
            code = np.dtype(field.kind.numpy_code)
            count = int(np.prod(shape))
            data = (draw(8) * (count * code.itemsize // 8 + 1))[: count * code.itemsize]
            copy[field.name] = np.frombuffer(data, code).reshape(shape)
    return copy


def empty_bench(made: TeamSheet) -> TeamSheet:
    """The sheet without substitutes."""
    return replace(made, players=(*made.players[:11], *(NONE,) * 5))
