"""Are the vendors' CLIs there that the lineup files name as channels?"""

from __future__ import annotations

import json

from harness.doctor.finding import Finding, State
from harness.doctor.machine import Machine
from harness.doctor.place import Place
from harness.errors import SettingsError
from harness.freezing.lineup import Lineup
from harness.freezing.toml_document import read_document
from harness.models.cli.installed import BELOW, MODULES, NODE, pinned_version
from harness.models.cli.program import Program
from harness.models.cli.programs import PROGRAMS
from harness.settings import project_root


def check(machine: Machine, place: Place) -> tuple[Finding, ...]:
    """One finding a channel that is used; one that is missing warns unless its lineup file was named."""
    used = sorted(_channels(place) & set(PROGRAMS))
    return tuple(_judge(machine, place, PROGRAMS[channel]) for channel in used)


def _channels(place: Place) -> set[str]:
    channels = set()
    for path in place.lineup_files:
        try:
            channels |= {entry.channel for entry in read_document(Lineup, path, place.root).entries}
        except SettingsError:
            continue  # the check of the lineup files says so
    return channels


def _judge(machine: Machine, place: Place, program: Program) -> Finding:
    name, pinned = f"channel {program.name}", pinned_version(program)
    missing: State = "fail" if place.lineup is not None else "warn"
    package = (MODULES / program.package / "package.json").relative_to(project_root())
    content = machine.content(place.root / package)
    found = str(json.loads(content)["version"]) if content else "none"
    if found != pinned:
        return Finding(
            name,
            missing,
            f"{program.package} must be version {pinned}, found {found}",
            "run `make vendor-clis`",
        )
    node = str(place.root / BELOW / NODE / "node")
    if program.with_node and machine.run([node, "--version"]).code != 0:
        said = f"{program.package} needs the Node beside it, which does not start"
        return Finding(name, missing, said, "run `make vendor-clis`")
    unsealed = machine.sealing()
    if unsealed is not None:
        said = f"{program.package} {found}, but it would run without walls: {unsealed}"
        return Finding(name, "warn", said, "install bubblewrap, and let this user make namespaces")
    return Finding(name, "ok", f"{program.package} {found}, sealed by bubblewrap")
