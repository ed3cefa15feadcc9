"""What the supervisor tells the player, one JSON document a line among the workers' progress."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from harness.progress import Progress


class _Told(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class RunOutcome(_Told):
    """The run is not played any more: it has ended (0), was stopped (130), or needs the operator."""

    told: Literal["outcome"] = "outcome"
    run: str
    exit_code: int
    last_line: str


class SupervisorNote(_Told):
    """What the supervisor did."""

    told: Literal["note"] = "note"
    run: str
    note: str


Told = RunOutcome | SupervisorNote
Teller = Callable[[Told], None]
LINE: TypeAdapter[RunOutcome | SupervisorNote | Progress] = TypeAdapter(
    Annotated[RunOutcome | SupervisorNote | Progress, Field(union_mode="left_to_right")]
)
