"""The same manager through every channel: same calls, same game, same words on the wire."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest
from played import Played, directly, play
from ways import CLIS, WAYS, way

from harness.models.wire.responses import RESOURCE_TOOLS, SCHEMA_WORDS_DROPPED
from harness.spine import events as ev
from harness.tools.catalogue import openai_tools
from harness.turn.rules import RULES

pytestmark = pytest.mark.channels


@pytest.fixture
async def undisturbed(tmp_path: Path) -> Played:
    """The policy's own run: what every channel must come to."""
    return await directly(tmp_path)


def same(played: Played, other: Played) -> None:
    """Calls with their arguments as values and results, and every state of the game."""

    def meant(run: Played) -> list[Any]:
        return [
            (turn, tool, json.loads(text), accepted, answer)
            for turn, tool, text, accepted, answer in run.calls
        ]

    assert meant(played) == meant(other)
    assert played.snapshots == other.snapshots
    assert not played.of(ev.FallbackTaken)
    assert not played.of(ev.EffectFailed)


@pytest.mark.parametrize("name", WAYS)
async def test_channel_plays_as_the_policy_itself(name: str, tmp_path: Path, undisturbed: Played) -> None:
    """Byte for byte the same states of the game and the same accepted calls."""
    async with way(name) as through:
        same(await play(through.model, tmp_path), undisturbed)


@pytest.mark.parametrize("name", ["openai", *CLIS])
async def test_channel_says_the_same_to_the_model(name: str, tmp_path: Path, undisturbed: Played) -> None:
    """Rules, briefing and tool schemas are equal once the channel's documented wrapper is off."""
    async with way(name) as through:
        await play(through.model, tmp_path)
        assert through.stand_in is not None
        requests = through.stand_in.requests
    briefings = [turn.briefing for turn in undisturbed.of(ev.TurnOpened)]
    assert {request.rules.strip() for request in requests} == {RULES.strip()}
    asked = [request.messages[0]["content"].strip() for request in requests]
    assert list(dict.fromkeys(asked)) == [briefing.strip() for briefing in briefings]
    dropped = SCHEMA_WORDS_DROPPED if name == "codex" else ()
    for request in requests:
        shown = by_name(without(tool, ()) for tool in request.tools)
        assert shown == by_name(without(tool, dropped) for tool in openai_tools())
        assert set(request.foreign_tools) == (set(RESOURCE_TOOLS) if name == "codex" else set())


def by_name(tools: Iterable[Any]) -> list[Any]:
    """In an order that no channel keeps."""
    return sorted(tools, key=lambda tool: str(tool["function"]["name"]))


def without(value: Any, words: Sequence[str]) -> Any:
    """A schema without these words, and without the empty `properties` that Codex adds to some objects."""
    if isinstance(value, dict):
        kept = {name: without(inner, words) for name, inner in value.items() if name not in words}
        return {name: inner for name, inner in kept.items() if (name, inner) != ("properties", {})}
    return [without(inner, words) for inner in value] if isinstance(value, list) else value


async def test_plain_client_sees_the_same_tools(tmp_path: Path) -> None:
    """What our MCP server lists is the catalogue."""
    async with way("mcp") as through:
        await play(through.model, tmp_path, turns=1)
        assert through.plain is not None
        assert through.plain.listed == [openai_tools()]


@pytest.mark.parametrize("name", CLIS)
async def test_answer_of_a_cli_is_recorded_as_any_other(name: str, tmp_path: Path) -> None:
    """Text, reasoning, tokens, seconds and the settings as they were sent."""
    async with way(name) as through:
        played = await play(through.model, tmp_path, turns=1)
    first = played.of(ev.ModelAnswered)[0].answer
    assert first.text == (await directly(tmp_path, 1)).of(ev.ModelAnswered)[0].answer.text
    assert first.reasoning == "Thought 1."
    assert (first.usage.input_tokens, first.usage.output_tokens) == (1001, 50)
    assert first.seconds > 0
    assert "high" in json.dumps(first.sent) or "16384" in json.dumps(first.sent)
