"""The circuit breaker and the price table of an entry."""

from __future__ import annotations

import pytest

from harness.errors import ModelUnavailable
from harness.models.circuit import Circuit, Way
from harness.models.circuit_position import Position, position_after
from harness.models.priced import Priced, PriceTable
from harness.models.scripted import ScriptedModel
from harness.models.seam import ModelAnswer, Usage
from harness.spine.events import EffectFailed, Event, ModelAnswered

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


def failed(error: str = "ModelUnavailable", effect: str = "ask_model") -> EffectFailed:
    """A failure as the log has it."""
    return EffectFailed(effect=effect, attempt=1, error=error, detail="", then="retry")


ANSWERED = ModelAnswered(turn=1, answer=FINE)
REPLAYED = ModelAnswered(turn=1, answer=FINE, replayed=True)


@pytest.mark.parametrize(
    ("events", "at", "failures"),
    [
        pytest.param([], 0, 0, id="nothing"),
        pytest.param([failed()], 0, 1, id="one"),
        pytest.param([failed(), failed()], 1, 0, id="opened"),
        pytest.param([failed(), ANSWERED, failed()], 0, 1, id="answered between"),
        pytest.param([failed(), REPLAYED, failed()], 1, 0, id="replayed between: nobody was asked"),
        pytest.param([failed(), failed("Interrupted"), failed("GuestLost", "run_tool")], 0, 1, id="others"),
        pytest.param([failed()] * 7, 2, 3, id="the last address stays"),
        pytest.param([failed(), failed(), ANSWERED, ANSWERED], 1, 0, id="no way back"),
    ],
)
def test_position_of_the_circuit_follows_from_the_log(events: list[Event], at: int, failures: int) -> None:
    """Three addresses, each with two failures."""
    assert position_after(Position(3, 2), events) == Position(3, 2, at, failures)


async def test_circuit_of_a_later_worker_goes_on_where_the_log_left_it() -> None:
    """The second address at once, and its first answer says so; the first one is not asked again."""
    first, second = ScriptedModel([FINE]), ScriptedModel([DOWN, FINE, FINE])
    log: list[Event] = [failed(), failed(), ANSWERED]
    circuit = Circuit(
        [Way("http://a/v1", first), Way("http://b/v1", second)], 2, lambda start: position_after(start, log)
    )
    note = "by the log of this run it goes on at http://b/v1"
    assert await outcomes(circuit, 3) == ["down", f"Fine. {note}", "Fine."]
    assert not first.conversations


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
