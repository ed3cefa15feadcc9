"""The walls around a CLI: what it starts, what it contacts, what it can reach of this machine."""

from __future__ import annotations

import asyncio
import re
import socket
import subprocess
from pathlib import Path

import pytest
from played import TURNS, play
from ways import CLIS, way

from harness.models.cli import sealing
from harness.models.cli.forwarder import PORTS
from harness.models.cli.programs import PROGRAMS

pytestmark = pytest.mark.channels
# What each CLI starts by itself: Codex `lsb_release -a` (a script with helpers) and `getconf LONG_BIT`,
# Gemini `git rev-parse`.
PROBES = {
    "claude-code": set[str](),
    "codex": {"lsb_release", "getopt", "cut", "tr", "getconf"},
    "gemini-cli": {"git"},
}


@pytest.mark.parametrize("name", CLIS)
async def test_cli_starts_and_contacts_nothing_but_what_is_listed(name: str, tmp_path: Path) -> None:
    """Traced in its namespaces: its own program, its known probes; our two ports on its own loopback."""
    if sealing.why_not() is not None:
        await not_sealed(tmp_path)
        return
    trace = tmp_path / "trace"
    calls = "trace=execve,connect,sendto,sendmsg,sendmmsg"
    under = ("strace", "-ff", "-qq", "-e", calls, "-s", "200", "-o", str(trace))  # one file a thread
    async with way(name, under=under) as through:
        await play(through.model, tmp_path, turns=TURNS)
    lines = traced(tmp_path)
    started = {Path(found[1]).name for line in lines if (found := re.search(r'execve\("([^"]+)"', line))}
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


def traced(folder: Path) -> list[str]:
    """Every line of every thread."""
    texts = [path.read_text(encoding="utf-8", errors="replace") for path in folder.glob("trace.*")]
    return [line for text in texts for line in text.splitlines()]


async def not_sealed(folder: Path) -> None:
    """Where the kernel allows no namespaces: the run's record says so, and why."""
    async with way("codex") as through:
        played = await play(through.model, folder, turns=TURNS)
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
        seen = [
            str(game / "TL98.EXE"),
            str(Path.home() / ".bashrc"),
            str(Path(__file__)),
            "/etc/hostname",
            "/usr/bin",
        ]
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
        played = await play(through.model, tmp_path, turns=TURNS)
    said = [note for note in played.notes if note.startswith("not sealed: ")]
    assert said == ["not sealed: switched off"] * TURNS
