"""The seam to a language model: one conversation in, one answer out, whatever channel lies between.

Real implementations: `openai_chat.py` and `cli/model.py`. In-memory fake: `scripted.py`. Errors:
`harness.errors.ModelUnavailable` (retried by the dispatcher's fault table), never an answer made up.
"""

from __future__ import annotations

from typing import Any, Protocol

from pydantic import BaseModel, ConfigDict, Field, JsonValue


class _Value(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class ToolCall(_Value):
    """One call as the model wrote it; `arguments` is its text, valid JSON or not."""

    call_id: str
    tool: str
    arguments: str


class Usage(_Value):
    """Tokens of one answer as the server reports them; None = not reported."""

    input_tokens: int | None = None
    cached_tokens: int | None = None
    output_tokens: int | None = None
    reasoning_tokens: int | None = None


class ModelAnswer(_Value):
    """One answer: text, reasoning where it is shown, calls in order.

    `sent` = the settings that went over the wire; `notes` = what the channel met on the way, for the log.
    """

    text: str | None = None
    reasoning: str | None = None
    calls: tuple[ToolCall, ...] = ()
    finish_reason: str | None = None
    usage: Usage = Usage()
    seconds: float = 0.0
    sent: dict[str, JsonValue] = Field(default_factory=dict)
    notes: tuple[str, ...] = ()
    cost: float | None = None  # by the entry's price table, in its currency


class Model(Protocol):
    """One entry's model."""

    async def answer(self, messages: list[dict[str, Any]], tools: list[dict[str, JsonValue]]) -> ModelAnswer:
        """Answer an OpenAI-form conversation; `tools` in OpenAI form."""

    async def leave_turn(self) -> None:
        """The turn is over: whatever was kept for its conversation may go."""

    async def close(self) -> None:
        """Let go of connections."""
