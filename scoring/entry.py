"""One line of a batch's results, and the document that holds them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date
from typing import Any

from scoring.a_v1 import Score
from scoring.ranking import ranks


@dataclass(frozen=True, slots=True)
class Records:
    """What is counted in a run's records, of rows that stand."""

    turns: int
    fallbacks: int
    restores: int


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry's result; the fields in the order of the document."""

    name: str
    rank: int | None
    points: int
    league_points: int
    seasons_completed: int
    share_of_days: float
    matches_played: int
    cup_matches_played: int
    turns: int
    fallbacks: int
    restores: int
    stop_reason: str | None
    game_date: date | None


def entry(name: str, score: Score, records: Records, stop_reason: str | None) -> Entry:
    """An entry that is not ranked yet."""
    return Entry(name=name, rank=None, stop_reason=stop_reason, **asdict(score), **asdict(records))


def ranked(entries: Sequence[Entry]) -> list[Entry]:
    """The entries with their ranks, by rank and name; the unranked last."""
    given = ranks([e.points for e in entries], [e.stop_reason for e in entries])
    placed = [replace(e, rank=rank) for e, rank in zip(entries, given, strict=True)]
    return sorted(placed, key=lambda e: (e.rank is None, e.rank or 0, e.name))


def document(batch: str, benchmark: str, entries: Sequence[Entry]) -> dict[str, Any]:
    """What `results --json` prints."""
    lines = [
        {**asdict(e), "game_date": e.game_date.isoformat() if e.game_date else None} for e in ranked(entries)
    ]
    return {"batch": batch, "benchmark": benchmark, "entries": lines, "references": []}
