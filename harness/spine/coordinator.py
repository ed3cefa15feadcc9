"""The coordinator of one run: what happens comes through one queue and is reduced one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from harness.clock import Clock
from harness.errors import LogCorrupt
from harness.spine.dispatcher import Dispatcher, Handler
from harness.spine.effects import Effect, Happened
from harness.spine.events import OperatorCommanded, RunStarted, StoredEvent
from harness.spine.evolve import evolve
from harness.spine.next_effects import next_effects, restart
from harness.spine.replay import fold
from harness.spine.state import RunState
from harness.store.port import EventLog

Watcher = Callable[[RunState, StoredEvent], None]


def _nobody(_state: RunState, _event: StoredEvent) -> None:
    """No watcher."""


class Coordinator:
    """Plays one run from wherever its log stands to its end."""

    def __init__(
        self,
        log: EventLog,
        handlers: Mapping[type[Effect], Handler],
        clock: Clock,
        watch: Watcher = _nobody,
    ) -> None:
        self._log = log
        self._queue: asyncio.Queue[StoredEvent] = asyncio.Queue()
        self._dispatcher = Dispatcher(handlers, self._append, clock)
        self._watch = watch
        self.state = fold(log.load())

    async def play(self, started: RunStarted) -> RunState:
        """Begin the run, or begin it again when it was interrupted, and go on to `RunEnded`.

        Cancelled, it leaves a log from which the run can start again. Raises what no run can survive.
        """
        self._begin(started)
        self._reduce()
        while self.state.phase != "ended":
            effects = next_effects(self.state)
            if effects:
                await self._carry_out(effects[0])
            else:  # paused: only a command can change that
                self._take(await self._queue.get())
        return self.state

    def command(self, command: OperatorCommanded) -> None:
        """An operator's command; reduced in its turn."""
        self._append(Happened((command,)))

    def _begin(self, started: RunStarted) -> None:
        """An unfinished log goes on from the start save: what the guest was doing is unknown."""
        if self.state.started is None:
            self._append(Happened((started,)))
        elif self.state.started != started:
            raise LogCorrupt(f"the log began as {self.state.started}, the batch says {started}")
        elif self.state.phase != "ended" and self.state.seq > self.state.base_seq:
            doubt = f" in {self.state.in_doubt}" if self.state.in_doubt else ""
            why = self.state.restart_reason or f"interrupted{doubt}"
            self._append(Happened(restart(self.state, why).events))

    async def _carry_out(self, effect: Effect) -> None:
        """Carry out one effect while the queue is reduced."""
        try:
            await self._dispatcher.carry_out(effect, self.state)
        finally:
            self._reduce()

    def _append(self, happened: Happened) -> None:
        for stored in self._log.append(happened.events, happened.snapshot):
            self._queue.put_nowait(stored)

    def _reduce(self) -> None:
        while not self._queue.empty():
            self._take(self._queue.get_nowait())

    def _take(self, stored: StoredEvent) -> None:
        self.state = evolve(self.state, stored.event)
        if self.state.seq != stored.seq:
            raise LogCorrupt(f"event {stored.seq} was appended, expected {self.state.seq}")
        self._watch(self.state, stored)
