"""The only place where real parts are chosen: one run's game, model and files, from its frozen batch."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from harness.freezing.frozen import FrozenBatch
from harness.freezing.lineup import Entry
from harness.game.dos_game import DosGame
from harness.models.openai_chat import OpenAIChat, key_of_variable
from harness.models.policy_server import serve_policies
from harness.run_parts import GameFiles, RunParts, SourceFile
from harness.spine.events import RunStarted


def run_folder(runs: Path, batch: str, run: str) -> Path:
    """Where a run leaves what it leaves: its game directory `game/` and its logs."""
    return runs / batch / run


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
async def model_of(entry: Entry) -> AsyncIterator[OpenAIChat]:
    """The entry's model. A policy is served on loopback and reached like any other endpoint."""
    if entry.channel == "policy":
        async with serve_policies() as endpoint:
            model = _chat(entry, endpoint.base_url, endpoint.api_key)
            try:
                yield model
            finally:
                await model.close()
        return
    assert entry.base_url is not None  # the lineup was checked when the batch was frozen
    model = _chat(entry, entry.base_url, key_of_variable(entry.api_key_env, os.environ))
    try:
        yield model
    finally:
        await model.close()


def _chat(entry: Entry, base_url: str, api_key: str) -> OpenAIChat:
    return OpenAIChat(
        model=entry.model,
        base_url=base_url,
        api_key=api_key,
        sampling=entry.sampling.model_dump(exclude_none=True),
        reasoning_effort=entry.reasoning_effort,
    )


@asynccontextmanager
async def real_parts(
    frozen: FrozenBatch, hashes: dict[str, str], run: str, *, root: Path, folder: Path, epoch: int
) -> AsyncIterator[RunParts]:
    """A run's parts; whatever was started is ended with the block."""
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    directory = folder / "game"
    game = DosGame(run, directory, folder, epoch)
    async with model_of(frozen.entry_of(run)) as model:
        parts = RunParts(
            game=game,
            model=model,
            files=game_files(frozen, hashes, root, directory),
            tools=frozen.benchmark.tools,
        )
        try:
            yield parts
        finally:
            await game.stop()
