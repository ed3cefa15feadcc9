"""Which checkpoints are kept: the last so many and the last of each month of the game, or all."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

ALL = "all"


def to_drop(stored: Sequence[tuple[int, date]], keep: int | None) -> list[int]:
    """The numbers that may go; `stored` = number and game date, oldest first; `keep` None keeps all."""
    if keep is None:
        return []
    of_month = {(day.year, day.month): number for number, day in stored}
    kept = {*of_month.values(), *(number for number, _ in stored[-keep:])}
    return [number for number, _ in stored if number not in kept]
