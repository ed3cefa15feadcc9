"""Which faults come in which phase: every kind equally often, in every phase, in a seeded order."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Literal

Kind = Literal[
    "kill_dosbox", "kill_xvfb", "kill_daemon", "kill_runner", "kill_supervisor", "kill_endpoint",
    "stop_dosbox", "hang_game", "disk_full", "corrupt_checkpoint", "lock_database", "clock_step",
]  # fmt: skip
Phase = Literal["turn", "match", "macro", "save", "commit", "restore"]
KINDS: tuple[Kind, ...] = (
    "kill_dosbox", "kill_xvfb", "kill_daemon", "kill_runner", "kill_supervisor", "kill_endpoint",
    "stop_dosbox", "hang_game", "disk_full", "corrupt_checkpoint", "lock_database", "clock_step",
)  # fmt: skip
PHASES: tuple[Phase, ...] = ("turn", "match", "macro", "save", "commit", "restore")


@dataclass(frozen=True, slots=True)
class Planned:
    """One fault and the phase in which it is to come."""

    kind: Kind
    phase: Phase


def plan(faults: int, seed: int) -> list[Planned]:
    """So many faults or a few more: as many of each kind as of any other."""
    chance = random.Random(seed)
    rounds = -(-faults // len(KINDS))
    made = [
        Planned(kind, PHASES[(turn + place) % len(PHASES)])
        for turn in range(rounds)
        for place, kind in enumerate(KINDS)
    ]
    chance.shuffle(made)
    return made


def table(done: list[Planned]) -> str:
    """Kind by phase, with sums."""
    lines = [f"{'':20}" + "".join(f"{phase:>9}" for phase in PHASES) + f"{'all':>9}"]
    for kind in KINDS:
        counts = [sum(one == Planned(kind, phase) for one in done) for phase in PHASES]
        lines.append(f"{kind:20}" + "".join(f"{count:9}" for count in counts) + f"{sum(counts):9}")
    sums = [sum(one.phase == phase for one in done) for phase in PHASES]
    lines.append(f"{'all':20}" + "".join(f"{count:9}" for count in sums) + f"{len(done):9}")
    return "\n".join(lines)
