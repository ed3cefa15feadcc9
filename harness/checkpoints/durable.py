"""Writing that survives a power cut: the bytes are on the disk before the name is."""

from __future__ import annotations

import os
from pathlib import Path


def write_durably(path: Path, content: bytes) -> None:
    """A new file whose bytes are on the disk; its name is when its folder is synced."""
    with path.open("wb") as stream:
        stream.write(content)
        stream.flush()
        os.fsync(stream.fileno())


def sync_folder(folder: Path) -> None:
    """The names in the folder are on the disk."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def replace_durably(path: Path, content: bytes) -> None:
    """The whole file under its name, or what was there before."""
    new = path.with_name(path.name + ".new")
    write_durably(new, content)
    new.replace(path)
    sync_folder(path.parent)
