"""The figures of `make bench` that one real game gives: measured, told, and the frozen guest idle."""

from __future__ import annotations

from pathlib import Path

import psutil
import pytest

from benchmarks import bars
from benchmarks.short_bench import one_game_figures

pytestmark = pytest.mark.emulator


async def test_bench_one_game_gives_its_figures_and_leaves_nothing_running(tmp_path: Path) -> None:
    """Each once; times are positive, the frozen emulator takes no CPU at all, and no process stays."""
    figures = await one_game_figures(tmp_path / "one")
    found = {figure.bar: figure.value for figure in figures}
    assert list(found) == [
        bars.PLAYER_TABLE,
        bars.SQUAD_OBJECTS,
        bars.FULL_PLAYER_TABLE,
        bars.SEARCH,
        bars.TEXT_LIST_P50,
        bars.TEXT_LIST_P99,
        bars.SNAPSHOT,
        bars.MEMORY_FROZEN,
        bars.CPU_FROZEN,
        bars.CPU_FROZEN_ALL,
    ]
    assert found.pop(bars.CPU_FROZEN) == 0
    assert found.pop(bars.CPU_FROZEN_ALL) < 100
    assert min(found.values()) > 0
    assert found[bars.TEXT_LIST_P50] <= found[bars.TEXT_LIST_P99]
    assert not [child for child in psutil.Process().children(recursive=True) if "dosbox" in child.name()]
