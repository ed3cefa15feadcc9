"""A turn told again in one prompt, and the small model's cut-down prompt and grammar."""

from __future__ import annotations

import json
from typing import Any

from harness.models.cli.retold import calls_in, conversation_of, prompt_of
from harness.models.cli.toml import document
from harness.models.local.grammar import TEXT_LIMIT, answer_schema
from harness.models.local.prompt import prompt_messages
from harness.models.wire.form import call_message, result_message
from harness.tools.catalogue import BY_NAME, openai_tools

START = [{"role": "system", "content": "R."}, {"role": "user", "content": "Turn: before_match"}]
LATER = [
    call_message(
        "Hm.", [("a", "get_squad", '{"attributes":\n true}'), ("b", "set_plan", '{"plan": "x\\ny"}')]
    ),
    result_message("a", '{"players":[]}'),
    result_message("b", '{"done":"plan set"}'),
    call_message("Nothing.", []),
    {"role": "user", "content": "You called no tool.\n(1 of 3)"},
]


def test_prompt_of_a_fresh_turn_is_the_briefing() -> None:
    """Nothing is added; a text that a CLI would take for a command is moved from the start."""
    assert prompt_of(START) == "Turn: before_match"
    assert prompt_of([START[0], {"role": "user", "content": "/help"}]) == "\n/help"


def test_prompt_of_a_begun_turn_tells_every_call_with_its_result() -> None:
    """One line each, so that it can be read back."""
    conversation = [*START, *LATER]
    told = conversation_of(prompt_of(conversation))
    assert told[0]["content"] == "Turn: before_match"
    assert calls_in(told) == calls_in(conversation) == 2
    functions = [call["function"] for message in told for call in message.get("tool_calls", ())]
    assert [json.loads(f["arguments"]) for f in functions] == [{"attributes": True}, {"plan": "x\ny"}]
    assert [m["content"] for m in told if m["role"] == "tool"] == ['{"players":[]}', '{"done":"plan set"}']


def test_toml_of_nested_tables() -> None:
    """Plain values before tables, each table by its full name."""
    written = document({"a": 1, "t": {"u": {"x": True}, "y": ["b"]}, "c": 'd"e'})
    assert written == 'a = 1\nc = "d\\"e"\n[t]\ny = ["b"]\n[t.u]\nx = true\n'


def test_grammar_of_the_small_model_ends_every_free_text() -> None:
    """Every tool is one choice, with its name fixed; texts and numbers have an end."""
    schema = answer_schema(openai_tools(), must_call=True)
    names = [choice["properties"]["name"]["const"] for choice in schema["anyOf"]]
    assert names == list(BY_NAME)

    def walk(value: Any) -> None:
        if isinstance(value, dict):
            if value.get("type") == "string" and "enum" not in value:
                assert value["maxLength"] <= TEXT_LIMIT
            if value.get("type") == "integer":
                assert "maximum" in value
            for inner in value.values():
                walk(inner)
        elif isinstance(value, list):
            for inner in value:
                walk(inner)

    walk(schema)
    assert len(answer_schema(openai_tools(), must_call=False)["anyOf"]) == len(names) + 1


def test_prompt_of_the_small_model_stays_short() -> None:
    """Tools by one line each, the end of the turn only: below 3,000 characters whatever came before."""
    long = [*START, *[message for _ in range(40) for message in LATER]]
    short = prompt_messages(long, openai_tools())
    assert sum(len(message["content"]) for message in short) < 3000
    assert all(name in short[0]["content"] for name in BY_NAME)
    assert short[1]["content"] == "Turn: before_match"
