"""The checkpoint writer killed at every line: the newest whole checkpoint is found, never a broken one."""

from __future__ import annotations

import os
import sys
from datetime import date
from pathlib import Path
from types import FrameType
from typing import Any

import harness.checkpoints.folder as folder_module
from harness.checkpoints import durable
from harness.checkpoints.folder import CheckpointFolder

FILES = ("PLDATA3.S16", "GNDATA3.S16", "GAMESS16.IDX")
WRITER = {folder_module.__file__, durable.__file__}
DONE, KILLED = 0, 9


def store(folder: CheckpointFolder, number: int, game: Path) -> str:
    for name in FILES:
        (game / name).write_bytes(f"{name} {number}".encode() * 50)
    manifest = folder.store(
        number,
        paths=[game / name for name in FILES],
        after_seq=10 * number,
        slot=3,
        game_date=date(1997, 8, number),
        snapshot="0" * 64,
    )
    folder.prune()
    return manifest.sha256()


def killed_at_line(n: int, folder: CheckpointFolder, number: int, game: Path) -> bool:
    """Store in a child process that dies at the n-th line of the writer; whether it died."""
    child = os.fork()
    if child == 0:
        seen = 0

        def trace(frame: FrameType, event: str, _argument: Any) -> Any:
            nonlocal seen
            if frame.f_code.co_filename not in WRITER:
                return None
            if event == "line":
                seen += 1
                if seen == n:
                    os._exit(KILLED)
            return trace

        sys.settrace(trace)
        store(folder, number, game)
        os._exit(DONE)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == KILLED


def test_writer_killed_at_any_line_leaves_the_older_checkpoints(tmp_path: Path) -> None:
    """For every line: what has a manifest is whole, and the one before is among it."""
    game = tmp_path / "game"
    game.mkdir()
    n, found_new = 0, 0
    while True:
        n += 1
        folder = CheckpointFolder(tmp_path / f"{n}", "r", keep=2)
        digests = {number: store(folder, number, game) for number in (1, 2)}
        died = killed_at_line(n, folder, 3, game)
        manifests = {manifest.number: manifest for manifest in folder.manifests()}
        assert manifests[2].sha256() == digests[2]
        for number, manifest in manifests.items():
            assert folder.objection(number, manifest.sha256()) is None, (n, number)
        found_new += 3 in manifests
        store(folder, 3, game)  # and the next try is not hindered by what was left
        assert folder.manifests()[-1].number == 3
        if not died:
            break
    assert n > 60
    assert 0 < found_new < n
