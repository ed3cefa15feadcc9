"""The conversation in OpenAI form, from a turn's exchanges."""

from __future__ import annotations

import json

import pytest
from pydantic import JsonValue

from harness.models.scripted import calling
from harness.models.seam import ModelAnswer, ToolCall
from harness.spine.events import ToolAnswered
from harness.spine.state import Exchange
from harness.turn.conversation import messages
from harness.turn.rules import RULES


def result(call: ToolCall, answer: JsonValue) -> ToolAnswered:
    return ToolAnswered(
        turn=1, call_id=call.call_id, tool=call.tool, arguments=call.arguments, accepted=True, answer=answer
    )


def exchange(answer: ModelAnswer, *answers: JsonValue) -> Exchange:
    return Exchange(answer, tuple(result(c, a) for c, a in zip(answer.calls, answers, strict=False)))


def test_conversation_opens_with_rules_and_briefing() -> None:
    """System and user message."""
    assert messages(RULES, "Now.", ()) == [
        {"role": "system", "content": RULES},
        {"role": "user", "content": "Now."},
    ]


def test_conversation_with_calls() -> None:
    """Each call of an answer is followed by its result under the same id, in order."""
    answer = calling(("get_squad", {}), ("set_plan", {"plan": "é"}))
    talk = messages(RULES, "Now.", [exchange(answer, {"players": []}, {"done": "plan set"})])
    assert [m["role"] for m in talk[2:]] == ["assistant", "tool", "tool"]
    assert talk[2]["content"] == ""
    assert [c["id"] for c in talk[2]["tool_calls"]] == [m["tool_call_id"] for m in talk[3:]]
    assert talk[3]["content"] == '{"players":[]}'


def test_conversation_with_answers_without_calls() -> None:
    """Each is followed by a nudge that counts; a call starts the count again."""
    silent, acting = ModelAnswer(text="Hm."), calling(("get_squad", {}))
    talk = messages(
        RULES, "", [exchange(silent), exchange(ModelAnswer()), exchange(acting, 1), exchange(silent)]
    )
    nudges = [m["content"][-8:] for m in talk[2:] if m["role"] == "user"]
    assert nudges == ["(1 of 3)", "(2 of 3)", "(1 of 3)"]
    assert [m["content"] for m in talk if m["role"] == "assistant"][:2] == ["Hm.", "(empty answer)"]


def test_conversation_with_a_call_not_carried_out() -> None:
    """Every call has a result, as servers demand, also one that was never carried out."""
    answer = calling(("end_turn", {}), ("get_squad", {}))
    talk = messages(RULES, "", [exchange(answer, {"done": "turn ended"})])
    assert "not carried out" in talk[-1]["content"]


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        pytest.param("", "{}", id="nothing"),
        pytest.param('{"a": 1}', '{"a": 1}', id="object"),
        pytest.param("{a", '{"malformed_arguments": "{a"}', id="cut"),
        pytest.param("[1]", '{"malformed_arguments": "[1]"}', id="list"),
        pytest.param("[" * 9000, json.dumps({"malformed_arguments": "[" * 1000}), id="deep"),
    ],
)
def test_conversation_with_arguments(written: str, sent: str) -> None:
    """Arguments in the history are always a JSON object: chat templates of servers parse them."""
    call = ToolCall(call_id="c", tool="get_squad", arguments=written)
    talk = messages(RULES, "", [exchange(ModelAnswer(calls=(call,)), {})])
    assert talk[2]["tool_calls"][0]["function"]["arguments"] == sent


@pytest.mark.parametrize(("tool", "sent"), [("functions.get squad", "functions_get_squad"), ("", "unnamed")])
def test_conversation_with_a_strange_name(tool: str, sent: str) -> None:
    """Names in the history keep to the alphabet that servers accept."""
    call = ToolCall(call_id="c", tool=tool, arguments="{}")
    talk = messages(RULES, "", [exchange(ModelAnswer(calls=(call,)), {})])
    assert talk[2]["tool_calls"][0]["function"]["name"] == sent
