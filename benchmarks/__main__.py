"""`python -m benchmarks [--long] [--json]`: measures, compares with the bars, exit 1 when one is missed."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

from benchmarks import long_bench, report, short_bench
from harness.errors import DugoutError
from harness.settings import project_root, resolve_settings

MISSED, FAILED = 1, 2


def main() -> int:
    """0: every bar is met; 1: one is missed; 2: it could not be measured."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--long", action="store_true", help="a whole season instead of the demo batch")
    parser.add_argument("--json", action="store_true", help="one JSON document on standard output")
    options = parser.parse_args()
    measure = long_bench.measure if options.long else short_bench.measure
    try:
        with tempfile.TemporaryDirectory(prefix="bench-", dir=_scratch()) as folder:
            figures, calibration = measure(Path(folder), _say)
    except DugoutError as error:
        print(" ".join(str(error).splitlines()), file=sys.stderr)
        return FAILED
    if report.busy(calibration):
        _say(
            f"bars are {calibration.factor:.1f} times as wide as on the reference: measure on an idle machine"
        )
    return MISSED if report.show(figures, calibration, as_json=options.json) else 0


def _scratch() -> Path:
    """The runs' own disk: what is stored there is what costs time."""
    runs = resolve_settings(project_root(), {}, os.environ).runs
    runs.mkdir(parents=True, exist_ok=True)
    return runs


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
