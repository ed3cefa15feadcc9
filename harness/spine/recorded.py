"""The base of every event: immutable, and nothing in it that is not declared."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Recorded(BaseModel):
    """One thing that happened."""

    model_config = ConfigDict(frozen=True, extra="forbid")
