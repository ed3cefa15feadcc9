"""Where the vendors' CLIs lie and which versions are pinned: `make vendor-clis` puts them there."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from harness.errors import SettingsError
from harness.models.cli.program import Program

PINNED = Path(__file__).with_name("package.json")
FOLDER = Path(__file__).resolve().parents[3] / "build" / "vendor-clis"
MODULES = FOLDER / "node_modules"


def pinned_version(program: Program) -> str:
    """The version that this release of Dugout was tried with."""
    versions: dict[str, str] = json.loads(PINNED.read_text(encoding="utf-8"))["dependencies"]
    return versions[program.package]


def installed_version(program: Program) -> str | None:
    """The version that lies there; None when there is none."""
    package = MODULES / program.package / "package.json"
    if not package.is_file():
        return None
    return str(json.loads(package.read_text(encoding="utf-8"))["version"])


def check_installed(program: Program) -> None:
    """SettingsError unless the pinned version lies there."""
    pinned, found = pinned_version(program), installed_version(program)
    if found != pinned:
        raise SettingsError(
            f"{program.package} must be version {pinned}, found {found or 'none'}: run `make vendor-clis`"
        )


def executable(program: Program) -> list[str]:
    """How the CLI is started; SettingsError when Node is needed and not there."""
    path = str(MODULES / program.executable)
    if not program.with_node:
        return [path]
    node = shutil.which("node")
    if node is None:
        raise SettingsError(f"{program.package} needs Node 20 or later: install node")
    return [str(Path(node).resolve()), path]
