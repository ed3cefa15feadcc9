"""The circuit breaker of an entry: a failing address gives way to the next one of the same model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import JsonValue

from harness.errors import ModelUnavailable
from harness.models.seam import Model, ModelAnswer


@dataclass(frozen=True, slots=True)
class Way:
    """The model at one address."""

    base_url: str
    model: Model


class Circuit:
    """`Model` over several ways to the same model; after the last one the fault table parks the run.

    `failures_to_open`: so many in a row open a way's circuit; it stays open for the rest of the run.
    """

    def __init__(self, ways: Sequence[Way], failures_to_open: int) -> None:
        self._ways, self._limit = tuple(ways), failures_to_open
        self._at = 0
        self._failures = 0
        self._notes: tuple[str, ...] = ()

    async def answer(self, messages: list[dict[str, Any]], tools: list[dict[str, JsonValue]]) -> ModelAnswer:
        """Ask at the present address; a failure is the caller's to retry."""
        way = self._ways[self._at]
        try:
            answer = await way.model.answer(messages, tools)
        except ModelUnavailable as error:
            self._failures += 1
            if self._failures < self._limit or self._at + 1 == len(self._ways):
                raise
            await way.model.leave_turn()
            self._at, self._failures = self._at + 1, 0
            following = self._ways[self._at].base_url
            note = (
                f"circuit open after {self._limit} failures in a row: {way.base_url} gives way to {following}"
            )
            self._notes = (*self._notes, note)
            raise ModelUnavailable(f"{error}; {note}") from error
        self._failures = 0
        notes, self._notes = self._notes, ()
        return answer.model_copy(update={"notes": (*notes, *answer.notes)}) if notes else answer

    async def leave_turn(self) -> None:
        """At the address in use."""
        await self._ways[self._at].model.leave_turn()

    async def close(self) -> None:
        """At every address."""
        for way in self._ways:
            await way.model.close()
