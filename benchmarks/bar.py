"""A figure, the bar that it must meet, and the verdict; bars follow the speed of the machine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["time", "rate", "fixed", "least"]
Verdict = Literal["ok", "MISS"]


@dataclass(frozen=True, slots=True)
class Bar:
    """What a figure may be on the reference machine.

    A `time` grows with a slower machine (factor above 1), a `rate` must be at least the bar and shrinks. A
    `fixed` bar (memory, bytes, shares of a core) stays, and so does `least`, which the value must reach.
    `decimals` is how exactly a value is told and judged.
    """

    name: str
    unit: str
    limit: float
    kind: Kind
    decimals: int

    def scaled(self, factor: float) -> float:
        """The bar on a machine that takes `factor` times as long as the reference."""
        return self.limit * {"time": factor, "rate": 1 / factor, "fixed": 1, "least": 1}[self.kind]

    @property
    def at_least(self) -> bool:
        """Whether the value must not lie below the bar, instead of above."""
        return self.kind in ("rate", "least")


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured value."""

    bar: Bar
    value: float


def verdict(figure: Figure, factor: float) -> Verdict:
    """MISS when the value, as it is told, lies on the wrong side of the bar."""
    decimals = figure.bar.decimals
    value, limit = round(figure.value, decimals), round(figure.bar.scaled(factor), decimals)
    return "ok" if (value >= limit if figure.bar.at_least else value <= limit) else "MISS"
