"""Statistics of simulated seasons: `python -m cm9798.touchline98.simulate --seasons N --seed S`."""

from __future__ import annotations

import argparse
import json
import resource
import tempfile
from pathlib import Path
from typing import Any

from cm9798.touchline98 import decisions
from cm9798.touchline98.host_program import HostProgram
from cm9798.touchline98.quality_bars import Bar, bars_of_decisions, bars_of_seasons, bars_of_years, table
from cm9798.touchline98.season_figures import summary

LONG_RUN = 30  # seasons over which abilities must not drift


def main(arguments: list[str] | None = None) -> int:
    """Print the figures; with --bars the exit code says whether every bar is kept."""
    chosen = _parser().parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="tl98-") as folder:
        program = HostProgram(Path(folder), chosen.size)
        begun = _core_seconds()
        figures = simulate(program, chosen.seasons, chosen.seed)
        figures["core_seconds_per_season"] = (_core_seconds() - begun) / chosen.seasons
        bars = _bars(program, figures, chosen.seed) if chosen.bars else []
    if chosen.json:
        print(json.dumps(figures | {"bars": [_as_json(bar) for bar in bars]}, indent=1))
    else:
        print(table(bars or list(bars_of_seasons(figures))))
    return 0 if all(bar.kept for bar in bars) else 1


def simulate(program: HostProgram, seasons: int, seed: int) -> dict[str, Any]:
    """The summed-up figures of so many seasons of a new game."""
    program.new_game(seed)
    return summary(program.run("--slot", 1, "simulate", "--seasons", seasons))


def _bars(program: HostProgram, figures: dict[str, Any], seed: int) -> list[Bar]:
    long_run = simulate(program, LONG_RUN, seed + 1)
    gains = decisions.eleven_gains(program, range(seed, seed + 10))
    trials = decisions.trials(program, range(seed, seed + 4))
    figures |= {"long_run": long_run, "strongest_against_random": gains, "trials": trials}
    return [
        *bars_of_seasons(figures),
        *bars_of_years(long_run),
        *bars_of_decisions(gains, trials),
        Bar("seconds of a core a season on this machine", figures["core_seconds_per_season"], None, 1.5),
    ]


def _core_seconds() -> float:
    """What the programs started here have used of a processor: other work on the machine does not count."""
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime


def _as_json(bar: Bar) -> dict[str, Any]:
    return {"name": bar.name, "value": bar.value, "low": bar.low, "high": bar.high, "kept": bar.kept}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m cm9798.touchline98.simulate",
        description="Simulate seasons in which the game runs every club, and print what comes of them.",
        epilog="example: python -m cm9798.touchline98.simulate --seasons 10 --seed 1 --json",
    )
    parser.add_argument("--seasons", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1, help="the game's number (default 1)")
    parser.add_argument(
        "--size", choices=("default", "full"), default="default", help="of the generated world"
    )
    parser.add_argument("--json", action="store_true", help="figures as JSON instead of a table")
    parser.add_argument(
        "--bars", action="store_true", help="every quality bar, with decisions and a long run"
    )
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
