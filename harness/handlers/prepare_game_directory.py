"""Makes the run's own game directory anew: program, data, start save, and the checkpoint to go on from."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
from collections.abc import Mapping
from pathlib import Path

from harness.errors import SettingsError, StorageFull
from harness.run_parts import GameFiles, RunParts, SourceFile
from harness.spine.effects import Happened, PrepareGameDirectory
from harness.spine.events import GameDirectoryPrepared
from harness.spine.state import RunState


async def handle(_effect: PrepareGameDirectory, state: RunState, parts: RunParts) -> Happened:
    """Every file is hashed on its way; a checkpoint's files come last, over the start save's index."""
    try:
        files = await asyncio.to_thread(_prepare, parts.files)
        if state.from_checkpoint is not None:
            checkpoint = state.checkpoints[-1]
            saved = parts.checkpoints.files(checkpoint.number, checkpoint.manifest_sha256)
            files |= await asyncio.to_thread(_write, parts.files.directory, saved)
    except OSError as failure:
        raise StorageFull(f"{parts.files.directory.name}/ cannot be made: {failure.strerror}") from failure
    return Happened((GameDirectoryPrepared(files=files),))


def _write(directory: Path, contents: Mapping[str, bytes]) -> dict[str, str]:
    for name, content in contents.items():
        (directory / name).write_bytes(content)
    return {name: hashlib.sha256(content).hexdigest() for name, content in contents.items()}


def _prepare(files: GameFiles) -> dict[str, str]:
    # What an earlier attempt left there (its saves, half-written files) must not reach this one.
    shutil.rmtree(files.directory, ignore_errors=True)
    files.directory.mkdir(parents=True)
    return {name: _copied(source, files.directory / name) for name, source in sorted(files.sources.items())}


def _copied(source: SourceFile, target: Path) -> str:
    try:
        content = source.path.read_bytes()
    except OSError as error:
        raise SettingsError(f"{source.shown} cannot be read: {error.strerror}; run `make setup`") from error
    found = hashlib.sha256(content).hexdigest()
    if found != source.sha256:
        raise SettingsError(
            f"{source.shown} differs from the frozen batch: SHA-256 {found}, expected {source.sha256}; "
            "put the file back, or freeze a new batch"
        )
    target.write_bytes(content)
    return found
