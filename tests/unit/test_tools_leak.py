"""Nothing hidden gets through: worlds that differ in observer-only values alone read the same to the byte."""

from __future__ import annotations

import pytest
from observer_only import everything_said, spoil
from turn_views import at_half_time, view_of, world

from cm9798.records.all_records import RECORDS
from cm9798.records.appearance import APPEARANCE
from cm9798.synthetic import SyntheticWorld
from harness.spine.events import TurnKind


def spoilt(given: SyntheticWorld) -> SyntheticWorld:
    """The same world to a manager, another one to an observer."""
    changed = sum(spoil(RECORDS[name], table) for name, table in given.tables.items())
    match = given.tables["match"][0]
    appearances = APPEARANCE.table(bytes(match["players"])).copy()
    spoil(APPEARANCE, appearances)
    match["players"] = list(appearances.tobytes())
    assert changed > 40
    return given


@pytest.mark.parametrize("kind", ["before_match", "correction", "half_time"])
def test_leak_of_hidden_values(kind: TurnKind) -> None:
    """Briefings, tool answers and refusals are byte-identical."""
    plain, other = world(), world()
    if kind == "half_time":
        plain, other = at_half_time(plain), at_half_time(other)
    assert list(everything_said(view_of(plain), kind)) == list(everything_said(view_of(spoilt(other)), kind))


def test_leak_test_sees_shown_values() -> None:
    """Control: one shown attribute more changes what is said."""
    other = world()
    other.tables["player"][5]["pace"] ^= 1
    assert list(everything_said(view_of(world()), "before_match")) != list(
        everything_said(view_of(other), "before_match")
    )
