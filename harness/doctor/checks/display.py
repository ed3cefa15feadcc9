"""Can a virtual screen be started?"""

from __future__ import annotations

from harness.doctor.finding import Finding
from harness.doctor.machine import Machine
from harness.doctor.place import Place

NAME = "virtual screen"
PROGRAM = "Xvfb"


def check(machine: Machine, _place: Place) -> Finding:
    """Xvfb starts on a display that it chooses itself, and says which."""
    path = machine.which(PROGRAM)
    if path is None:
        return Finding(
            NAME,
            "fail",
            "Xvfb is missing: no program Xvfb on PATH",
            "install Debian's package: apt-get install xvfb",
        )
    ran = machine.first_line([path, "-displayfd", "1", "-noreset", "-nolisten", "tcp"])
    if ran.code != 0 or not ran.output.strip().isdecimal():
        return Finding(
            NAME,
            "fail",
            f"{path} does not start: {ran.output.strip() or 'it named no display'}",
            "let this user write to /tmp/.X11-unix (mode 1777), or install xvfb again",
        )
    return Finding(NAME, "ok", f"Xvfb at {path} started on display :{ran.output.strip()}")
