"""`python -m benchmarks.dos [--only PART] [--json]`: the DOS program; exit 1 when a bar is missed."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from benchmarks import report
from benchmarks.bar import Figure
from benchmarks.calibration import calibrate, together
from benchmarks.dos.full_start import full_start
from benchmarks.dos.matches import matches
from benchmarks.dos.seasons import seasons
from harness.errors import DugoutError

MISSED, FAILED = 1, 2


def main() -> int:
    """0: every bar is met; 1: one is missed; 2: it could not be measured."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.dos", description=__doc__)
    parser.add_argument("--only", choices=("start", "matches", "seasons"), action="append")
    parser.add_argument("--seasons", type=int, default=30, help="on holiday (default 30; the bar is for 30)")
    parser.add_argument(
        "--tries", type=int, default=200, help="pauses, twice (default 200; the bar is for 200)"
    )
    parser.add_argument("--json", action="store_true", help="one JSON document on standard output")
    options = parser.parse_args()
    parts: dict[str, Callable[[Path], list[Figure]]] = {
        "start": full_start,
        "matches": lambda folder: matches(folder, options.tries, _say),
        "seasons": lambda folder: seasons(folder, options.seasons, _say),
    }
    figures, calibrations = [], [calibrate()]
    try:
        for name in options.only or parts:
            _say(f"{name}:")
            with tempfile.TemporaryDirectory(prefix="bench-dos-") as folder:
                figures += parts[name](Path(folder))
            calibrations.append(calibrate())
    except DugoutError as error:
        print(" ".join(str(error).splitlines()), file=sys.stderr)
        return FAILED
    return MISSED if report.show(figures, together(calibrations), as_json=options.json) else 0


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
