"""The batch that is shot at: its folder, its database, its processes."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psutil

from harness.settings import project_root

KEY = "chaos-endpoint-key-0123456789"
DELAY_S = 0.3  # of each answer, so that a turn lasts long enough to be hit
LINEUP = """benchmark = "{benchmark}"
[[entries]]
name = "Assistant"
channel = "openai"
model = "assistant"
base_url = "http://127.0.0.1:{port}/v1"
api_key_env = "CHAOS_KEY"
[[entries]]
name = "Careless"
channel = "openai"
model = "careless"
base_url = "http://127.0.0.1:{port}/v1"
api_key_env = "CHAOS_KEY"
"""


@dataclass(slots=True)
class Endpoint:
    """The model endpoint, started again after it was killed."""

    port: int
    process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Until it listens."""
        command = [sys.executable, "-m", "benchmarks.chaos.endpoint", str(self.port), KEY, str(DELAY_S)]
        self.process = subprocess.Popen(command, cwd=project_root())
        for _ in range(200):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.1)
        raise RuntimeError("the model endpoint does not listen")

    def kill(self) -> None:
        """SIGKILL."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()


@dataclass(frozen=True, slots=True)
class Arena:
    """One batch in a folder of its own."""

    folder: Path
    batch: str = ""

    @property
    def database(self) -> Path:
        """The SQLite file."""
        return self.folder / "dugout.db"

    @property
    def clock_file(self) -> Path:
        """Seconds by which the runs' time of day is off."""
        return self.folder / "clock-offset"

    def run_folder(self, run: str) -> Path:
        """A run's."""
        return self.folder / "runs" / self.batch / run

    def environment(self) -> dict[str, str]:
        """For `dugout` and all that it starts."""
        return {
            **os.environ,
            "DUGOUT_DATABASE": f"sqlite:///{self.database}",
            "DUGOUT_RUNS": str(self.folder / "runs"),
            "DUGOUT_CLOCK_OFFSET": str(self.clock_file),
            "CHAOS_KEY": KEY,
        }

    def command(self, *arguments: str) -> list[str]:
        """`dugout ...` on this tree's sources."""
        return [sys.executable, "-c", "from harness.cli.main import run; run()", *arguments]

    def dugout(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run to its end."""
        return subprocess.run(
            self.command(*arguments),
            cwd=project_root(),
            env=self.environment(),
            capture_output=True,
            text=True,
            check=False,
        )

    @contextmanager
    def playing(self) -> Iterator[subprocess.Popen[bytes]]:
        """`dugout run` in the background, its words in run.log."""
        with (self.folder / "run.log").open("ab") as log:
            process = subprocess.Popen(
                self.command("run", self.batch),
                cwd=project_root(),
                env=self.environment(),
                stdout=log,
                stderr=log,
            )
            try:
                yield process
            finally:
                if process.poll() is None:
                    process.terminate()
                    process.wait(120)

    def processes(self) -> list[psutil.Process]:
        """Everything that names this folder on its command line, and its children."""
        found: dict[int, psutil.Process] = {}
        for process in psutil.process_iter(["cmdline"]):
            if any(str(self.folder) in part for part in process.info["cmdline"] or ()):
                found[process.pid] = process
                with contextlib.suppress(psutil.NoSuchProcess):
                    found.update({child.pid: child for child in process.children(recursive=True)})
        found.pop(os.getpid(), None)
        return list(found.values())


def freeze(folder: Path, benchmark: str, port: int) -> Arena:
    """A frozen batch of both policies."""
    folder.mkdir(parents=True)
    arena = Arena(folder)
    lineup = folder / "chaos.toml"
    lineup.write_text(LINEUP.format(benchmark=benchmark, port=port), encoding="utf-8")
    done = arena.dugout("freeze", str(lineup))
    if done.returncode:
        raise RuntimeError(done.stderr)
    return Arena(folder, done.stdout.split()[0])


def free_port() -> int:
    """That nobody listens on now."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])
