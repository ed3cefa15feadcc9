"""What the handlers of one run work with: game, model, files, and what lies before the manager."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from cm9798.team_sheet import TeamSheet
from cm9798.views import ManagerView, TacticView
from harness.checkpoints.folder import CheckpointFolder
from harness.game.port import Game
from harness.models.seam import Model
from harness.spine.recorded_answers import RecordedAnswers


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A file of the frozen build: where it lies, the batch's SHA-256 of it, its name in errors."""

    path: Path
    sha256: str
    shown: str


@dataclass(frozen=True, slots=True)
class GameFiles:
    """What the run's own game directory is made of, by upper-case name."""

    sources: Mapping[str, SourceFile]
    directory: Path


@dataclass(slots=True)
class Desk:
    """What the manager may see at this stop; refilled from the guest at every stop and after every act."""

    view: ManagerView | None = None
    tactics: tuple[TacticView, ...] = ()
    sheet: TeamSheet | None = None  # with which the match in play kicked off

    @property
    def shown(self) -> ManagerView:
        """The view; there is one from the first snapshot on."""
        assert self.view is not None
        return self.view


@dataclass(frozen=True, slots=True)
class RunParts:
    """Real in `bootstrap`, fakes in tests."""

    game: Game
    model: Model
    files: GameFiles
    tools: tuple[str, ...]  # the benchmark's
    checkpoints: CheckpointFolder
    recorded: RecordedAnswers = field(default_factory=RecordedAnswers)
    desk: Desk = field(default_factory=Desk)
