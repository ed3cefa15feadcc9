"""Writing that survives a power cut: the bytes are on the disk before the name is."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping
from pathlib import Path


def write_durably(path: Path, content: bytes) -> None:
    """A new file whose bytes are on the disk; its name is when its folder is synced."""
    write_all_durably(path.parent, {path.name: content})


def write_all_durably(folder: Path, contents: Mapping[str, bytes]) -> None:
    """New files whose bytes are on the disk. All are written first: the disk then takes them in one go."""
    with contextlib.ExitStack() as opened:
        streams = []
        for name, content in contents.items():
            stream = opened.enter_context((folder / name).open("wb"))
            stream.write(content)
            stream.flush()
            streams.append(stream)
        for stream in streams:
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
