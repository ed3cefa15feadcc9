"""What `make bench-dos` judges without an emulator: tables, its bars, the processes that disturb."""

from __future__ import annotations

import builders
import psutil
import pytest

from benchmarks.bar import Figure, verdict
from benchmarks.dos import bars
from benchmarks.dos.busy import busy_processes
from benchmarks.dos.seasons import check
from harness.errors import GuestError


def test_bench_dos_sees_a_club_that_is_twice_in_a_table() -> None:
    """A division that lists somebody twice is broken."""
    made = builders.world()
    check(made.snapshot())
    league = made.tables["competition"][0]
    league["teams"][1] = league["teams"][0]
    with pytest.raises(GuestError, match="a broken table"):
        check(made.snapshot())


@pytest.mark.parametrize(
    ("figure", "expected"),
    [
        pytest.param(Figure(bars.SEASONS, 29), "MISS", id="a hang in the last season"),
        pytest.param(Figure(bars.SEASON_CPU, 60.0), "ok", id="a season of a minute"),
        pytest.param(Figure(bars.PAUSES, 199), "MISS", id="one pause in another minute"),
        pytest.param(Figure(bars.FULL_MEMORY, 16.1), "MISS", id="more memory than there is"),
        pytest.param(Figure(bars.MATCH, 8.0), "ok", id="a match of eight seconds"),
    ],
)
def test_bench_dos_bars(figure: Figure, expected: str) -> None:
    """What the game must hold, on a machine as fast as the reference."""
    assert verdict(figure, 1.0) == expected


def test_bench_dos_busy_processes_end_with_the_block() -> None:
    """As many as asked for, and none is left."""
    own = psutil.Process()
    before = len(own.children())
    with busy_processes(2):
        assert len(own.children()) == before + 2
    assert len(own.children()) == before
