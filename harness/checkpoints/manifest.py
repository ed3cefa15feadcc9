"""A checkpoint's manifest: what makes it one. Written last; without it there is no checkpoint."""

from __future__ import annotations

import hashlib
from datetime import date

from pydantic import BaseModel, ConfigDict

NAME = "manifest.json"


class Manifest(BaseModel):
    """The files of one checkpoint and the place in the run's log that belongs to it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    run: str
    number: int
    after_seq: int  # the log's last event when the game was saved
    slot: int
    game_date: date
    snapshot_sha256: str
    files: dict[str, str]  # name -> SHA-256
    size_bytes: int

    def content(self) -> bytes:
        """As it is written: the same values, the same bytes."""
        return self.model_dump_json(indent=1).encode() + b"\n"

    def sha256(self) -> str:
        """Of its bytes."""
        return hashlib.sha256(self.content()).hexdigest()
