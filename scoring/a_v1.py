"""Rule A-v1 of the club challenge: league points won while in charge, and 5 for each complete season.

Each run is scored at its own game date. At a sacking the points stop; the share of days in charge of a sacked
manager is measured against the game date of the batch's most advanced run.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from scoring.career import Career, Line

SEASON_BONUS = 5


@dataclass(frozen=True, slots=True)
class Score:
    """What a career is worth."""

    points: int
    league_points: int
    seasons_completed: int
    share_of_days: float
    matches_played: int
    cup_matches_played: int
    game_date: date | None


def score(career: Career, most_advanced: date | None) -> Score:
    """The score of one career; `most_advanced` is the latest game date of the batch's runs."""
    lines = _last_line_of_each_season(career)
    league_points = sum(line.points for line in lines.values())
    completed = len({stop.season for stop in career.in_charge if stop.kind == "season_end"})
    return Score(
        points=league_points + SEASON_BONUS * completed,
        league_points=league_points,
        seasons_completed=completed,
        share_of_days=share_of_days(career, most_advanced),
        matches_played=sum(line.played for line in lines.values()),
        cup_matches_played=career.cup_matches_played,
        game_date=career.game_date,
    )


def share_of_days(career: Career, most_advanced: date | None) -> float:
    """Days in charge as a share (0..1, four digits) of the days there were; 1.0 for who was not sacked."""
    sacked_on = career.sacked_on
    if sacked_on is None or most_advanced is None:
        return 1.0
    whole = (most_advanced - career.start_date).days
    return round((sacked_on - career.start_date).days / whole, 4) if whole > 0 else 1.0


def _last_line_of_each_season(career: Career) -> dict[int, Line]:
    return {stop.season: stop.line for stop in career.in_charge if stop.line is not None}
