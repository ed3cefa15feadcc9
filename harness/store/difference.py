"""One value that is stored otherwise than the run's events or snapshots say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Difference:
    """The row by its table and key; column `*` stands for a whole row that is on one side only."""

    table: str
    key: dict[str, int | str]
    column: str
    stored: Any
    rebuilt: Any
