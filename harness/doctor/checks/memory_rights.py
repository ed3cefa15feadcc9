"""May this user read the memory of an emulator that it started?

A run lives on this: its daemon starts DOSBox and reads it through `/proc/<pid>/mem`. The kernel refuses that
for a program that its user may not read, for one with a setuid bit or capabilities, and by a stricter Yama.
"""

from __future__ import annotations

from pathlib import Path

from harness.doctor.checks import emulator
from harness.doctor.finding import Finding
from harness.doctor.machine import Machine
from harness.doctor.place import Place

NAME = "right to read memory"
YAMA = Path("/proc/sys/kernel/yama/ptrace_scope")
YAMA_WORDS = {
    None: "no Yama",
    "0": "Yama 0",
    "1": "Yama 1: children alone, which is enough",
    "2": "Yama 2: administrators alone",
    "3": "Yama 3: nobody",
}
# Without X, sound and a game: the process alone is of interest.
ENVIRONMENT = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
ANY_PROGRAM = ("/bin/sleep", "60")


def check(machine: Machine, _place: Place) -> Finding:
    """Start the emulator (or any program while there is none) and read its memory."""
    dosbox = machine.which(emulator.PROGRAM)
    command = ANY_PROGRAM if dosbox is None else (dosbox,)
    access = machine.child_memory(command, ENVIRONMENT)
    yama = machine.text(YAMA)
    known = YAMA_WORDS.get(yama, f"Yama {yama}")
    if access.allowed:
        return Finding(NAME, "ok", f"{machine.user()} reads and writes a started {command[0]} ({known})")
    return Finding(
        NAME,
        "fail",
        f"no right to read memory: {machine.user()}, started {command[0]}: {access.reason} ({known})",
        _mend(yama, command[0]),
    )


def _mend(yama: str | None, program: str) -> str:
    if yama in ("2", "3"):
        again = " after a restart of the machine (3 cannot be lowered before)" if yama == "3" else ""
        return f"as root{again}: sysctl -w kernel.yama.ptrace_scope=1, and in /etc/sysctl.d to keep it"
    return (
        f"let this user read {program} (chmod 755), without setuid bit or file capabilities (setcap -r); "
        "in a container do not restrict ptrace"
    )
