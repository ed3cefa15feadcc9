"""What a tool is: its name, kind, description, arguments and the pure function that decides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, WithJsonSchema

from harness.tools.outcome import Outcome, ToolContext

Kind = Literal["R", "A", "Q", "M"]  # reads; acts at once; queued until the turn ends; the model's memory


class Arguments(BaseModel):
    """Base of every tool's arguments: immutable, unknown names refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class NoArguments(Arguments):
    """A tool that takes nothing."""


def _no_truth_value(value: object) -> object:
    """JSON's true would count as the number 1, and so as somebody's id."""
    if isinstance(value, bool):
        raise ValueError("expected a number or a name, not true or false")
    return value


_NO_TRUTH_VALUE = BeforeValidator(_no_truth_value)
_REFERENCE_SCHEMA = WithJsonSchema(
    {"anyOf": [{"type": "integer"}, {"type": "string"}]}
)  # limits say nothing here
_Name = Annotated[str, Field(min_length=1, max_length=80)]
_PlayerId = Annotated[int, Field(ge=0, le=65535)]
_TacticIndex = Annotated[int, Field(ge=0, le=18)]
_LEFT_TO_RIGHT = Field(union_mode="left_to_right")
PlayerReference = Annotated[_PlayerId | _Name, _LEFT_TO_RIGHT, _NO_TRUTH_VALUE, _REFERENCE_SCHEMA]
TacticReference = Annotated[_TacticIndex | _Name, _LEFT_TO_RIGHT, _NO_TRUTH_VALUE, _REFERENCE_SCHEMA]
Cell = Annotated[int, Field(ge=0, le=30), _NO_TRUTH_VALUE]
Pounds = Annotated[int, Field(ge=0, le=1_000_000_000), _NO_TRUTH_VALUE]


@dataclass(frozen=True, slots=True)
class Tool:
    """One row of the catalogue."""

    name: str
    kind: Kind
    description: str
    arguments: type[Arguments]
    decide: Callable[[Any, ToolContext], Outcome]

    @property
    def acting(self) -> bool:
        """Whether it acts on the game, so that a repetition directly after acceptance closes the turn."""
        return self.kind in ("A", "Q") and self.name != "end_turn"
