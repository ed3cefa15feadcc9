"""A batch's points by game date: the batch's own scoring rule, asked at each of a run's stops.

Nothing is counted here, so the last point of a line is the run's score in the standings.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache

from harness.store.database import Database
from scoring.career import Career, Stop
from scoring.reader import ScoredBatch, ScoredRun, read_career
from scoring.results import RULES, scored_batch


@dataclass(frozen=True, slots=True)
class Series:
    """One run's line; `points` by date, one for each date that can have changed them."""

    run: str
    name: str
    points: tuple[tuple[date, int], ...]


def points_by_date(database: Database, batch: str) -> tuple[Series, ...]:
    """Every run's line in the order of the lineup; SettingsError when there is no such batch or rule."""
    with database.read() as connection:
        found, runs = scored_batch(connection, batch)
    return _series(database, found, tuple(runs))


@lru_cache(maxsize=64)  # a run's last event is part of the key: its next one makes the lines anew
def _series(database: Database, batch: ScoredBatch, runs: tuple[ScoredRun, ...]) -> tuple[Series, ...]:
    rule = RULES[batch.rule]
    with database.read() as connection:
        careers = [(run, read_career(connection, run.run, batch.start_date)) for run in runs]
    return tuple(
        Series(run.run, run.name, tuple((end, rule(part, None).points) for end, part in _parts(career)))
        for run, career in careers
    )


def _parts(career: Career) -> Iterator[tuple[date, Career]]:
    """The career up to each date: only a match played, a season's end or a sacking moves points."""
    yield career.start_date, replace(career, stops=())
    kept: dict[date, list[Stop]] = {}
    for stop in career.stops:
        if stop.line is None or stop.kind in ("full_time", "season_end"):
            kept.setdefault(stop.game_date, []).append(stop)
    before: list[Stop] = []
    for end, stops in kept.items():
        before = [*before, *stops]
        yield end, replace(career, stops=before)
