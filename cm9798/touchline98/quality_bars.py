"""The quality bars of Touchline 98, and a table that says which of them simulated seasons keep."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Bar:
    """A figure with the range that it must lie in; an end that is None is open."""

    name: str
    value: float
    low: float | None
    high: float | None

    @property
    def kept(self) -> bool:
        """Whether the figure lies in its range."""
        return (self.low is None or self.value >= self.low) and (self.high is None or self.value <= self.high)

    @property
    def range(self) -> str:
        """The range in words."""
        if self.low is None:
            return f"at most {self.high:g}"
        return f"at least {self.low:g}" if self.high is None else f"{self.low:g} to {self.high:g}"


# Champions' points and those of the best club that goes down, as real leagues have them.
_POINTS = {
    "EPR": ((74, 92), (28, 43)),
    "ED1": ((84, 108), (38, 54)),
    "ED2": ((80, 104), (38, 54)),
    "ED3": ((84, 108), (18, 45)),
}


def bars_of_seasons(figures: Mapping[str, Any]) -> Iterator[Bar]:
    """Bars that a number of seasons must keep; `figures` as of season_figures.summary."""
    yield Bar("goals a match", figures["goals_per_match"], 2.4, 3.0)
    yield Bar("home wins, %", 100 * figures["home_wins"], 42, 50)
    yield Bar("draws, %", 100 * figures["draws"], 22, 30)
    for code, (champion, down) in _POINTS.items():
        division = figures["divisions"][code]
        yield Bar(f"{code} champion's points", division["champion_points"], *champion)
        yield Bar(f"{code} best relegated club's points", division["best_relegated_points"], *down)
        yield Bar(f"{code} ability and points, correlation", division["correlation"], 0.6, None)
    yield Bar("bankrupt clubs a season", figures["bankruptcies_per_season"], None, 2)
    yield Bar("transfers a season", figures["transfers_per_season"], 60, 1500)
    yield Bar("sackings a season", figures["sackings_per_season"], 4, 60)
    yield Bar("injuries a player and season", figures["injuries_per_player"], 0.3, 2.5)
    yield Bar("attributes of one's position ahead by", figures["position_coverage"], 0.5, None)
    yield Bar("smallest squad", figures["smallest_squad"], 14, None)
    yield Bar("cup matches not played", figures["matches_not_played"], None, 0)


def bars_of_years(long_run: Mapping[str, Any]) -> Iterator[Bar]:
    """Bars of what must not change over many seasons."""
    years = long_run["seasons"]
    yield Bar(f"ability drift over {years} seasons, %", 100 * abs(long_run["ability_drift"]), None, 3)
    for code, division in long_run["divisions"].items():
        yield Bar(f"{code} stronger after {years} seasons, %", 100 * division["strength_growth"], -6, 6)
    yield Bar(f"smallest squad of {years} seasons", long_run["smallest_squad"], 14, None)


def bars_of_decisions(gains: Mapping[str, float], trials: Mapping[str, Mapping[str, float]]) -> Iterator[Bar]:
    """Bars of what decisions are worth: points a season by the eleven, and the trials of `decisions.py`."""
    yield Bar("strongest against random eleven, points", gains["mean"], 12, None)
    ability = trials["eleven"]["points"]
    for name in ("captain", "tactic", "position"):
        yield Bar(f"{name}: points a match", trials[name]["points"], 0.03, ability)
        yield Bar(f"{name}: points, standard errors", _errors(trials[name], "points"), 3, None)
    yield Bar("bold against careful: goals scored", trials["boldness"]["scored"], 0.1, None)
    yield Bar("bold against careful: goals conceded", trials["boldness"]["conceded"], 0.1, None)
    yield Bar("penalty taker: penalty goals of 2,000", trials["penalties"]["penalty_goals"], 15, None)
    for name in ("penalties", "free kicks", "corners"):
        yield Bar(f"{name}: points a match", trials[name]["points"], 0, ability)
        yield Bar(f"{name}: goals, standard errors", _errors(trials[name], "scored"), 3, None)


def _errors(effect: Mapping[str, float], figure: str) -> float:
    """How many standard errors of 2,000 matches an effect is away from nothing."""
    return effect[figure] / effect[f"{figure}_error"]


def table(bars: list[Bar]) -> str:
    """One line a bar: figure, range, and in the last column `ok` or `MISS`."""
    width = max(len(bar.name) for bar in bars)
    lines = [f"{'figure':<{width}}  {'value':>9}  {'bar':<16}"]
    for bar in bars:
        lines.append(
            f"{bar.name:<{width}}  {bar.value:>9.2f}  {bar.range:<16}  {'ok' if bar.kept else 'MISS'}"
        )
    return "\n".join(lines)
