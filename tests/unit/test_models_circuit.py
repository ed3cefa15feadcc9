"""The circuit breaker and the price table of an entry."""

from __future__ import annotations

import pytest

from harness.errors import ModelUnavailable
from harness.models.circuit import Circuit, Way
from harness.models.priced import Priced, PriceTable
from harness.models.scripted import ScriptedModel
from harness.models.seam import ModelAnswer, Usage

DOWN = ModelUnavailable("down")
FINE = ModelAnswer(text="Fine.")


async def outcomes(circuit: Circuit, questions: int) -> list[str]:
    """What becomes of so many questions."""
    found = []
    for _ in range(questions):
        try:
            answer = await circuit.answer([], [])
        except ModelUnavailable as error:
            found.append(str(error))
        else:
            found.append(f"{answer.text} {'; '.join(answer.notes)}".strip())
    return found


async def test_circuit_gives_way_to_the_next_address_after_failures_in_a_row() -> None:
    """Two failures open it; the switch stands in the failure and in the next answer; there is no way back."""
    first, second = (
        ScriptedModel([DOWN, FINE, DOWN, DOWN]),
        ScriptedModel([FINE, FINE, DOWN, DOWN, DOWN, FINE]),
    )
    circuit = Circuit([Way("http://a/v1", first), Way("http://b/v1", second)], failures_to_open=2)
    switch = "circuit open after 2 failures in a row: http://a/v1 gives way to http://b/v1"
    assert await outcomes(circuit, 10) == [
        "down",
        "Fine.",
        "down",
        f"down; {switch}",
        f"Fine. {switch}",
        "Fine.",
        "down",
        "down",
        "down",
        "Fine.",
    ]
    assert len(first.conversations) == 4
    await circuit.leave_turn()
    await circuit.close()


@pytest.mark.parametrize(
    ("usage", "cost"),
    [
        pytest.param(Usage(), None, id="unknown"),
        pytest.param(Usage(input_tokens=1_000_000), 3.0, id="input"),
        pytest.param(Usage(input_tokens=1_000_000, cached_tokens=400_000), 1.84, id="cached"),
        pytest.param(Usage(output_tokens=2_000, reasoning_tokens=1_500), 0.03, id="output"),
    ],
)
async def test_cost_follows_the_price_table(usage: Usage, cost: float | None) -> None:
    """Cached input is cheaper and not counted twice; reasoning is part of the output."""
    model = Priced(ScriptedModel([ModelAnswer(usage=usage)]), PriceTable(input=3.0, cached=0.1, output=15.0))
    assert (await model.answer([], [])).cost == (None if cost is None else pytest.approx(cost))
