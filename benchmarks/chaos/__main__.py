"""`make chaos`: a season undisturbed, the same season under fire, and whether anything was lost."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.chaos.arena import Endpoint, free_port, freeze
from benchmarks.chaos.plan import plan, table
from benchmarks.chaos.siege import Siege
from benchmarks.chaos.verdict import objections


def main() -> int:
    """0 only when nothing was lost and every planned fault came."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.chaos", description=__doc__)
    parser.add_argument("--seed", type=int, default=98)
    parser.add_argument("--faults", type=int, default=108)
    parser.add_argument("--benchmark", default="club-challenge-A-v1")
    parser.add_argument("--minutes", type=float, default=75.0, help="for both batches together")
    parser.add_argument("--keep", action="store_true", help="leave the folder for a look")
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="dugout-chaos-"))
    endpoint = Endpoint(free_port())
    endpoint.start()
    try:
        code = _both(folder, endpoint, options)
    finally:
        endpoint.kill()
    if code == 0 and not options.keep:
        shutil.rmtree(folder)
    else:
        print(f"left in {folder}", file=sys.stderr)
    return code


def _both(folder: Path, endpoint: Endpoint, options: argparse.Namespace) -> int:
    begun = time.monotonic()
    clean = freeze(folder / "clean", options.benchmark, endpoint.port)
    with clean.playing() as process:
        if process.wait():
            print("the undisturbed batch failed", file=sys.stderr)
            return 1
    print(f"undisturbed: {time.monotonic() - begun:.0f} s", file=sys.stderr)
    left_s = 60 * options.minutes - (time.monotonic() - begun)
    begun = time.monotonic()
    fired = freeze(folder / "fired", options.benchmark, endpoint.port)
    siege = Siege(fired, endpoint, options.seed)
    planned = plan(options.faults, options.seed)
    code = siege.play(planned, left_s)
    print(f"under fire: {time.monotonic() - begun:.0f} s, `dugout run` ended with {code}", file=sys.stderr)
    print(table(siege.done))
    found = objections(fired, clean)
    if code:
        found.insert(0, f"`dugout run` ended with {code}")
    if len(siege.done) < len(planned):
        found.append(f"only {len(siege.done)} of {len(planned)} faults found their phase before the end")
    for line in found:
        print(line)
    print("nothing was lost" if not found else f"{len(found)} objections")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
