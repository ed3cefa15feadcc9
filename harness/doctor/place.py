"""What is examined on the machine: this project's folders, settings, lineup files, and a port to serve on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from harness.settings import Settings, shown_path

LINEUPS = "lineups"


@dataclass(frozen=True, slots=True)
class Place:
    """One project on one machine."""

    root: Path
    settings: Settings
    environment: Mapping[str, str]
    lineup: Path | None = None  # one file instead of all in `lineups/`
    port: int | None = None
    port_asked: bool = True  # whether the operator named it; else it is only where the dashboard would be

    @property
    def lineup_files(self) -> list[Path]:
        """The one that was named, or all."""
        return [self.lineup] if self.lineup else sorted((self.root / LINEUPS).glob("*.toml"))

    def shown(self, path: Path) -> str:
        """A path as messages name it."""
        return shown_path(path, self.root)
