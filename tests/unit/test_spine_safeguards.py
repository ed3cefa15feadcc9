"""The safeguards of a turn: each fallback with the model that provokes it, and the models that must not."""

from __future__ import annotations

import pytest
from spine_logs import Script, call, play, says, started

from harness.models.seam import ModelAnswer, ToolCall
from harness.spine import events as ev

SHEET = '{"eleven": [1, 2], "captain": 1}'


def first_turn(*answers: ModelAnswer, max_calls: int = 10, refused: str = "") -> list[ev.Event]:
    """The events of the run's first turn."""
    script = Script(answers=answers, refused_tools=frozenset({refused}))
    log = play(script, started(matches=1, max_calls=max_calls))
    return [event for event in log if getattr(event, "turn", None) == 1]


def closing(events: list[ev.Event]) -> tuple[str, list[str]]:
    """Why the turn closed, and the fallbacks in it."""
    closed = [event.reason for event in events if isinstance(event, ev.TurnClosed)]
    return closed[0], [event.reason for event in events if isinstance(event, ev.FallbackTaken)]


def results(events: list[ev.Event]) -> list[tuple[str, bool]]:
    return [(event.call_id, event.accepted) for event in events if isinstance(event, ev.ToolAnswered)]


def test_turn_of_a_model_that_never_calls_closes_after_three_answers() -> None:
    """The third answer in a row without a tool call is the last."""
    events = first_turn(says(), says(), says(), says(call("set_lineup")))
    assert closing(events) == ("no_tool_call", ["no_tool_call"])
    assert sum(isinstance(event, ev.ModelAnswered) for event in events) == 3


def test_turn_goes_on_when_a_call_comes_between_silent_answers() -> None:
    """Two silent answers, a call, two silent answers: no fallback."""
    events = first_turn(says(), says(), says(call("get_squad")), says(), says())
    assert closing(events) == ("end_turn", [])


def test_turn_of_a_model_that_repeats_an_accepted_act_closes() -> None:
    """The same acting call directly after it was accepted, spelt otherwise, with another id."""
    again = '{"captain":1,"eleven":[1,2]}'
    events = first_turn(says(call("set_lineup", "a", SHEET)), says(call("set_lineup", "b", again)))
    assert closing(events) == ("repeated_call", ["repeated_call"])
    assert results(events) == [("a", True), ("b", False)]


@pytest.mark.parametrize(
    "second",
    [
        pytest.param(call("set_lineup", "b", '{"eleven": [1, 3]}'), id="other arguments"),
        pytest.param(call("change_tactic", "b", SHEET), id="other tool"),
    ],
)
def test_turn_goes_on_after_a_different_act(second: ToolCall) -> None:
    """Only exactly the same call counts."""
    events = first_turn(says(call("set_lineup", "a", SHEET)), says(second))
    assert closing(events) == ("end_turn", [])


def test_turn_goes_on_when_a_read_comes_between() -> None:
    """Looking at the squad and setting the same sheet again is no loop."""
    events = first_turn(
        says(call("set_lineup", "a", SHEET)),
        says(call("get_squad", "b")),
        says(call("set_lineup", "c", SHEET)),
    )
    assert closing(events) == ("end_turn", [])


def test_turn_goes_on_when_reads_are_repeated() -> None:
    """Reads do not count, however often they are repeated."""
    events = first_turn(*[says(call("get_squad", str(n))) for n in range(5)])
    assert closing(events) == ("end_turn", [])


def test_turn_goes_on_when_a_refused_act_is_repeated() -> None:
    """Only an accepted act counts."""
    acts = [says(call("set_lineup", str(n), SHEET)) for n in range(4)]
    assert closing(first_turn(*acts, refused="set_lineup")) == ("end_turn", [])


def test_retry_with_the_same_call_id_is_answered_and_not_carried_out() -> None:
    """The retry gets the first answer; the turn goes on."""
    act = says(call("set_lineup", "a", SHEET))
    events = first_turn(act, act, says(call("get_squad", "b")))
    assert closing(events) == ("end_turn", [])
    assert results(events)[:2] == [("a", True), ("a", True)]


def test_turn_closes_at_its_maximum_of_calls() -> None:
    """The calls after the last allowed one are answered as not executed."""
    reads = [call("get_squad", str(n)) for n in range(6)]
    events = first_turn(says(*reads), max_calls=4)
    assert closing(events) == ("too_many_calls", ["too_many_calls"])
    assert results(events) == [(str(n), n < 4) for n in range(6)]


def test_turn_that_ends_with_its_last_call_needs_no_fallback() -> None:
    """`end_turn` as the last allowed call is a normal end."""
    events = first_turn(
        says(*[call("get_squad", str(n)) for n in range(3)], call("end_turn", "e")), max_calls=4
    )
    assert closing(events) == ("end_turn", [])


def test_calls_after_end_turn_are_answered_as_not_executed() -> None:
    """Nothing of the answer acts after the turn ended in it."""
    events = first_turn(says(call("end_turn", "e"), call("set_lineup", "x", SHEET)))
    assert results(events) == [("e", True), ("x", False)]
    last = [event for event in events if isinstance(event, ev.ToolAnswered)][-1]
    assert last.answer == {"error": "Not executed: the turn had ended."}


def test_refused_end_turn_does_not_end_the_turn() -> None:
    """A malformed end_turn is a refusal like any other; the calls count."""
    ends = [says(call("end_turn", str(n), "[")) for n in range(3)]
    assert closing(first_turn(*ends, max_calls=3, refused="end_turn")) == (
        "too_many_calls",
        ["too_many_calls"],
    )
