"""`dugout doctor` as a command, on the machine that runs these tests."""

from __future__ import annotations

import json
import os
import socket
from pathlib import Path

import pytest
from dugout_command import Dugout

pytestmark = pytest.mark.emulator


def test_doctor_command_finds_this_machine_in_order(tmp_path: Path) -> None:
    """Everything that `make setup` installed is there; exit 0, and a table for people."""
    dugout = Dugout(tmp_path)
    told = dugout.document("doctor")
    assert told["healthy"], told
    states = {check["check"]: check["state"] for check in told["checks"]}
    assert {states[name] for name in ("emulator", "virtual screen", "OCR", "game files")} == {"ok"}
    assert "A batch can be played here." in dugout("doctor").stdout


def test_doctor_command_names_missing_programs_and_taken_port(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A PATH with nothing on it, a port in use: exit 1, each fault with its remedy."""
    monkeypatch.setenv("PATH", str(tmp_path))
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen(1)
        port = listener.getsockname()[1]
        done = Dugout(tmp_path)("doctor", "--json", "--port", str(port))
    told = json.loads(done.stdout)
    failed = {check["check"]: check for check in told["checks"] if check["state"] == "fail"}
    assert (done.returncode, told["healthy"]) == (1, False)
    assert {"emulator", "virtual screen", "OCR", f"port {port}"} <= set(failed)
    assert f"process {os.getpid()}" in failed[f"port {port}"]["found"]
    assert all(check["mend"] for check in failed.values())
