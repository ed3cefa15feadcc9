"""What an answer cost by its entry's price table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pydantic import JsonValue

from harness.models.seam import Model, ModelAnswer, Usage

MILLION = 1_000_000


@dataclass(frozen=True, slots=True)
class PriceTable:
    """For a million tokens; reasoning tokens are output tokens."""

    input: float
    cached: float
    output: float

    def cost(self, usage: Usage) -> float | None:
        """None when the server reported no tokens."""
        if usage.input_tokens is None and usage.output_tokens is None:
            return None
        cached = usage.cached_tokens or 0
        fresh = max((usage.input_tokens or 0) - cached, 0)
        spent = fresh * self.input + cached * self.cached + (usage.output_tokens or 0) * self.output
        return round(spent / MILLION, 9)


@dataclass(frozen=True, slots=True)
class Priced:
    """`Model` whose answers say what they cost."""

    model: Model
    prices: PriceTable

    async def answer(self, messages: list[dict[str, Any]], tools: list[dict[str, JsonValue]]) -> ModelAnswer:
        """As the model's, with its cost."""
        answer = await self.model.answer(messages, tools)
        return answer.model_copy(update={"cost": self.prices.cost(answer.usage)})

    async def leave_turn(self) -> None:
        """As the model."""
        await self.model.leave_turn()

    async def close(self) -> None:
        """As the model."""
        await self.model.close()
