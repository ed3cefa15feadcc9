"""The siege: plays a batch and lets each planned fault come when some run is in its phase."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from benchmarks.chaos.arena import Arena, Endpoint
from benchmarks.chaos.faults import Faults
from benchmarks.chaos.phases import Watch, Where
from benchmarks.chaos.plan import Planned

POLL_S = 0.005
# Faults of one run between two of its checkpoints: a harness that never comes to rest parks a run, rightly.
MOST_AT_A_TIME = 2
AT_LEAST_APART_S = 2.0
COST_NO_GUEST = ("kill_supervisor", "kill_endpoint", "lock_database", "clock_step")  # and are not counted


@dataclass(slots=True)
class Siege:
    """What came when."""

    arena: Arena
    endpoint: Endpoint
    seed: int
    done: list[Planned] = field(default_factory=list)
    _struck: dict[str, tuple[int, int]] = field(default_factory=dict)  # run: checkpoints then, faults since

    def play(self, planned: Sequence[Planned], deadline_s: float) -> int:
        """Until the batch ends; the exit code of `dugout run`."""
        waiting = list(planned)
        faults = Faults(self.arena, self.endpoint, self.seed)
        with self.arena.playing() as process:
            watch, end = Watch(self.arena), time.monotonic() + deadline_s
            last = time.monotonic()
            while process.poll() is None and time.monotonic() < end:
                time.sleep(POLL_S)
                if (
                    waiting
                    and time.monotonic() - last > AT_LEAST_APART_S
                    and self._strike(waiting, watch, faults)
                ):
                    last = time.monotonic()
            watch.close()
            faults.wait()
            return process.wait(timeout=30) if process.poll() is not None else -1

    def _strike(self, waiting: list[Planned], watch: Watch, faults: Faults) -> bool:
        for run in watch.runs():
            here = watch.where(run)
            chosen = next((one for one in waiting if one.phase == here.phase), None)
            if chosen is None or not (chosen.kind in COST_NO_GUEST or self._may(here)):
                continue
            if faults.inject(chosen.kind, run):
                waiting.remove(chosen)
                self.done.append(chosen)
                print(
                    f"{len(self.done):4}  {chosen.kind} in {chosen.phase} at event {here.seq} of {run}",
                    file=sys.stderr,
                )
                if chosen.kind in COST_NO_GUEST:
                    return True
                made, struck = self._struck.get(run, (here.checkpoints, 0))
                self._struck[run] = (here.checkpoints, struck + 1 if made == here.checkpoints else 1)
                return True
        return False

    def _may(self, here: Where) -> bool:
        made, struck = self._struck.get(here.run, (-1, 0))
        return made != here.checkpoints or struck < MOST_AT_A_TIME
