"""The daemon as a process: how it starts, what it leaves behind, and that its children never outlive it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import psutil
import pytest
from game_files import MARK, PROGRAM, game_directory

from memdaemon.contract import ROUTES, Ready
from memdaemon.registry import reap, registered

pytestmark = pytest.mark.emulator
TOKEN = "a-token-of-enough-length"


class Daemon:
    """A started daemon and what it started."""

    def __init__(self, game_dir: Path, mark: str = MARK, *options: str) -> None:
        command = [sys.executable, "-m", "memdaemon", "--run-id", "run-1", "--game-dir", str(game_dir)]
        self.registry = game_dir.parent / "registry"
        command += ["--program", PROGRAM, "--mark", mark, "--registry", str(self.registry)]
        self.process = subprocess.Popen(
            [*command, *options],
            env={"PATH": os.environ["PATH"], "MEMDAEMON_TOKEN": TOKEN},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def ready(self) -> Ready:
        """Its first line."""
        assert self.process.stdout is not None
        return Ready.model_validate_json(self.process.stdout.readline())

    def client(self, ready: Ready) -> httpx.Client:
        """A client with the token."""
        headers = {"Authorization": f"Bearer {TOKEN}"}
        return httpx.Client(base_url=f"http://127.0.0.1:{ready.port}", headers=headers, trust_env=False)

    def children(self) -> list[psutil.Process]:
        """X server and emulator."""
        return [child for child in psutil.Process(self.process.pid).children() if child.is_running()]

    def close(self) -> None:
        """End it, whatever its state."""
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(10)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()


@pytest.fixture
def game_dir(tmp_path: Path) -> Path:
    """A game of this test's own."""
    return game_directory(tmp_path)


@pytest.fixture
def daemon(game_dir: Path) -> Iterator[Daemon]:
    """A daemon whose life hangs on its standard input."""
    started = Daemon(game_dir, MARK, "--stdin-lifeline")
    yield started
    started.close()


def gone(process: psutil.Process) -> bool:
    """Ended, whether or not somebody has collected it."""
    try:
        return not process.is_running() or process.status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


def all_gone(processes: list[psutil.Process], timeout_s: float = 5.0) -> bool:
    deadline = time.monotonic() + timeout_s
    while not all(gone(process) for process in processes):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


def _kill(daemon: Daemon, _: httpx.Client) -> None:
    daemon.process.kill()


def _kill_while_frozen(daemon: Daemon, client: httpx.Client) -> None:
    assert client.post(ROUTES["freeze"][1]).status_code == 200
    daemon.process.kill()


def _terminate(daemon: Daemon, client: httpx.Client) -> None:
    assert client.post(ROUTES["freeze"][1]).status_code == 200
    daemon.process.send_signal(signal.SIGTERM)


def _close_lifeline(daemon: Daemon, _: httpx.Client) -> None:
    assert daemon.process.stdin is not None
    daemon.process.stdin.close()


def _ask_to_stop(_: Daemon, client: httpx.Client) -> None:
    assert client.post(ROUTES["stop"][1]).status_code == 200


@pytest.mark.parametrize(
    "end",
    [
        pytest.param(_kill, id="kill-9"),
        pytest.param(_kill_while_frozen, id="kill-9-while-frozen"),
        pytest.param(_terminate, id="sigterm-while-frozen"),
        pytest.param(_close_lifeline, id="parent-gone"),
        pytest.param(_ask_to_stop, id="stop"),
    ],
)
def test_daemon_end_leaves_no_child(daemon: Daemon, end: Callable[[Daemon, httpx.Client], None]) -> None:
    """However the daemon ends, emulator and X server are gone within 5 s, and so is its folder.

    The registry knows them while they live; only a killed daemon leaves its file there.
    """
    ready = daemon.ready()
    children = daemon.children()
    assert sorted(child.name().lower() for child in children) == ["dosbox", "xvfb"]
    (entry,) = registered(daemon.registry).values()
    assert (entry.state, entry.daemon.pid) == ("alive", daemon.process.pid)
    assert {child.pid for child in entry.children} == {child.pid for child in children}
    homes = [Path(child.environ()["HOME"]) for child in children]
    with daemon.client(ready) as client:
        end(daemon, client)
        assert all_gone(children)
    daemon.process.wait(5)
    assert not any(home.exists() for home in homes)
    killed = daemon.process.returncode == -signal.SIGKILL
    assert [left.state for left in registered(daemon.registry).values()] == ["ended"] * killed
    assert [ended for _, ended in reap(daemon.registry)] == [[]] * killed


def test_daemon_children_get_no_token(daemon: Daemon) -> None:
    """Neither child's environment holds the token, and each has a session of its own."""
    daemon.ready()
    sessions = {os.getsid(daemon.process.pid)}
    for child in daemon.children():
        assert TOKEN not in "".join(child.environ().values())
        sessions.add(os.getsid(child.pid))
    assert len(sessions) == 3


def test_daemon_without_token_over_http(daemon: Daemon) -> None:
    """On the real socket every route answers 401 without the token."""
    ready = daemon.ready()
    with httpx.Client(base_url=f"http://127.0.0.1:{ready.port}", trust_env=False) as stranger:
        for method, path in (*ROUTES.values(), ("GET", "/docs"), ("GET", "/openapi.json"), ("GET", "/")):
            assert stranger.request(method, path).status_code == 401


def test_daemon_after_the_emulator_died(daemon: Daemon) -> None:
    """When DOSBox alone dies the daemon stays and answers 410."""
    ready = daemon.ready()
    with daemon.client(ready) as client:
        os.kill(ready.identity.pid, signal.SIGKILL)
        deadline = time.monotonic() + 5
        while client.get(ROUTES["health"][1]).json()["guest_alive"]:
            assert time.monotonic() < deadline
        assert client.post(ROUTES["freeze"][1]).status_code == 410


def test_daemon_program_that_ends_at_once(game_dir: Path) -> None:
    """A game that cannot run is a start error in one line, not a wait for the time-out."""
    (game_dir / PROGRAM).write_bytes(b"\xb8\x00\x4c\xcd\x21")  # leaves DOS's program at once
    daemon = Daemon(game_dir, MARK)
    began = time.monotonic()
    _, errors = daemon.process.communicate(timeout=30)
    assert daemon.process.returncode == 1
    assert "DOSBox ended before the mark" in errors
    assert time.monotonic() - began < 20


def test_daemon_mark_that_never_comes(game_dir: Path) -> None:
    """Without its mark in RAM the guest is not ready: a start error that names the mark."""
    daemon = Daemon(game_dir, "No Such Text In RAM", "--start-timeout", "4")
    _, errors = daemon.process.communicate(timeout=30)
    assert daemon.process.returncode == 1
    assert "No Such Text In RAM" in errors


def test_daemon_game_that_is_missing(tmp_path: Path) -> None:
    """A directory without the program is named."""
    daemon = Daemon(tmp_path)
    _, errors = daemon.process.communicate(timeout=30)
    assert daemon.process.returncode == 1
    assert f"{tmp_path / PROGRAM} does not exist" in errors
