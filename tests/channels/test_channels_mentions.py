"""`@path` in what the game says, which some CLIs replace by that file: it reaches the model as it stands."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from canaries import IN_HOME, RELATIVE, outside, unread
from played import TURNS, play
from ways import CLIS, way

from harness.game.fake import FakeGame
from harness.models.stand_in.app import StandIn
from harness.spine import events as ev
from harness.tools.catalogue import openai_tools

pytestmark = pytest.mark.channels


def mentions(canaries: Sequence[str]) -> list[str]:
    """Every way to name them."""
    others = ("~/canary", "/etc/passwd", "./", "generalist", "{canary}", '"canary"', "game:canary")
    return [f"@{path}" for path in (*canaries, *RELATIVE, *others)]


def sent(stand_in: StandIn | None) -> str:
    """All that went to the model."""
    assert stand_in is not None
    return json.dumps([asked.body for asked in stand_in.asked])


@pytest.mark.parametrize("name", CLIS)
@pytest.mark.parametrize("seal", [True, False], ids=["sealed", "bare"])
async def test_file_named_in_a_briefing_is_not_read(name: str, seal: bool, tmp_path: Path) -> None:
    """At the start of a line, within it, and as the very first word."""
    with outside(tmp_path) as canaries:
        written = mentions(canaries)
        text = "\n".join(f"{mention} Smith, {mention}" for mention in written)
        talk = [{"role": "system", "content": "Rules."}, {"role": "user", "content": text}]
        async with way(name, seal=seal, under=IN_HOME) as through:
            await through.model.answer(talk, openai_tools())
            await through.model.leave_turn()
            assert through.stand_in is not None
            told = through.stand_in.requests[0].messages[0]["content"]
            bodies = sent(through.stand_in)
    assert told.strip() == text
    assert unread(bodies)


@pytest.mark.parametrize("name", CLIS)
async def test_file_named_by_a_players_name_is_not_read(name: str, tmp_path: Path) -> None:
    """In tool results as in briefings, without walls: the squad's names are paths of canaries."""
    game = FakeGame()
    with outside(tmp_path) as canaries:
        written = [mention for mention in mentions(canaries) if '"' not in mention]
        names = game.world.state.names["player"]
        for number, row in enumerate(names):
            names[number] = (written[number % len(written)], *row[1:])
        async with way(name, seal=False, under=IN_HOME) as through:
            played = await play(through.model, tmp_path, turns=TURNS, game=game)
            bodies = sent(through.stand_in)
    assert [mention for mention in written if f"{mention} " not in bodies] == []
    assert unread(bodies)
    assert [closed.reason for closed in played.of(ev.TurnClosed)] == ["end_turn"] * TURNS
