"""The dispatcher: carries out one effect, the only place from which side effects start.

`EffectStarted` is in the log before a handler touches guest or model, and exactly one outcome after it, also
when the handler raises or is cancelled. What follows a failure stands in the fault table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from harness.clock import Clock
from harness.errors import GuestError, ModelUnavailable
from harness.spine.effects import Effect, Happened, Record, RestoreCheckpoint
from harness.spine.events import EffectFailed, EffectStarted
from harness.spine.fault_table import (
    FAULT_TABLE,
    INTERRUPTED,
    RESTORE_WAITS_S,
    effect_name,
    touches_outside,
    wait_before,
    what_then,
)
from harness.spine.state import RunState

Handler = Callable[[Any, RunState], Awaitable[Happened]]
Emit = Callable[[Happened], None]

# What a run may survive; anything else is a mistake in program or set-up and goes to a person.
_SURVIVABLE = (GuestError, ModelUnavailable, TimeoutError)


class Dispatcher:
    """Carries out effects through their handlers and emits what happened."""

    def __init__(self, handlers: Mapping[type[Effect], Handler], emit: Emit, clock: Clock) -> None:
        self._handlers = handlers
        self._emit = emit
        self._clock = clock

    async def carry_out(self, effect: Effect, state: RunState) -> None:
        """One try. Raises what no run can survive, after its `EffectFailed` is in the log."""
        if isinstance(effect, Record):
            self._emit(Happened(effect.events))
            return
        policy = FAULT_TABLE[type(effect)]
        wait_s = wait_before(policy, state.failures) or _back_off(effect, state)
        if wait_s:
            await self._clock.sleep(wait_s)
        if touches_outside(effect):
            started = EffectStarted(effect=effect_name(effect), attempt=state.failures + 1)
            self._emit(Happened((started,)))
        try:
            async with asyncio.timeout(policy.timeout_s):
                happened = await self._handlers[type(effect)](effect, state)
        except _SURVIVABLE as error:
            self._emit(_failure(effect, state, error))
            return
        except asyncio.CancelledError as error:
            self._emit(_failure(effect, state, error))
            raise
        except Exception as error:
            self._emit(_failure(effect, state, error))
            raise
        self._emit(happened)


def _back_off(effect: Effect, state: RunState) -> float:
    """A guest that failed again without a new checkpoint is given time."""
    if not isinstance(effect, RestoreCheckpoint) or not state.failed_restarts:
        return 0.0
    return RESTORE_WAITS_S[min(state.failed_restarts, len(RESTORE_WAITS_S)) - 1]


def _failure(effect: Effect, state: RunState, error: BaseException) -> Happened:
    policy = FAULT_TABLE[type(effect)]
    survivable = isinstance(error, _SURVIVABLE)
    then = what_then(policy, state.failures + 1, state.failed_restarts, worth_another=survivable)
    detail = str(error)
    if isinstance(error, TimeoutError) and not detail:
        detail = f"no outcome after {policy.timeout_s:g} s"
    screen = getattr(error, "screen_text", ())
    if screen and screen[0] not in detail:  # some messages quote it already
        detail = f"{detail} [screen: {' | '.join(screen)}]"
    cancelled = isinstance(error, asyncio.CancelledError)
    event = EffectFailed(
        effect=effect_name(effect),
        attempt=state.failures + 1,
        error=INTERRUPTED if cancelled else type(error).__name__,
        detail=detail,
        then=then if survivable else "restart",
    )
    return Happened((event,))
