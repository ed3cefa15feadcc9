"""What the stand-in can say: an answer, or one of the troubles that real providers make."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from harness.models.cli.retold import conversation_of
from harness.models.policies import POLICIES
from harness.models.seam import ModelAnswer, Usage
from harness.models.wire.form import WireRequest


@dataclass(frozen=True, slots=True)
class Failure:
    """An HTTP error."""

    status: int
    body: str = '{"error":{"type":"stand_in","message":"as asked for"}}'
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hang:
    """No answer before this is set; nothing after it either."""

    until: asyncio.Event


@dataclass(frozen=True, slots=True)
class Cut:
    """The first half of an answer's stream, then the line is dead."""

    answer: ModelAnswer


Said = ModelAnswer | Failure | Hang | Cut
Reply = Callable[[WireRequest, int], Said]  # of the request and its number, from 1


def policy(name: str = "assistant", seed: int = 0) -> Reply:
    """A built-in policy, with the tokens a real model would report."""

    def reply(request: WireRequest, number: int) -> ModelAnswer:
        first, *later = request.messages
        messages = [*conversation_of(str(first["content"])), *later]
        answer = POLICIES[name](messages, list(request.tools), seed)
        usage = Usage(input_tokens=1000 + number, output_tokens=50)
        return answer.model_copy(update={"reasoning": f"Thought {number}.", "usage": usage})

    return reply
