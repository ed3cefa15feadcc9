"""What scoring knows of one run: the manager's line in the table at every stop, in order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class Line:
    """The manager's club in its league table."""

    points: int
    played: int


@dataclass(frozen=True, slots=True)
class Stop:
    """One snapshot. `line` is None when the manager has no club: he was sacked."""

    season: int
    game_date: date
    kind: str
    line: Line | None


@dataclass(frozen=True, slots=True)
class Career:
    """One run: when it began (the date of the start save) and its stops in order."""

    start_date: date
    stops: Sequence[Stop]
    cup_matches_played: int = 0

    @property
    def game_date(self) -> date | None:
        """The run's own game date: its last stop's."""
        return self.stops[-1].game_date if self.stops else None

    @property
    def sacked_on(self) -> date | None:
        """The date of the first stop at which the manager has no club."""
        return next((stop.game_date for stop in self.stops if stop.line is None), None)

    @property
    def in_charge(self) -> list[Stop]:
        """The stops before a sacking."""
        kept = []
        for stop in self.stops:
            if stop.line is None:
                break
            kept.append(stop)
        return kept
