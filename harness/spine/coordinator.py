"""The coordinator of one run: what happens comes through one queue and is reduced one at a time."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence

from harness.clock import Clock
from harness.errors import LogCorrupt
from harness.spine.dispatcher import Dispatcher, Handler
from harness.spine.effects import Effect, Happened
from harness.spine.events import OperatorCommanded, RunStarted, StoredEvent
from harness.spine.evolve import evolve
from harness.spine.next_effects import interrupted, next_effects
from harness.spine.replay import fold
from harness.spine.state import RunState
from harness.store.port import EventLog

Watcher = Callable[[RunState, StoredEvent], None]
Inbox = Callable[[], Sequence[OperatorCommanded]]  # what waits in it
INBOX_S = 0.5  # how often a paused run looks into it


def _nobody(_state: RunState, _event: StoredEvent) -> None:
    """No watcher."""


def _empty() -> Sequence[OperatorCommanded]:
    return ()


class Coordinator:
    """Plays one run from wherever its log stands to its end."""

    def __init__(
        self,
        log: EventLog,
        handlers: Mapping[type[Effect], Handler],
        clock: Clock,
        watch: Watcher = _nobody,
        inbox: Inbox = _empty,
    ) -> None:
        self._log = log
        self._queue: asyncio.Queue[StoredEvent] = asyncio.Queue()
        self._dispatcher = Dispatcher(handlers, self._append, clock)
        self._watch = watch
        self._inbox = inbox
        self._leaving = False
        self.state = fold(log.load())

    async def play(self, started: RunStarted) -> RunState:
        """Begin the run, or restore it when it was interrupted, and go on to `RunEnded`.

        Told to leave or cancelled, it leaves a log from which the run can go on. Raises what no run survives.
        """
        await self._begin(started)
        while self.state.phase != "ended" and not self._leaving:
            self._look_into_inbox()
            effects = next_effects(self.state)
            if effects:
                await self._carry_out(effects[0])
            else:
                await self._wait_for_command()
        return self.state

    def leave(self) -> None:
        """Stop at the next safe point: when the effect in flight has its outcome in the log."""
        self._leaving = True

    def _look_into_inbox(self) -> None:
        for command in self._inbox():
            self.command(command)
        self._reduce()

    async def _wait_for_command(self) -> None:
        """Paused: only a command can change that."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(INBOX_S):
                self._take(await self._queue.get())

    def command(self, command: OperatorCommanded) -> None:
        """An operator's command; reduced in its turn."""
        self._append(Happened((command,)))

    async def _begin(self, started: RunStarted) -> None:
        """An unfinished log goes on from its newest checkpoint."""
        if self.state.started is None:
            self._append(Happened((started,)))
            self._reduce()
        elif self.state.started != started:
            raise LogCorrupt(f"the log began as {self.state.started}, the batch says {started}")
        elif (effect := interrupted(self.state)) is not None:
            await self._carry_out(effect)

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
