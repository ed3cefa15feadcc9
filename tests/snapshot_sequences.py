"""Sequences of snapshots as careers leave them: values change, tables grow and shrink, names change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import builders
import numpy as np
from hypothesis import strategies as st

from cm9798.records.all_records import RECORDS
from cm9798.snapshot import Snapshot
from cm9798.synthetic import SyntheticWorld

GROWING = ("news", "offer", "question", "transfer", "career", "fixture")
# Columns in which any value goes.
SCATTERED = {
    "player": ("recent_ratings", "condition", "morale", "apps", "goals", "rating_total"),
    "club": ("played", "points", "goals_for"),
    "fixture": ("attendance", "home_goals"),
}
Step = tuple[str, int]  # what happens, and a number that says where and how much

STEPS: st.SearchStrategy[Step] = st.tuples(
    st.sampled_from(("nothing", "scatter", "many", "grow", "shrink", "rename", "swap names", "new world")),
    st.integers(0, 2**16),
)
SEQUENCES = st.lists(STEPS, min_size=1, max_size=12)


def snapshots_after(steps: Sequence[Step]) -> list[Snapshot]:
    """A world's first snapshot, and one after each step."""
    made = builders.world()
    found = [made.snapshot()]
    for step in steps:
        made = changed(made, *step)
        found.append(made.snapshot())
    return found


def changed(made: SyntheticWorld, what: str, number: int) -> SyntheticWorld:
    """The world after one step; it may be the same object."""
    tables, names = made.tables, made.names
    match what:
        case "scatter" | "many":
            name = list(SCATTERED)[number % len(SCATTERED)]
            _scatter(tables[name], SCATTERED[name], number, 12 if what == "scatter" else 4000)
        case "grow":
            name = GROWING[number % len(GROWING)]
            added = RECORDS[name].empty(1 + number % 300)
            tables[name] = RECORDS[name].table(tables[name].tobytes() + added.tobytes()).copy()
        case "shrink":
            name = GROWING[number % len(GROWING)]
            tables[name] = tables[name][number % 3 :].copy()
        case "rename":
            names["player"][number % len(names["player"])] = ("Zoë" * (number % 5), "Núñez" * (number % 7))
        case "swap names":
            names["player"].reverse()
        case "new world":
            return builders.world(1 + number % 3)
    return made


def _scatter(table: Any, columns: Sequence[str], number: int, times: int) -> None:
    """Other bytes in the columns of some rows, the same for the same number."""
    chance = np.random.default_rng(number)
    for _ in range(times):
        column = columns[int(chance.integers(len(columns)))]
        row = table[column][int(chance.integers(len(table))) :][:1].view("u1").reshape(-1)
        row[int(chance.integers(len(row)))] ^= int(chance.integers(1, 256))
