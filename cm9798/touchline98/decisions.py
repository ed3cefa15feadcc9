"""What a manager's decisions are worth: pairs of seasons, and trials over the same matches."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import mean
from typing import Any

from cm9798.touchline98.host_program import HostProgram

MATCHES = 2000
Effect = Mapping[str, float]


def eleven_gains(program: HostProgram, seeds: range) -> dict[str, float]:
    """Points a season of the strongest eleven more than of a random one: the same club and game, by seed."""
    gains = []
    for seed in seeds:
        program.new_game(seed)
        strong, random = (
            program.run("--slot", 1, "play", "--season", "--patient", "--pick", pick, "--save", 2)["points"]
            for pick in ("strongest", "careless")
        )
        gains.append(strong - random)
    return {"mean": mean(gains), "least": min(gains)}


def trials(program: HostProgram, games: range, matches: int = MATCHES) -> dict[str, Effect]:
    """Mean effects over some games: the better choice less the worse one, over `matches` matches a game."""
    found: dict[str, list[Effect]] = {}
    for number in games:
        program.new_game(number)
        for name, effect in _of_game(program, matches).items():
            found.setdefault(name, []).append(effect)
    return {
        name: {figure: mean(effect[figure] for effect in effects) for figure in effects[0]}
        for name, effects in found.items()
    }


def _of_game(program: HostProgram, matches: int) -> dict[str, Effect]:
    def played(change: str) -> Mapping[str, Any]:
        result = program.run("--slot", 1, "trial", "--matches", matches, "--change", change)
        return {"base": result["base"], **result["changed"]}

    base = played("none")
    careful, bold = played("fitted:3"), played("fitted:17")
    return {
        "eleven": _difference(base, played("weakest")),
        "tactic": _difference(base, played("tactic:18")),
        "boldness": _difference(bold, careful),
        "captain": _difference(played("captain:best"), played("captain:worst")),
        "penalties": _difference(played("penalties:best"), played("penalties:worst")),
        "corners": _difference(played("corners:best"), played("corners:worst")),
        "position": _difference(base, played("swapped")),
    }


def _difference(better: Mapping[str, Any], worse: Mapping[str, Any]) -> Effect:
    return {figure: better[figure] - worse[figure] for figure in better if figure != "base"}
