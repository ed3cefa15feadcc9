"""Writes the data files of a Touchline 98 world: `python -m cm9798.touchline98.world --output DIR`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from faker import VERSION as FAKER_VERSION

from cm9798.touchline98.world.generate import FILES, VERSION, generate
from cm9798.touchline98.world.sizes import SIZES

STAMP = "WORLD.json"


def main(arguments: list[str] | None = None) -> int:
    """Generate, or leave alone what is there already; the number of files written."""
    parser = argparse.ArgumentParser(
        prog="python -m cm9798.touchline98.world",
        description="Write the data files of a generated world: " + ", ".join(FILES),
        epilog="example: python -m cm9798.touchline98.world --size small --seed 7 --output data",
    )
    parser.add_argument("--size", choices=list(SIZES), default="default")
    parser.add_argument("--seed", type=int, default=1998)
    parser.add_argument("--output", type=Path, required=True, metavar="DIR")
    parser.add_argument("--if-missing", action="store_true", help="do nothing when DIR holds this very world")
    chosen = parser.parse_args(arguments)
    stamp = {"size": chosen.size, "seed": chosen.seed, "generator": VERSION, "faker": FAKER_VERSION}
    complete = all((chosen.output / name).exists() for name in FILES)
    if chosen.if_missing and complete and _stamp_of(chosen.output) == stamp:
        return 0
    files = generate(SIZES[chosen.size], chosen.seed)
    chosen.output.mkdir(parents=True, exist_ok=True)
    (chosen.output / STAMP).unlink(missing_ok=True)  # a half-written world must not look complete
    for name, data in files.items():
        (chosen.output / name).write_bytes(data)
    (chosen.output / STAMP).write_text(json.dumps(stamp))
    return len(files)


def _stamp_of(directory: Path) -> object:
    try:
        return json.loads((directory / STAMP).read_text())
    except (FileNotFoundError, NotADirectoryError, json.JSONDecodeError):
        return None


if __name__ == "__main__":
    main()
