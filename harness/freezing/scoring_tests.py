"""Runs the scoring's own tests: a batch whose scoring does not hold is not frozen."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from harness.errors import SettingsError

FOLDER = "tests/scoring"
TIMEOUT_S = 300


def check_scoring(root: Path) -> None:
    """SettingsError that names the failing tests."""
    # No plug-ins that reorder or distribute: the same few tests in the same order on every machine.
    command = [sys.executable, "-m", "pytest", FOLDER, "-q", "-ra", "--no-header", "-p", "no:cacheprovider"]
    command += ["-p", "no:randomly", "-p", "no:xdist"]
    try:
        done = subprocess.run(
            command, cwd=root, capture_output=True, text=True, timeout=TIMEOUT_S, check=False
        )
    except subprocess.TimeoutExpired as error:
        raise SettingsError(f"the scoring tests in {FOLDER}/ did not end within {TIMEOUT_S} s") from error
    if done.returncode != 0:
        raise SettingsError(
            f"the scoring tests do not pass: {_named(done.stdout, done.stderr)}; mend them first"
        )


def _named(output: str, errors: str) -> str:
    failing = re.findall(r"^(?:FAILED|ERROR) (\S+)", output, re.MULTILINE)
    if failing:
        return ", ".join(dict.fromkeys(failing))
    lines = [line for line in (output + errors).splitlines() if line.strip()]
    return lines[-1].strip(" =") if lines else "pytest says nothing"
