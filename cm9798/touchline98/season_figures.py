"""Figures of simulated seasons: what `tl98-host simulate` tells, summed up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import correlation, mean
from typing import Any

Season = Mapping[str, Any]  # one element of the host program's JSON
DIVISIONS = ("EPR", "ED1", "ED2", "ED3")
_RELEGATED = 4  # the engine's FATE_RELEGATED
_LAST = 5  # seasons whose mean stands for the end of a long run


def summary(seasons: Sequence[Season]) -> dict[str, Any]:
    """The figures of all seasons together; totals that the game counts are given per season."""
    matches = sum(s["matches"] for s in seasons)
    return {
        "seasons": len(seasons),
        "league_matches": matches,
        "goals_per_match": sum(s["goals"] for s in seasons) / matches,
        "home_wins": sum(s["home_wins"] for s in seasons) / matches,
        "draws": sum(s["draws"] for s in seasons) / matches,
        "yellows_per_match": sum(s["yellows"] for s in seasons) / matches,
        "mean_attendance": sum(s["crowd"] for s in seasons) / matches,
        "divisions": {code: _division(seasons, i) for i, code in enumerate(DIVISIONS)},
        "ability_points_correlation": mean(mean(_correlations(s)) for s in seasons),
        "ability_drift": seasons[-1]["mean_ability"] / seasons[0]["mean_ability"] - 1,
        "mean_age": seasons[-1]["mean_age"],
        "transfers_per_season": _per_season(seasons, "total_moves"),
        "sackings_per_season": _per_season(seasons, "total_sackings"),
        "bankruptcies_per_season": _per_season(seasons, "total_bankruptcies"),
        "injuries_per_player": _per_season(seasons, "total_injuries") / mean(s["players"] for s in seasons),
        "smallest_squad": min(club["squad"] for s in seasons for club in s["clubs"]),
        "matches_not_played": sum(cup["not_played"] for s in seasons for cup in s["cups"]),
        "position_coverage": min(_coverage(s) for s in seasons),
    }


def _of_division(season: Season, division: int) -> list[Mapping[str, Any]]:
    clubs = [club for club in season["clubs"] if club["division"] == division]
    return sorted(clubs, key=lambda club: int(club["position"]))


def _division(seasons: Iterable[Season], division: int) -> dict[str, float]:
    tables = [_of_division(season, division) for season in seasons]
    down = [[club["points"] for club in table if club["fate"] == _RELEGATED] for table in tables]
    return {
        "champion_points": mean(table[0]["points"] for table in tables),
        "best_relegated_points": mean(max(points) for points in down),
        "last_points": mean(table[-1]["points"] for table in tables),
        "correlation": mean(_correlation(table) for table in tables),
        "strength_growth": mean(map(_strength, tables[-_LAST:])) / _strength(tables[0]) - 1,
    }


def _strength(table: Sequence[Mapping[str, Any]]) -> float:
    """The mean of its clubs' best elevens."""
    return mean(float(club["quality"]) for club in table)


def _correlation(table: Sequence[Mapping[str, Any]]) -> float:
    return correlation([club["quality"] for club in table], [club["points"] for club in table])


def _correlations(season: Season) -> list[float]:
    return [_correlation(_of_division(season, division)) for division in range(len(DIVISIONS))]


def _per_season(seasons: Sequence[Season], total: str) -> float:
    return float(seasons[-1][total]) / len(seasons)


def _coverage(season: Season) -> float:
    """The smallest lead, in any position, of the attributes that count there over those that do not."""
    return min(float(row["key"] - row["other"]) for row in season["positions"] if row["players"])
