"""Serves the small local model: `python -m harness.models.local --port 8765`, until it is interrupted."""

from __future__ import annotations

import argparse
import sys

import uvicorn

from harness.errors import SettingsError
from harness.models.local.app import front
from harness.models.local.engine import Engine

PORT = 8765  # that of lineups/local-model.toml


def main() -> int:
    """The exit code; 2 when the model is not installed."""
    parser = argparse.ArgumentParser(prog="python -m harness.models.local", description=__doc__)
    parser.add_argument("--port", type=int, default=PORT, help="on 127.0.0.1")
    parser.add_argument("--threads", type=int, default=1)
    arguments = parser.parse_args()
    try:
        engine = Engine(arguments.threads)
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 2
    uvicorn.run(front(engine.complete), host="127.0.0.1", port=arguments.port, log_level="warning")
    return 0


if __name__ == "__main__":
    sys.exit(main())
