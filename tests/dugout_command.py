"""The `dugout` command as a process of its own, on this tree's sources."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness.settings import project_root

COMMAND = (sys.executable, "-c", "from harness.cli.main import run; run()")


@dataclass(frozen=True, slots=True)
class Dugout:
    """A database and a runs folder of their own."""

    folder: Path

    @property
    def database(self) -> str:
        """Its URL."""
        return f"sqlite:///{self.folder / 'dugout.db'}"

    @property
    def runs(self) -> Path:
        """Where runs leave their game directories."""
        return self.folder / "runs"

    @property
    def environment(self) -> dict[str, str]:
        """What names both to a command."""
        return {**os.environ, "DUGOUT_DATABASE": self.database, "DUGOUT_RUNS": str(self.runs)}

    def __call__(self, *arguments: str, timeout_s: float = 280.0) -> subprocess.CompletedProcess[str]:
        """Run a command to its end."""
        return subprocess.run(
            [*COMMAND, *arguments],
            cwd=project_root(),
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=timeout_s,
            check=False,
        )

    def document(self, *arguments: str) -> dict[str, Any]:
        """What the command prints with `--json`, when it succeeds."""
        done = self(*arguments, "--json")
        assert done.returncode == 0, done.stderr
        answer: dict[str, Any] = json.loads(done.stdout)
        return answer
