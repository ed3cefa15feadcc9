"""Runs the scoring's own tests: a batch whose scoring does not hold is not frozen."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from harness.errors import SettingsError

FOLDER = "tests/scoring"
TIMEOUT_S = 300


def check_scoring(root: Path) -> None:
    """SettingsError that names the failing tests."""
    # Nothing but pytest itself: no settings of the whole suite, no plug-ins that it may need.
    command = [
        sys.executable,
        "-m",
        "pytest",
        FOLDER,
        "-c",
        os.devnull,
        "--rootdir",
        str(root),
        "--confcutdir",
        str(root / FOLDER),  # what lies above it is not hashed
        "-W",
        "error",
    ]
    command += ["-q", "-ra", "--no-header", "-p", "no:cacheprovider"]
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    try:
        done = subprocess.run(
            command, cwd=root, env=environment, capture_output=True, text=True, timeout=TIMEOUT_S, check=False
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
