"""The only place where real parts are chosen: one run's game, model and files, from its frozen batch."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from harness.checkpoints.folder import CheckpointFolder
from harness.freezing.frozen import FrozenBatch
from harness.game.dos_game import DosGame
from harness.models.entry_model import model_of
from harness.run_parts import GameFiles, RunParts, SourceFile
from harness.spine.events import RunStarted, StoredEvent
from harness.spine.recorded_answers import RecordedAnswers


def run_started(frozen: FrozenBatch, run: str) -> RunStarted:
    """The first event of a run, as its batch says."""
    return RunStarted(
        batch=frozen.batch,
        entry=frozen.entry_of(run).name,
        benchmark=frozen.benchmark_name,
        start_save_sha256=frozen.start_save.sha256,
        matches=frozen.benchmark.period.matches,
        seasons=frozen.benchmark.period.seasons,
        max_calls=frozen.benchmark.max_calls,
    )


def game_files(frozen: FrozenBatch, hashes: dict[str, str], root: Path, directory: Path) -> GameFiles:
    """Program and data with the hashes of the batch's files, the start save with its own."""
    sources = {name: SourceFile(root / path, hashes[path], path) for name, path in frozen.game_files.items()}
    save = frozen.start_save
    for name, sha256 in save.files.items():
        path = f"{save.folder}/{name}"
        sources[name] = SourceFile(root / path, sha256, path)
    return GameFiles(sources, directory)


@asynccontextmanager
async def real_parts(
    frozen: FrozenBatch,
    hashes: dict[str, str],
    run: str,
    *,
    root: Path,
    folder: Path,
    epoch: int,
    load: Callable[[], Sequence[StoredEvent]],
    keep: int | None,
) -> AsyncIterator[RunParts]:
    """A run's parts; whatever was started is ended with the block."""
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    directory = folder / "game"
    game = DosGame(run, directory, folder, epoch)
    async with model_of(frozen.entry_of(run), frozen.benchmark.max_calls, folder, load) as model:
        parts = RunParts(
            game=game,
            model=model,
            files=game_files(frozen, hashes, root, directory),
            tools=frozen.benchmark.tools,
            checkpoints=CheckpointFolder(folder / "checkpoints", run, keep),
            recorded=RecordedAnswers(load),
        )
        try:
            yield parts
        finally:
            await game.stop()
