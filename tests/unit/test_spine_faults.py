"""The fault table: complete, and its decisions."""

from __future__ import annotations

from typing import get_args

import pytest

from harness.models.seam import ToolCall
from harness.spine import effects as e
from harness.spine.fault_table import (
    FAULT_TABLE,
    MAX_FAILED_RESTARTS,
    FaultPolicy,
    effect_name,
    touches_outside,
    wait_before,
    what_then,
)

MODEL = FaultPolicy("model", 10.0, 4, "park", first_wait_s=1.0, longest_wait_s=3.0)
GUEST = FaultPolicy("guest", 10.0, 1, "restart")


def test_fault_table_has_a_line_for_every_effect() -> None:
    """The union of effects and the table name the same types."""
    assert set(FAULT_TABLE) == set(get_args(e.Effect))


def test_effect_names_are_words_with_underscores() -> None:
    """As they stand in the log."""
    assert [effect_name(effect) for effect in (e.StartGame(), e.LoadSave(1))] == ["start_game", "load_save"]


@pytest.mark.parametrize(
    ("tool", "touches"),
    [("get_squad", False), ("set_plan", False), ("set_lineup", True), ("substitute", True), ("none", False)],
)
def test_only_acting_tools_touch_the_guest(tool: str, touches: bool) -> None:
    """A read is answered from the desk; no EffectStarted precedes it."""
    assert touches_outside(e.RunTool(ToolCall(call_id="1", tool=tool, arguments="{}"))) is touches


def test_waits_grow_to_their_limit() -> None:
    """Nothing before the first try, then doubling."""
    assert [wait_before(MODEL, failures) for failures in range(5)] == [0.0, 1.0, 2.0, 3.0, 3.0]


def test_model_is_asked_again_until_its_tries_are_spent() -> None:
    """Then the run is parked."""
    assert [what_then(MODEL, n, 0, worth_another=True) for n in (1, 3, 4)] == ["retry", "retry", "park"]
    assert what_then(MODEL, 1, 0, worth_another=False) == "park"


def test_guest_that_fails_goes_back_to_its_save_and_is_parked_in_the_end() -> None:
    """A failing guest does not loop for ever."""
    assert what_then(GUEST, 1, 0, worth_another=True) == "restart"
    assert what_then(GUEST, 1, MAX_FAILED_RESTARTS, worth_another=True) == "park"
