"""Memory and CPU time of a process and everything that it started."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass

import psutil

MB = 1e6
MODULES = {"memdaemon": "daemon", "harness.run_worker": "worker", "benchmarks.seasons_alone": "worker"}


@dataclass(frozen=True, slots=True)
class Use:
    """One process at one moment."""

    pid: int
    name: str
    pss_bytes: int
    own_bytes: int  # shared with nobody, so that it does not change when a neighbour ends
    cpu_s: float


def family(pid: int) -> list[Use]:
    """The process and its descendants; those that end meanwhile are left out."""
    found = []
    with contextlib.suppress(psutil.NoSuchProcess):
        head = psutil.Process(pid)
        for process in [head, *head.children(recursive=True)]:
            with contextlib.suppress(psutil.NoSuchProcess):
                found.append(use_of(process))
    return found


def use_of(process: psutil.Process) -> Use:
    """Proportional set size: shared pages count by their share."""
    times = process.cpu_times()
    memory = process.memory_full_info()
    return Use(process.pid, part(process), memory.pss, memory.uss, times.user + times.system)


def part(process: psutil.Process) -> str:
    """Which part of a run it is."""
    words = process.cmdline()
    return next((name for module, name in MODULES.items() if module in words), str(process.name()))


def pss_mb(uses: list[Use]) -> float:
    """Their memory together."""
    return sum(use.pss_bytes for use in uses) / MB


def cpu_s(uses: list[Use]) -> float:
    """Their CPU time together."""
    return sum(use.cpu_s for use in uses)
