"""A canary turn: the real CLI against the stand-in provider, to see which tools reach the model."""

from __future__ import annotations

from typing import Any

from harness.doctor.finding import Finding
from harness.errors import DugoutError
from harness.freezing.lineup import Entry
from harness.models.cli.model import cli_model
from harness.models.cli.program import Ask, Program
from harness.models.seam import ModelAnswer
from harness.models.stand_in.app import StandIn, standing_in
from harness.models.wire.form import WireRequest
from harness.tools.catalogue import BY_NAME, openai_tools

TIMEOUT_S = 120.0
RULES = "This is a trial of the channel. Answer with a word."
MESSAGES: list[dict[str, Any]] = [
    {"role": "system", "content": RULES},
    {"role": "user", "content": "Turn: before_match (a trial)"},
]


async def check(entry: Entry, program: Program) -> Finding:
    """The tools of the catalogue and no others; Codex adds its three, which reach our server alone."""
    name = f"tools of {entry.name}"
    async with standing_in(_ends) as stand_in:
        ask = Ask(entry.model, entry.reasoning_effort, max_calls=2)
        try:
            async with cli_model(
                program, ask, base_url=stand_in.base_url, api_key="canary", timeout_s=TIMEOUT_S
            ) as model:
                await model.answer(MESSAGES, openai_tools())
        except DugoutError as error:
            return Finding(name, "fail", f"the trial turn failed: {error}", "run `make vendor-clis` again")
        return _judge(name, program, stand_in)


def _ends(_request: WireRequest, _number: int) -> ModelAnswer:
    return ModelAnswer(text="Seen.")


def _judge(name: str, program: Program, stand_in: StandIn) -> Finding:
    offered = sorted(BY_NAME)
    for request in stand_in.requests:
        foreign = sorted(set(request.foreign_tools) - set(program.leftovers))
        if sorted(request.tool_names) != offered or foreign:
            found = f"the model is offered {sorted(request.tool_names)} and {foreign}"
            return Finding(name, "fail", found, "use the pinned version: run `make vendor-clis`")
    more = f" and {len(program.leftovers)} that reach nothing" if program.leftovers else ""
    return Finding(name, "ok", f"the {len(offered)} tools of the catalogue{more}")
