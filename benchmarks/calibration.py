"""How fast this machine is beside the reference machine, measured in the same run as the figures.

Three loops of the kinds that the figures are made of: plain Python, numpy on strided records, copies of
memory. The factor is the geometric mean of their times by the reference's. The reference is an idle 2-core
virtual machine (x86-64, Debian 12, Python 3.11), on which the bars were set. The loops run in a new process:
in one that has held much memory the copies find their pages and take a quarter of the time (8 ms, not 32).
"""

from __future__ import annotations

import json
import math
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from harness.settings import project_root

ROUNDS = 5


def _python() -> int:
    found: dict[int, int] = {}
    for number in range(120_000):
        key = number * number % 997
        found[key] = found.get(key, 0) + len(str(number))
    return sum(found.values())


def _numpy() -> int:
    records = np.zeros(4000, np.dtype([("some", "<u4", 40), ("one", "u1"), ("rest", "u1", 199)]))
    records["one"] = np.arange(4000) % 251
    total = 0
    for _ in range(400):
        total += int(np.sort(np.ascontiguousarray(records["one"]))[-1])
    return total


def _copying() -> int:
    block = bytearray(16 << 20)
    return sum(len(bytes(block)) for _ in range(6))


LOOPS: dict[str, Callable[[], int]] = {"python": _python, "numpy": _numpy, "copying": _copying}
REFERENCE_S = {"python": 0.020, "numpy": 0.0125, "copying": 0.032}


@dataclass(frozen=True, slots=True)
class Calibration:
    """Median seconds of each loop."""

    seconds: dict[str, float]

    @property
    def factor(self) -> float:
        """Above 1: slower than the reference."""
        ratios = [self.seconds[name] / REFERENCE_S[name] for name in LOOPS]
        return math.prod(ratios) ** (1 / len(ratios))


def calibrate() -> Calibration:
    """Each loop's median of some rounds in a process of their own, a second in all."""
    command = [sys.executable, "-m", "benchmarks.calibration"]
    done = subprocess.run(command, cwd=project_root(), capture_output=True, check=True)
    return Calibration(json.loads(done.stdout))


def together(calibrations: list[Calibration]) -> Calibration:
    """The median of calibrations that were spread over a run."""
    return Calibration({name: statistics.median(one.seconds[name] for one in calibrations) for name in LOOPS})


def _time(loop: Callable[[], int]) -> float:
    begin = time.perf_counter()
    loop()
    return time.perf_counter() - begin


if __name__ == "__main__":
    medians = {name: statistics.median(_time(loop) for _ in range(ROUNDS)) for name, loop in LOOPS.items()}
    print(json.dumps(medians))
