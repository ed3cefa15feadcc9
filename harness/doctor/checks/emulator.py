"""Is DOSBox there, and is it the version that everything was measured with?"""

from __future__ import annotations

import re

from harness.doctor.finding import Finding
from harness.doctor.machine import Machine
from harness.doctor.place import Place

NAME = "emulator"
PROGRAM = "dosbox"
VERSION = "0.74-3"
INSTALL = "install Debian's package: apt-get install dosbox"


def check(machine: Machine, _place: Place) -> Finding:
    """DOSBox starts and names its version."""
    path = machine.which(PROGRAM)
    if path is None:
        return Finding(NAME, "fail", "DOSBox is missing: no program dosbox on PATH", INSTALL)
    ran = machine.run([path, "-version"])
    named = re.search(r"DOSBox version (\S+?),", ran.output)
    if named is None:
        said = ran.output.strip().splitlines()
        return Finding(
            NAME, "fail", f"{path} names no DOSBox version: {said[0] if said else 'no output'}", INSTALL
        )
    if named.group(1) != VERSION:
        return Finding(
            NAME,
            "warn",
            f"DOSBox {named.group(1)} at {path}; verified with {VERSION} alone",
            f"{INSTALL} (Debian 12 has {VERSION})",
        )
    return Finding(NAME, "ok", f"DOSBox {VERSION} at {path}")
