"""The SHA-256 of every file that can move a result: sources, scoring, launch files, game, the CLIs in use."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from harness.errors import SettingsError
from harness.models.cli.installed import BELOW, trees_of
from harness.models.cli.programs import PROGRAMS
from harness.settings import shown_path

TREES = ("harness", "memdaemon", "cm9798", "scoring", "tests/scoring")
LOCKS = ("requirements.lock", "requirements-local-model.lock", "requirements-vendor-clis.lock")
LAUNCH_FILES = ("Makefile", "pyproject.toml", *LOCKS)
BUILD = "cm9798/touchline98/build"
# Steps on the way to the program, and programs of this machine that no run starts.
NOT_PLAYED = tuple(f"{BUILD}/{name}" for name in ("obj", "gen", "tl98-host", "tl98-host-asan"))
CACHE = "__pycache__"


def hashed_files(root: Path, lineup: Path, channels: Iterable[str] = ()) -> dict[str, str]:
    """Path (relative to the project root when inside) to SHA-256, for every file that is there.

    `channels`: the entries'; of those that are a vendor's CLI every file of it counts.
    """
    clis = [f"{BELOW}/{tree}" for name in PROGRAMS if name in channels for tree in trees_of(PROGRAMS[name])]
    paths = [path for tree in (*TREES, *clis) for path in _files_below(root, root / tree)]
    paths += [root / name for name in LAUNCH_FILES]
    named = {path.relative_to(root).as_posix(): path for path in paths} | {shown_path(lineup, root): lineup}
    return {name: _sha256(path, name) for name, path in sorted(named.items()) if path.exists()}


def sha256_of_files(files: dict[str, str]) -> str:
    """One digest for a set of files, from their names and digests."""
    lines = "".join(f"{name} {digest}\n" for name, digest in sorted(files.items()))
    return hashlib.sha256(lines.encode()).hexdigest()


def _files_below(root: Path, folder: Path) -> Iterator[Path]:
    if folder.is_file():
        yield folder
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
