"""Tool calls as models really write them: whatever it is, an outcome comes back."""

from __future__ import annotations

import json

import pytest
from full_contexts import KINDS, OFFER_ASKED, QUESTION_ASKED, context_of, empty_context
from hypothesis import given, settings
from hypothesis import strategies as st
from json_schemas import beside_schema, on_schema
from observer_only import CALLS
from turn_views import DONE, context

from harness.tools.answer_for import answer_for
from harness.tools.catalogue import BY_NAME
from harness.tools.context_after import context_after
from harness.tools.outcome import Answer, Refusal
from harness.tools.run_call import run_call
from harness.tools.schema import parameters

each_tool = pytest.mark.parametrize("tool", sorted(BY_NAME))
REACHED_ELSEWHERE = {"scout_club"}  # whose calls name a club of the world at hand


@pytest.mark.parametrize(
    ("tool", "arguments", "words"),
    [
        pytest.param("get_squat", "{}", "your tools: get_squad", id="unknown tool"),
        pytest.param("get_player", "{", "not valid JSON", id="cut JSON"),
        pytest.param("get_player", '"0"', "one JSON object", id="no object"),
        pytest.param("get_player", "{}", "player: Field required", id="missing"),
        pytest.param("get_player", '{"player": 1, "x": 2}', "x: Extra inputs", id="unknown argument"),
        pytest.param("get_player", '{"player": [1]}', "player:", id="wrong type"),
        pytest.param("get_player", '{"player": "Nobody At All"}', "no player 'Nobody", id="unknown player"),
        pytest.param("get_player", '{"player": 60000}', "no player 60000", id="unknown id"),
        pytest.param("get_player", '{"player": -1}', "greater than or equal to 0", id="negative id"),
        pytest.param("get_player", '{"player": true}', "not true or false", id="truth value"),
        pytest.param("change_tactic", '{"tactic": true}', "not true or false", id="true tactic"),
        pytest.param("get_player", '{"player": NaN}', "not valid JSON", id="not a number"),
        pytest.param("get_player", '{"player": ' + "9" * 5000 + "}", "not valid JSON", id="long number"),
        pytest.param("get_player", '{"player": ' + "[" * 9000, "nested too deeply", id="deep"),
        pytest.param("set_plan", json.dumps({"plan": "x" * 2001}), "at most 2000", id="long plan"),
        pytest.param("set_plan", json.dumps({"plan": "x" * 30000}), "at most 20000 are read", id="huge"),
        pytest.param("set_lineup", '{"eleven": [1, 2, 3]}', "at least 11 items", id="three players"),
        pytest.param("end_turn", '{"now": true}', "end_turn takes no arguments", id="no arguments"),
        pytest.param("change_tactic", '{"tactic": 19}', "tactic", id="tactic 19"),
        pytest.param("fixtures", '{"club": "Nowhere Town"}', "no club 'Nowhere Town'", id="unknown club"),
        pytest.param("fixtures", '{"competition": "Cup"}', "no competition 'Cup'", id="unknown cup"),
        pytest.param("fixtures", '{"limit": 0}', "limit:", id="no matches asked"),
    ],
)
def test_call_malformed(tool: str, arguments: str, words: str) -> None:
    """A refusal says what is wrong and what is expected."""
    outcome = run_call(tool, arguments, context())
    assert isinstance(outcome, Refusal)
    assert words in " ".join(outcome.reasons)
    assert len(" ".join(outcome.reasons)) < 1500


@pytest.mark.parametrize("arguments", ["", "  ", "null", "{}"])
def test_call_without_arguments(arguments: str) -> None:
    """Nothing at all counts as no arguments: many servers write it so."""
    assert isinstance(run_call("get_squad", arguments, context()), Answer)


def test_call_of_a_tool_outside_the_benchmark() -> None:
    """A tool that the benchmark leaves out does not exist."""
    outcome = run_call("league_table", "{}", context(), frozenset({"get_squad", "end_turn"}))
    assert outcome == Refusal(("There is no tool 'league_table'; your tools: get_squad, end_turn.",))


def test_call_numbers_as_text() -> None:
    """A number in quotes is taken as the number."""
    assert run_call("get_player", '{"player": "3"}', context()) == run_call(
        "get_player", '{"player": 3}', context()
    )


@each_tool
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_call_with_any_json(tool: str, data: st.DataObject) -> None:
    """On the schema and off it, in every kind of turn: no arguments raise, and plain JSON comes back."""
    schema = parameters(BY_NAME[tool].arguments)
    on = data.draw(st.booleans())
    value = data.draw(on_schema(schema) if on else beside_schema(schema))
    kind = data.draw(st.sampled_from(KINDS))
    at = data.draw(st.sampled_from((context_of(kind), context_of(kind, QUESTION_ASKED), empty_context())))
    outcome = run_call(tool, json.dumps(value), at)
    json.dumps(answer_for(outcome, at).data, allow_nan=False, ensure_ascii=False).encode()
    for game in (None, DONE):
        context_after(at, outcome, game)


@each_tool
def test_call_reaches_the_tool(tool: str) -> None:
    """Control of the above: in some turn the tool does what it is for."""
    reached = [
        outcome
        for kind in KINDS
        for asked in (OFFER_ASKED, QUESTION_ASKED)
        for name, arguments in CALLS
        if name == tool
        and not isinstance(outcome := run_call(tool, json.dumps(arguments), context_of(kind, asked)), Refusal)
    ]
    assert reached or tool in REACHED_ELSEWHERE


@settings(max_examples=100, deadline=None)
@given(tool=st.text(max_size=40), arguments=st.text(max_size=200))
def test_call_with_any_text(tool: str, arguments: str) -> None:
    """No text raises, neither as a tool's name nor as its arguments."""
    assert isinstance(run_call(tool, arguments, context()), Refusal | Answer) or tool in BY_NAME
    run_call("set_plan", arguments, context())
