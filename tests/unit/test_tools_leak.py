"""Nothing hidden gets through: worlds that differ in observer-only values alone read the same to the byte."""

from __future__ import annotations

import pytest
from full_contexts import KINDS, full_context, full_world
from observer_only import everything_said, spoil
from turn_views import view_of, world

from cm9798.records.all_records import RECORDS
from cm9798.records.appearance import APPEARANCE
from cm9798.synthetic import SyntheticWorld
from harness.tools.outcome import TurnKind


def spoilt(given: SyntheticWorld) -> SyntheticWorld:
    """The same world to a manager, another one to an observer."""
    changed = sum(spoil(RECORDS[name], table) for name, table in given.tables.items())
    match = given.tables["match"][0]
    appearances = APPEARANCE.table(bytes(match["players"])).copy()
    spoil(APPEARANCE, appearances)
    match["players"] = list(appearances.tobytes())
    assert changed > 40
    return given


@pytest.mark.parametrize("kind", KINDS)
def test_leak_of_hidden_values(kind: TurnKind) -> None:
    """Briefings, and the answers and refusals of all 36 tools, are byte-identical in every kind of turn."""
    plain, other = full_context(full_world(), kind), full_context(spoilt(full_world()), kind)
    said = list(everything_said(plain.view, kind, plain.history))
    assert said == list(everything_said(other.view, kind, other.history))
    assert len(said) > 300


def test_leak_test_sees_shown_values() -> None:
    """Control: one shown attribute more changes what is said."""
    other = world()
    other.tables["player"][5]["pace"] ^= 1
    assert list(everything_said(view_of(world()), "before_match")) != list(
        everything_said(view_of(other), "before_match")
    )
