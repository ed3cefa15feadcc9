"""What one vendor CLI is to the harness: its package, its files, its command line, what its output says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from harness.models.wire.form import Wire


@dataclass(frozen=True, slots=True)
class Place:
    """Where a turn's CLI runs, in its own view."""

    home: Path
    mcp_url: str
    model_url: str
    token: str  # of the turn; it opens our MCP server and stands in for the provider's key

    @property
    def work(self) -> Path:
        """The empty working directory."""
        return self.home / "work"


@dataclass(frozen=True, slots=True)
class Ask:
    """What an entry wants of its model."""

    model: str
    effort: str | None
    max_calls: int


@dataclass(frozen=True, slots=True)
class CliSaid:
    """A CLI's output as far as it has come."""

    session: str | None = None  # the conversation, to go on with it
    text: str | None = None
    finished: bool = False  # it came to the end of its turn
    problem: str | None = None


class Program(Protocol):
    """One CLI."""

    name: str  # of the channel
    package: str
    executable: str  # below node_modules
    modules: tuple[str, ...]  # folders of node_modules that it is made of
    beside: tuple[str, ...]  # files beside node_modules that it reads
    with_node: bool
    wire: Wire
    default_base_url: str
    path_of_base_url: str  # what the CLI expects after the address of its provider
    leftovers: tuple[str, ...]
    at_sign: str  # what stands for `@` in its prompts: where it would read the file behind one, another sign

    def files(self, place: Place, ask: Ask, rules: str, tools: Sequence[str]) -> Mapping[str, str]:
        """Files below HOME, by relative path."""

    def arguments(self, place: Place, ask: Ask, session: str | None) -> Sequence[str]:
        """After the executable; the prompt comes on standard input."""

    def environment(self, place: Place) -> Mapping[str, str]:
        """Beside HOME, PATH and LANG."""

    def read(self, lines: Sequence[Mapping[str, Any]], tools: Sequence[str]) -> CliSaid:
        """What the output says."""
