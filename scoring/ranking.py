"""Ranks: who has more points stands higher, equals share a rank, and only finished careers are ranked."""

from __future__ import annotations

from collections.abc import Sequence

RANKED = ("period_complete", "sacked")


def ranks(points: Sequence[int], stop_reasons: Sequence[str | None]) -> list[int | None]:
    """The rank of each (1 = best); None where the stop reason is none of those that are ranked."""
    competing = [p for p, reason in zip(points, stop_reasons, strict=True) if reason in RANKED]
    return [
        1 + sum(other > p for other in competing) if reason in RANKED else None
        for p, reason in zip(points, stop_reasons, strict=True)
    ]
