"""The measurement of matches and pauses, in small, on a real DOSBox."""

from __future__ import annotations

from pathlib import Path

import pytest
from engine_program import build

from benchmarks.dos import bars
from benchmarks.dos.matches import matches

pytestmark = [pytest.mark.emulator, pytest.mark.timeout(240)]
TRIES = 3


def test_bench_dos_measures_matches_and_pauses(tmp_path: Path) -> None:
    """A match at the fastest speed has its 90 ticks of 55 ms; pauses come in their minute."""
    build("dos")
    said: list[str] = []
    match, pauses, busy = matches(tmp_path, TRIES, said.append, whole=1)
    assert match.bar == bars.MATCH
    assert match.value > 90 * 0.055 * 0.9
    assert (pauses.value, busy.value) == (TRIES, TRIES)
    assert pauses.bar.limit == TRIES
    assert said[-1] == f"{TRIES} of {TRIES} pauses in their minute"
