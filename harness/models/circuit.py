"""The circuit breaker of an entry: a failing address gives way to the next one of the same model."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import JsonValue

from harness.errors import ModelUnavailable
from harness.models.circuit_position import Position
from harness.models.seam import Model, ModelAnswer


@dataclass(frozen=True, slots=True)
class Way:
    """The model at one address."""

    base_url: str
    model: Model


class Circuit:
    """`Model` over several ways to the same model; after the last one the fault table parks the run.

    `failures_to_open`: so many in a row open a way's circuit; it stays open for the rest of the run, also for
    the worker that goes on with it: `stands` tells, when first asked, where the run's log has left it.
    """

    def __init__(
        self,
        ways: Sequence[Way],
        failures_to_open: int,
        stands: Callable[[Position], Position] = lambda position: position,
    ) -> None:
        self._ways, self._stands = tuple(ways), stands
        self._position: Position | None = None
        self._start = Position(len(self._ways), failures_to_open)
        self._notes: tuple[str, ...] = ()

    def _now(self) -> Position:
        if self._position is None:
            self._position = self._stands(self._start)
            if self._position.at:
                self._notes = (f"by the log of this run it goes on at {self._way.base_url}",)
        return self._position

    @property
    def _way(self) -> Way:
        return self._ways[(self._position or self._start).at]

    async def answer(self, messages: list[dict[str, Any]], tools: list[dict[str, JsonValue]]) -> ModelAnswer:
        """Ask at the present address; a failure is the caller's to retry."""
        before = self._now()
        way = self._way
        try:
            answer = await way.model.answer(messages, tools)
        except ModelUnavailable as error:
            self._position = before.failed()
            if self._position.at == before.at:
                raise
            await way.model.leave_turn()
            note = (
                f"circuit open after {before.failures_to_open} failures in a row: "
                f"{way.base_url} gives way to {self._way.base_url}"
            )
            self._notes = (*self._notes, note)
            raise ModelUnavailable(f"{error}; {note}") from error
        self._position = before.answered()
        notes, self._notes = self._notes, ()
        return answer.model_copy(update={"notes": (*notes, *answer.notes)}) if notes else answer

    async def leave_turn(self) -> None:
        """At the address in use."""
        await self._way.model.leave_turn()

    async def close(self) -> None:
        """At every address."""
        for way in self._ways:
            await way.model.close()
