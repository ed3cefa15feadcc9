"""The policies behind an address that stays: `python -m benchmarks.chaos.endpoint PORT KEY DELAY`."""

from __future__ import annotations

import sys

import uvicorn

from harness.models.policy_app import policy_app

if __name__ == "__main__":
    port, key, delay_s = int(sys.argv[1]), sys.argv[2], float(sys.argv[3])
    uvicorn.run(policy_app(key, delay_s), host="127.0.0.1", port=port, log_level="critical", lifespan="off")
