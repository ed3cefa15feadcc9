"""The versions of what a batch runs on: Python, DOSBox, the installed packages."""

from __future__ import annotations

import platform
import re
import subprocess
from importlib import metadata

from harness.errors import SettingsError
from harness.freezing.frozen import Versions


def installed_versions() -> Versions:
    """This machine's; SettingsError when DOSBox is not installed."""
    found = {(package.name or "").lower(): package.version for package in metadata.distributions()}
    packages = dict(sorted(found.items()))
    return Versions(python=platform.python_version(), dosbox=_dosbox(), packages=packages)


def _dosbox() -> str:
    command = ["dosbox", "-version"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise SettingsError(
            f"DOSBox does not start (`{' '.join(command)}`: {error}); install it with `make setup`"
        ) from error
    found = re.search(r"DOSBox version (\S+?),", done.stdout)
    if found is None:
        raise SettingsError("`dosbox -version` names no version; install Debian's dosbox with `make setup`")
    return found.group(1)
