"""Endpoint, CLI or MCP server killed in the middle of a turn: no accepted call is lost, none is repeated."""

from __future__ import annotations

import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from played import TURNS, Played, accepted, directly, play
from ways import CLIS, Around, Way, way

from harness.spine import events as ev

pytestmark = pytest.mark.channels
Trouble = Callable[[Way], Awaitable[None]]


def once(through: Way, kill: Trouble, mend: Trouble, done: list[bool], after: str = "set_lineup") -> Around:
    """Trouble once this call for the team was accepted, before its result gets back; then it is mended."""

    async def before(messages: list[dict[str, Any]]) -> None:
        await mend(through)
        calls = [call["function"]["name"] for m in messages for call in m.get("tool_calls") or ()]
        picks = "Turn: before_match " in str(messages[1]["content"])
        if picks and calls[-1:] == [after] and not done:
            done.append(True)
            await kill(through)

    return Around(through.model, before)


async def nothing_lost(played: Played, folder: Path) -> None:
    """What was done is what the policy does undisturbed: each act once, every turn ended by itself."""
    assert accepted(played) == accepted(await directly(folder, TURNS))
    assert not played.of(ev.FallbackTaken)
    assert [closed.reason for closed in played.of(ev.TurnClosed)] == ["end_turn"] * TURNS


async def nothing(_through: Way) -> None:
    """Nothing to mend."""


@pytest.mark.parametrize("name", CLIS)
async def test_cli_killed_in_the_middle_of_a_turn_is_followed_by_another(name: str, tmp_path: Path) -> None:
    """It is told what was done in this turn, and goes on from there."""

    async def kill(through: Way) -> None:
        os.killpg(through.cli.process_id, signal.SIGKILL)

    killed = list[bool]()
    async with way(name) as through:
        played = await play(once(through, kill, nothing, killed), tmp_path, turns=TURNS)
    assert killed
    assert len(played.of(ev.EffectFailed)) == 1
    await nothing_lost(played, tmp_path)


async def mend_mcp(through: Way) -> None:
    assert through.mcp is not None
    await through.mcp.mend()


@pytest.mark.parametrize("name", CLIS)
async def test_mcp_server_killed_in_the_middle_of_a_turn_costs_a_retry(name: str, tmp_path: Path) -> None:
    """Its connections break: the result never reaches the model, which the proxy sees; told again."""

    async def kill(through: Way) -> None:
        assert through.mcp is not None
        through.mcp.relay.go_down()

    killed = list[bool]()
    async with way(name) as through:
        played = await play(once(through, kill, mend_mcp, killed), tmp_path, turns=TURNS)
    assert killed
    assert [event.error for event in played.of(ev.EffectFailed)] == ["ModelUnavailable"]
    await nothing_lost(played, tmp_path)


@pytest.mark.parametrize("name", CLIS)
async def test_mcp_server_that_loses_its_turn_costs_a_retry(name: str, tmp_path: Path) -> None:
    """It knows no token any more: given up at once, told again, done once."""

    async def lose(through: Way) -> None:
        assert through.mcp is not None
        through.mcp.knows_tokens = False

    lost = list[bool]()
    async with way(name) as through:
        played = await play(once(through, lose, mend_mcp, lost), tmp_path, turns=TURNS)
    assert lost
    assert [event.error for event in played.of(ev.EffectFailed)] in ([], ["ModelUnavailable"])
    await nothing_lost(played, tmp_path)


@pytest.mark.parametrize("name", ["openai", "openai-streamed", *CLIS])
async def test_endpoint_killed_in_the_middle_of_a_turn_costs_retries(name: str, tmp_path: Path) -> None:
    """Nobody listens at the provider's address when it is to be told what its calls came to."""

    async def kill(through: Way) -> None:
        assert through.endpoint is not None
        through.endpoint.go_down()

    async def mend(through: Way) -> None:
        assert through.endpoint is not None
        await through.endpoint.come_up()

    killed = list[bool]()
    answers = (await directly(tmp_path, TURNS)).of(ev.ModelAnswered)
    looks = next(answered.answer for answered in answers if answered.turn == TURNS)
    async with way(name) as through:
        around = once(through, kill, mend, killed, after=looks.calls[-1].tool)
        played = await play(around, tmp_path, turns=TURNS)
    assert killed
    assert [event.error for event in played.of(ev.EffectFailed)] == ["ModelUnavailable"]
    await nothing_lost(played, tmp_path)
