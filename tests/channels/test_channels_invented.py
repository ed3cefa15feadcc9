"""Built-in tools that a CLI's model asks for although nobody offered them: nothing of it happens."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from canaries import IN_HOME, RELATIVE, outside, unread
from played import play
from ways import CLIS, Around, way

from harness.models.seam import ModelAnswer, ToolCall
from harness.models.stand_in.reply import Said, policy
from harness.models.wire.form import WireRequest
from harness.spine import events as ev

pytestmark = pytest.mark.channels
# Tools that these CLIs have when nobody takes them away, with arguments that would read or leave something.
BUILT_IN: dict[str, dict[str, dict[str, object]]] = {
    "claude-code": {
        "Bash": {"command": "cat /canary ~/canary; touch ~/work/made"},
        "Read": {"file_path": "/canary"},
        "Write": {"file_path": "../made", "content": "x"},
        "WebFetch": {"url": "http://127.0.0.1:9/", "prompt": "x"},
        "WebSearch": {"query": "x"},
        "Task": {"description": "x", "prompt": "x", "subagent_type": "general-purpose"},
        "Agent": {"description": "x", "prompt": "x", "subagent_type": "general-purpose"},
        "Skill": {"skill": "x"},
        "ToolSearch": {"query": "x"},
        "ReadMcpResourceTool": {"server": "game", "uri": "file:///canary"},
        "ListMcpResourcesTool": {},
    },
    "codex": {
        "exec_command": {"cmd": "cat /canary"},
        "shell": {"command": ["cat", "/canary"]},
        "apply_patch": {"input": "*** Begin Patch\n*** Add File: made\n+x\n*** End Patch"},
        "view_image": {"path": "/canary"},
        "web_search": {"query": "x"},
        "spawn_agent": {"message": "x"},
        "update_plan": {"plan": []},
        "list_mcp_resources": {},
        "list_mcp_resource_templates": {},
        "read_mcp_resource": {"server": "game", "uri": "file:///canary"},
    },
    "gemini-cli": {
        "run_shell_command": {"command": "cat /canary"},
        "read_file": {"file_path": "/canary"},
        "write_file": {"file_path": "made", "content": "x"},
        "google_web_search": {"query": "x"},
        "web_fetch": {"prompt": "http://127.0.0.1:9/"},
        "invoke_agent": {"agent_name": "x", "prompt": "x"},
        "list_directory": {"path": "/"},
    },
}


def tries(name: str, canaries: Sequence[str]) -> list[ToolCall]:
    """Every built-in tool; those that read, at each canary."""
    written = [
        (tool, json.dumps(arguments).replace("/canary", path))
        for tool, arguments in BUILT_IN[name].items()
        for path in canaries
    ]
    calls = list(dict.fromkeys(written))
    return [ToolCall(call_id=f"b{n}", tool=tool, arguments=text) for n, (tool, text) in enumerate(calls)]


@pytest.mark.parametrize("name", CLIS)
@pytest.mark.parametrize("seal", [True, False], ids=["sealed", "bare"])
async def test_built_in_tools_that_a_model_invents_do_nothing(name: str, seal: bool, tmp_path: Path) -> None:
    """Each is refused, counted and noted; no canary is read, nothing is made; the turn goes on."""
    plays, made = policy(), list[Path]()

    def reply(request: WireRequest, number: int) -> Said:
        return ModelAnswer(calls=tuple(calls)) if number == 1 else plays(request, number)

    with outside(tmp_path) as canaries:
        calls = tries(name, [*canaries, *RELATIVE])
        async with way(name, reply, seal=seal, under=IN_HOME) as through:

            async def look(_answer: ModelAnswer) -> None:
                made.extend(through.cli.folder.rglob("made*"))

            played = await play(Around(through.cli, after=look), tmp_path, turns=1)
            assert through.stand_in is not None
            bodies = json.dumps([asked.body for asked in through.stand_in.asked])
    noted = [match[1] for note in played.notes if (match := re.match(r"call of '(\w+)' refused", note))]
    assert noted == [call.tool for call in calls]
    assert unread(bodies)
    assert not made
    assert [closed.reason for closed in played.of(ev.TurnClosed)] == ["end_turn"]
