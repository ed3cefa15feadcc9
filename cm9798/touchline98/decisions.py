"""What a manager's decisions are worth: pairs of seasons, and trials over the same matches."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from statistics import mean

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


_SURE = ("points", "scored")  # figures that the host program gives with their variance
# What is compared: the better choice, and the worse one that takes its place.
_CHOICES = {
    "eleven": ("none", "weakest"),
    "tactic": ("none", "tactic:18"),
    "boldness": ("fitted:17", "fitted:3"),
    "captain": ("captain:best", "captain:worst"),
    "penalties": ("penalties:best", "penalties:worst"),
    "free kicks": ("free_kicks:best", "free_kicks:worst"),
    "corners": ("corners:best", "corners:worst"),
    "position": ("none", "swapped"),
}


def _of_game(program: HostProgram, matches: int) -> dict[str, Effect]:
    def lost(better: str, worse: str) -> Effect:
        """The means of the better choice less those of the worse one, and the errors of the pairs."""
        choice = ("--base", better, "--change", worse)
        result = program.run("--slot", 1, "trial", "--matches", matches, *choice)
        base, changed = result["base"], result["changed"]
        effect = {figure: base[figure] - changed[figure] for figure in base}
        errors = {f"{figure}_error": sqrt(result["lost"][f"{figure}_variance"]) for figure in _SURE}
        return effect | errors

    return {name: lost(*choice) for name, choice in _CHOICES.items()}
