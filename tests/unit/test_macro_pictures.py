"""Evidence that stays small: the newest pictures of a run, and a daemon's log that is turned over."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness.errors import GuestLost
from harness.game.daemon_process import LOG_BYTES, GuestSettings, start_daemon
from harness.game.pictures import NEWEST, keep_picture


def test_pictures_are_the_newest_of_a_kind(tmp_path: Path) -> None:
    """Numbers go on, the oldest go, another kind is left alone."""
    keep_picture(tmp_path / "run", "failed", b"other")
    names = [keep_picture(tmp_path / "run", "stuck", b"%d" % number) for number in range(1, NEWEST + 4)]
    kept = {path.name for path in (tmp_path / "run").glob("stuck-*.png")}
    assert kept == set(names[-NEWEST:])
    assert (tmp_path / "run" / f"stuck-{NEWEST + 3}.png").read_bytes() == b"%d" % (NEWEST + 3)
    assert (tmp_path / "run" / "failed-1.png").read_bytes() == b"other"


@pytest.mark.parametrize(
    ("size", "turned"), [(LOG_BYTES, False), (LOG_BYTES + 1, True)], ids=["short", "long"]
)
async def test_daemon_log_is_turned_over_when_long(tmp_path: Path, size: int, turned: bool) -> None:
    """One old log is kept beside the new one."""
    log = tmp_path / "daemon.log"
    log.write_bytes(b"x" * size)
    nothing = GuestSettings("run-1", 1, tmp_path, "NO.EXE", "mark", log)
    with pytest.raises(GuestLost, match="did not start"):
        await start_daemon(nothing)
    assert (tmp_path / "daemon.log.1").exists() == turned
    assert b"NO.EXE" in log.read_bytes()[-2000:]
    assert log.read_bytes().startswith(b"x") != turned
