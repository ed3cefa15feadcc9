"""The SHA-256 of every file that can move a result: sources, scoring and its tests, launch files, game."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from harness.errors import SettingsError
from harness.settings import shown_path

TREES = ("harness", "memdaemon", "cm9798", "scoring", "tests/scoring")
LAUNCH_FILES = ("Makefile", "pyproject.toml", "requirements.lock")
BUILD = "cm9798/touchline98/build"
# Steps on the way to the program, and programs of this machine that no run starts.
NOT_PLAYED = tuple(f"{BUILD}/{name}" for name in ("obj", "gen", "tl98-host", "tl98-host-asan"))
CACHE = "__pycache__"


def hashed_files(root: Path, lineup: Path) -> dict[str, str]:
    """Path (relative to the project root when inside) to SHA-256, for every file that is there."""
    paths = [path for tree in TREES for path in _files_below(root, root / tree)]
    paths += [root / name for name in LAUNCH_FILES]
    named = {path.relative_to(root).as_posix(): path for path in paths} | {shown_path(lineup, root): lineup}
    return {name: _sha256(path, name) for name, path in sorted(named.items()) if path.exists()}


def sha256_of_files(files: dict[str, str]) -> str:
    """One digest for a set of files, from their names and digests."""
    lines = "".join(f"{name} {digest}\n" for name, digest in sorted(files.items()))
    return hashlib.sha256(lines.encode()).hexdigest()


def _files_below(root: Path, folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        relative = path.relative_to(root).as_posix()
        if path.name == CACHE or relative in NOT_PLAYED:
            continue
        if path.is_dir():
            yield from _files_below(root, path)
        else:
            yield path


def _sha256(path: Path, shown: str) -> str:
    try:
        with path.open("rb") as stream:
            return hashlib.file_digest(stream, "sha256").hexdigest()
    except OSError as error:
        raise SettingsError(f"{shown} cannot be read: {error.strerror}") from error
