"""What a tool is: its name, kind, description, arguments and the pure function that decides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

from harness.tools.outcome import Outcome, ToolContext

Kind = Literal["R", "A", "Q", "M"]  # reads; acts at once; queued until the turn ends; the model's memory


class Arguments(BaseModel):
    """Base of every tool's arguments: immutable, unknown names refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class NoArguments(Arguments):
    """A tool that takes nothing."""


_REFERENCE_SCHEMA = WithJsonSchema(
    {"anyOf": [{"type": "integer"}, {"type": "string"}]}
)  # limits say nothing here
_Name = Annotated[str, Field(min_length=1, max_length=80)]
_PlayerId = Annotated[int, Field(ge=0, le=65535)]
_TacticIndex = Annotated[int, Field(ge=0, le=18)]
PlayerReference = Annotated[_PlayerId | _Name, Field(union_mode="left_to_right"), _REFERENCE_SCHEMA]
TacticReference = Annotated[_TacticIndex | _Name, Field(union_mode="left_to_right"), _REFERENCE_SCHEMA]
Cell = Annotated[int, Field(ge=0, le=30)]


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
