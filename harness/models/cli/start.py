"""Starts a CLI for a turn: sealed where that is possible, with a clean environment everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from harness.models.cli import forwarder
from harness.models.cli.installed import FOLDER, MODULES, NODE, executable
from harness.models.cli.process import CliProcess
from harness.models.cli.program import Ask, Place, Program
from harness.models.cli.sealing import HOME, sealed


@dataclass(frozen=True, slots=True)
class Starter:
    """How one entry's CLI is started, turn after turn."""

    program: Program
    ask: Ask
    sockets: Path  # of proxy and MCP server
    model_port: int
    mcp_url: str
    is_sealed: bool
    under: tuple[str, ...] = ()  # a command that starts the CLI in its turn, as a tracer does

    def place(self, home: Path, token: str) -> Place:
        """What the CLI sees: other addresses and another HOME behind walls."""
        if self.is_sealed:
            model = forwarder.MODEL_URL + self.program.path_of_base_url
            return Place(HOME, f"{forwarder.MCP_URL}/mcp", model, token)
        model = f"http://127.0.0.1:{self.model_port}{self.program.path_of_base_url}"
        return Place(home, self.mcp_url, model, token)

    def write_files(self, home: Path, token: str, rules: str, tools: Sequence[str]) -> None:
        """Fill a fresh HOME and make the empty working directory."""
        place = self.place(home, token)
        (home / "work").mkdir(parents=True)
        for name, text in self.program.files(place, self.ask, rules, tools).items():
            path = home / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

    async def start(self, home: Path, token: str, prompt: str, session: str | None) -> CliProcess:
        """A new conversation, or the given one continued."""
        place = self.place(home, token)
        command = [*executable(self.program), *self.program.arguments(place, self.ask, session)]
        environment = {
            "HOME": str(place.home),
            "PATH": "/usr/bin:/bin",
            "LANG": "C.UTF-8",
            **self.program.environment(place),
        }
        if self.is_sealed:
            read_only = [MODULES, *((FOLDER / NODE,) if self.program.with_node else ())]
            command = sealed(command, environment, home, self.sockets, read_only)
            environment = {}
        text = prompt.replace("@", self.program.at_sign)
        return await CliProcess.start([*self.under, *command], environment, home / "work", text)
