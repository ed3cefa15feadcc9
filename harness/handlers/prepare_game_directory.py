"""Makes the run's own game directory anew from the frozen build: program, data, start save."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
from pathlib import Path

from harness.errors import SettingsError
from harness.run_parts import GameFiles, RunParts, SourceFile
from harness.spine.effects import Happened, PrepareGameDirectory
from harness.spine.events import GameDirectoryPrepared
from harness.spine.state import RunState


async def handle(_effect: PrepareGameDirectory, _state: RunState, parts: RunParts) -> Happened:
    """Every file is hashed where the game will read it."""
    files = await asyncio.to_thread(_prepare, parts.files)
    return Happened((GameDirectoryPrepared(files=files),))


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
