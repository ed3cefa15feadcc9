"""Parts of a run for tests: the game in memory, a policy as a model, an empty game directory."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from harness.checkpoints.folder import CheckpointFolder
from harness.game.fake import FakeGame
from harness.models.policies import POLICIES
from harness.models.scripted import ScriptedModel
from harness.models.seam import Model, ModelAnswer
from harness.run_parts import GameFiles, RunParts
from harness.spine.events import RunStarted
from harness.tools.catalogue import BY_NAME, openai_tools

TOOLS = tuple(BY_NAME)


def started(matches: int = 2, max_calls: int = 40, entry: str = "Assistant") -> RunStarted:
    """The first event of a run of so many league matches."""
    return RunStarted(
        batch="b",
        entry=entry,
        benchmark="smoke-v1",
        start_save_sha256="0" * 64,
        matches=matches,
        seasons=None,
        max_calls=max_calls,
    )


def policy_model(name: str = "assistant") -> ScriptedModel:
    """A built-in policy called as a function."""

    def answer(conversation: list[dict[str, Any]]) -> ModelAnswer:
        return POLICIES[name](conversation, openai_tools(), 0)

    return ScriptedModel(answer)


def parts(folder: Path, game: FakeGame | None = None, model: Model | None = None) -> RunParts:
    """A run's parts around a fake game."""
    return RunParts(
        game=game or FakeGame(folder / "game"),
        model=model or policy_model(),
        files=GameFiles({}, folder / "game"),
        tools=TOOLS,
        checkpoints=CheckpointFolder(folder / "checkpoints", "b-01"),
    )
