"""`dugout dashboard` as an operator starts it: it prints its address and serves until it is ended."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import httpx
from dashboard_store import BATCH, build_nasty_store

from harness.settings import project_root


def test_dashboard_process_serves_until_it_is_ended(tmp_path: Path) -> None:
    """With `--port 0 --json` it prints the address; the pages are there; SIGTERM ends it."""
    build_nasty_store(tmp_path / "some.db")
    command = ["dashboard", "--port", "0", "--json", "--database", f"sqlite:///{tmp_path / 'some.db'}"]
    process = subprocess.Popen(
        [sys.executable, "-c", "from harness.cli.main import run; run()", *command],
        cwd=project_root(),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        printed = "".join(process.stdout.readline() for _ in range(3))
        url = json.loads(printed)["url"]
        assert url.startswith("http://127.0.0.1:")  # loopback, unless told otherwise
        assert BATCH in httpx.get(url, trust_env=False, timeout=30).text
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) in (0, -signal.SIGTERM)
    finally:
        process.kill()
        process.communicate()
