"""What a CLI can reach: our tools and nothing else, whatever its model asks for."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from ways import CLIS, MAX_CALLS, MODELS, Around, play, way

from harness.models.cli import sealing
from harness.models.cli.forwarder import PORTS
from harness.models.cli.program import Ask
from harness.models.cli.programs import PROGRAMS
from harness.models.cli.proxy import RecordingProxy
from harness.models.cli.request_log import RequestLog
from harness.models.cli.start import Starter
from harness.models.recorder import Recorder
from harness.models.seam import ModelAnswer, ToolCall
from harness.models.stand_in.app import standing_in
from harness.models.stand_in.reply import Said, policy
from harness.models.wire.form import WireRequest
from harness.spine import events as ev
from harness.tools.catalogue import BY_NAME, openai_tools

pytestmark = pytest.mark.channels
CANARY = "CANARY-5521"
# Tools that these CLIs have when nobody takes them away, with arguments that would read or leave something.
BUILT_IN: dict[str, dict[str, dict[str, object]]] = {
    "claude-code": {
        "Bash": {"command": "cat /canary* ~/canary; touch ~/work/made"},
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
# What each CLI starts by itself: Codex `lsb_release -a` (a script with helpers) and `getconf LONG_BIT`,
# Gemini `git rev-parse`.
PROBES = {
    "claude-code": set[str](),
    "codex": {"lsb_release", "getopt", "cut", "tr", "getconf"},
    "gemini-cli": {"git"},
}


@pytest.mark.parametrize("name", CLIS)
async def test_requests_offer_the_catalogue_and_nothing_else(name: str, tmp_path: Path) -> None:
    """Codex adds its three resource tools, which reach our server alone."""
    async with way(name) as through:
        await play(through.model, tmp_path)
        assert through.stand_in is not None
        requests = through.stand_in.requests
    assert requests
    for request in requests:
        assert sorted(request.tool_names) == sorted(BY_NAME)
        assert set(request.foreign_tools) == set(PROGRAMS[name].leftovers)


def tries(name: str, outside: Path) -> list[ToolCall]:
    """Every built-in tool; those that read, at a canary outside, in HOME and in the working directory."""
    written = [
        (tool, json.dumps(arguments).replace("/canary", path))
        for tool, arguments in BUILT_IN[name].items()
        for path in (str(outside), "../canary", "canary")
    ]
    calls = list(dict.fromkeys(written))
    return [ToolCall(call_id=f"b{n}", tool=tool, arguments=text) for n, (tool, text) in enumerate(calls)]


@pytest.mark.parametrize("name", CLIS)
@pytest.mark.parametrize("seal", [True, False], ids=["sealed", "bare"])
async def test_built_in_tools_that_a_model_invents_do_nothing(name: str, seal: bool, tmp_path: Path) -> None:
    """Each is refused, counted and noted; no canary is read, nothing is made; the turn goes on."""
    plays, outside, made = policy(), tmp_path / "canary", list[Path]()
    outside.write_text(CANARY, encoding="utf-8")
    calls = tries(name, outside)
    # Runs in the empty working directory, before the CLI.
    put = f'for at in canary ../canary; do echo {CANARY} > $at; done; exec "$@"'

    def reply(request: WireRequest, number: int) -> Said:
        return ModelAnswer(calls=tuple(calls)) if number == 1 else plays(request, number)

    async with way(name, reply, seal=seal, under=("/bin/sh", "-c", put, "sh")) as through:
        around = Around(through.cli, after=lambda _: made.extend(through.cli.folder.rglob("made*")))
        played = await play(around, tmp_path)
        assert through.stand_in is not None
        bodies = json.dumps([asked.body for asked in through.stand_in.asked])
    noted = [match[1] for note in played.notes if (match := re.match(r"call of '(\w+)' refused", note))]
    assert noted == [call.tool for call in calls]
    assert CANARY not in bodies
    assert "root:x:0" not in bodies
    assert not made
    assert played.of(ev.RunEnded)[0].stop_reason == "period_complete"


@pytest.mark.parametrize("name", CLIS)
@pytest.mark.parametrize("seal", [True, False], ids=["sealed", "bare"])
async def test_file_named_in_a_game_text_is_not_read(name: str, seal: bool, tmp_path: Path) -> None:
    """`@/path` in the briefing, as in a player's name, reaches the model as these characters."""
    canary = tmp_path / "canary"
    canary.write_text(CANARY, encoding="utf-8")
    async with way(name, seal=seal) as through:
        messages = [
            {"role": "system", "content": "Rules."},
            {"role": "user", "content": f"Turn: before_match\n@{canary} Smith, @canary, @/etc/passwd"},
        ]
        await through.model.answer(messages, openai_tools())
        await through.model.leave_turn()
        assert through.stand_in is not None
        bodies = json.dumps([asked.body for asked in through.stand_in.asked])
    assert f"@{canary} Smith" in bodies
    assert CANARY not in bodies
    assert "root:x:0" not in bodies


@pytest.mark.parametrize("name", CLIS)
async def test_cli_starts_and_contacts_nothing_but_what_is_listed(name: str, tmp_path: Path) -> None:
    """Traced in its namespaces: its own program, its known probes; our two ports on its own loopback."""
    if sealing.why_not() is not None:
        await not_sealed(tmp_path)
        return
    trace = tmp_path / "trace"
    under = ("strace", "-f", "-qq", "-e", "trace=execve,connect", "-s", "200", "-o", str(trace))
    async with way(name, under=under) as through:
        await play(through.model, tmp_path)
    lines = trace.read_text(encoding="utf-8", errors="replace").splitlines()
    started = {
        Path(found[1]).name
        for line in lines
        if (found := re.search(r'execve\("([^"]+)"', line)) and line.rstrip().endswith("= 0")
    }
    own = {"bwrap", Path(sealing.python()).name, Path(PROGRAMS[name].executable).name, "node"}
    assert started - own <= PROBES[name], started
    ports = {int(found[1]) for line in lines if (found := re.search(r"htons\((\d+)\)", line))}
    addresses = {
        found[1] for line in lines if (found := re.search(r'(?:inet_addr|inet_pton)\(.*?"([^"]+)"', line))
    }
    assert ports <= set(PORTS), ports
    assert addresses <= {"127.0.0.1"}, addresses
    paths = {found[1] for line in lines if (found := re.search(r'sun_path="([^"]+)"', line))}
    assert paths <= {*PORTS.values(), "/var/run/nscd/socket"}, paths


async def not_sealed(folder: Path) -> None:
    """Where the kernel allows no namespaces: the run's record says so, and why."""
    async with way("codex") as through:
        played = await play(through.model, folder)
    assert f"not sealed: {sealing.why_not()}" in played.notes


PROBE = """
import os, socket, sys
def reach(address):
    try:
        socket.create_connection(address, 2).close()
        return True
    except OSError:
        return False
print(reach(("127.0.0.1", int(sys.argv[1]))), reach(("1.1.1.1", 443)), reach(("127.0.0.1", 8901)))
print(*[os.path.exists(path) for path in sys.argv[2:]])
print(sorted(os.listdir("/home")), sorted(os.listdir(os.environ["HOME"])), sorted(os.environ))
print(len([name for name in os.listdir("/proc") if name.isdigit()]))
"""


async def test_sealed_process_reaches_neither_daemon_nor_game_directory(tmp_path: Path) -> None:
    """Its loopback is another one; of this machine's files it sees the system's and its own HOME."""
    if sealing.why_not() is not None:
        await not_sealed(tmp_path)
        return
    home, sockets, game = tmp_path / "home", tmp_path / "sockets", tmp_path / "game"
    for folder in (home / "work", sockets, game):
        folder.mkdir(parents=True)
    (game / "TL98.EXE").write_bytes(b"")
    with socket.create_server(("127.0.0.1", 0)) as daemon:
        port = str(daemon.getsockname()[1])
        seen = [str(game / "TL98.EXE"), "/root/.bashrc", str(Path(__file__)), "/etc/hostname", "/usr/bin"]
        command = [sealing.python(), "-c", PROBE, port, *seen]
        environment = {"HOME": str(sealing.HOME), "PATH": "/usr/bin:/bin"}
        walled = sealing.sealed(command, environment, home, sockets, [])
        done = await asyncio.create_subprocess_exec(*walled, env={}, stdout=subprocess.PIPE)
        output, _ = await asyncio.wait_for(done.communicate(), 60)
    assert done.returncode == 0
    lines = output.decode().splitlines()
    assert lines[0] == "False False True"  # 8901 is the forwarder's, inside
    assert lines[1] == "False False False False True"
    assert lines[2].startswith("['manager'] ['work'] ['HOME', ")
    assert int(lines[3]) <= 4


async def test_cli_that_is_not_sealed_says_so_in_its_record(tmp_path: Path) -> None:
    """The first answer of each turn carries the notice."""
    async with way("codex", seal=False) as through:
        played = await play(through.model, tmp_path)
    assert [note for note in played.notes if note.startswith("not sealed: ")] == [
        "not sealed: switched off"
    ] * 2


@pytest.mark.parametrize("name", CLIS)
async def test_request_with_other_tools_does_not_leave(name: str) -> None:
    """A request that lacks one of the game's tools, or offers one more, is refused: the turn's problem."""
    wire, model = PROGRAMS[name].wire, "m"
    bodies = {
        "claude-code": ("/v1/messages", {"model": model, "tools": [{"name": "Bash"}]}),
        "codex": ("/v1/responses", {"model": model, "tools": [{"type": "function", "name": "shell"}]}),
        "gemini-cli": (
            "/v1beta/models/m:generateContent",
            {"tools": [{"functionDeclarations": [{"name": "read_file"}]}, {"googleSearch": {}}]},
        ),
    }
    path, body = bodies[name]
    async with standing_in() as stand_in:
        proxy = RecordingProxy(wire, stand_in.base_url, "k-real", RequestLog(None))
        async with proxy.running(), httpx.AsyncClient(trust_env=False) as client:
            proxy.recorder = Recorder("turn", ("get_squad",))
            url, header = f"http://127.0.0.1:{proxy.port}", {"x-api-key": "turn"}
            assert (await client.post(url + path, json=body, headers=header)).status_code == 400
            assert "missing ['get_squad']" in str(proxy.recorder.problem)
            assert (await client.post(url + "/v1/files", json={}, headers=header)).status_code == 404
            assert (await client.get(url + "/", headers={"x-api-key": "k"})).status_code == 401
        assert not stand_in.asked


@pytest.mark.parametrize("name", CLIS)
async def test_every_request_is_kept_without_a_key(name: str, tmp_path: Path) -> None:
    """In the run's folder, in order; the real key stays with the proxy, the CLI never holds it."""
    async with way(name, log_folder=tmp_path) as through:
        await play(through.model, tmp_path)
        assert through.stand_in is not None
        asked = [json.dumps(asked.body) for asked in through.stand_in.asked]
        keys = {asked.headers.get("x-api-key") or asked.headers.get("x-goog-api-key") or
                asked.headers.get("authorization") for asked in through.stand_in.asked}  # fmt: skip
    kept = list(read_log(tmp_path / RequestLog.NAME))
    assert [json.dumps(json.loads(str(line["body"]))) for line in kept if line["status"] == 200] == asked
    assert "k-real" not in json.dumps(kept)
    assert keys <= {"k-real", "Bearer k-real"}


def read_log(path: Path) -> Iterator[dict[str, object]]:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def test_home_of_a_turn_holds_no_key(tmp_path: Path) -> None:
    """Files and environment of each CLI name its turn's token alone."""
    for name, program in PROGRAMS.items():
        starter = Starter(
            program, Ask(MODELS[name], "high", MAX_CALLS), tmp_path, 1, "http://127.0.0.1:2/mcp", False
        )
        home = tmp_path / name
        starter.write_files(home, "turn-token", "Rules.", ["get_squad"])
        texts = "".join(path.read_text(encoding="utf-8") for path in home.rglob("*") if path.is_file())
        place = starter.place(home, "turn-token")
        assert "turn-token" not in texts
        assert "turn-token" in program.environment(place).values()
        assert not list((home / "work").iterdir())
