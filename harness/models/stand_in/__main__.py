"""Serves the stand-in, playing a built-in policy: `python -m harness.models.stand_in --port 8799`."""

from __future__ import annotations

import argparse

import uvicorn
from starlette.applications import Starlette
from starlette.routing import Route

from harness.models.policies import POLICIES
from harness.models.stand_in.app import StandIn
from harness.models.stand_in.reply import policy


def main() -> None:
    """Until it is interrupted. A lineup's base_url is this address, for `openai` with `/v1` behind it."""
    parser = argparse.ArgumentParser(prog="python -m harness.models.stand_in", description=__doc__)
    parser.add_argument("--port", type=int, default=8799, help="on 127.0.0.1")
    parser.add_argument("--policy", choices=sorted(POLICIES), default="assistant")
    arguments = parser.parse_args()
    stand_in = StandIn(policy(arguments.policy))
    route = Route("/{path:path}", stand_in.handle, methods=["GET", "POST", "HEAD"])
    uvicorn.run(Starlette(routes=[route]), host="127.0.0.1", port=arguments.port, log_level="warning")


if __name__ == "__main__":
    main()
