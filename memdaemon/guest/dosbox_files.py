"""The emulator's configuration and environment, as measured to work with Debian's DOSBox 0.74-3."""

from __future__ import annotations

import os
from pathlib import Path

from memdaemon.errors import StartFailed

MEMORY_MIB = 16

CONFIGURATION = """\
[sdl]
output=surface
autolock=false
usescancodes=false
[dosbox]
machine=svga_s3
memsize={memory}
[render]
frameskip=0
scaler=none
[cpu]
core=auto
cycles=max
[mixer]
nosound=true
[midi]
mpu401=none
mididevice=none
[sblaster]
sbtype=none
[gus]
gus=false
[speaker]
pcspeaker=false
tandy=off
disney=false
[joystick]
joysticktype=none
[dos]
xms=false
ems=false
umb=false
[autoexec]
mount c "{game_dir}"
c:
{program}
exit
"""


def configuration(game_dir: Path, program: str) -> str:
    """The text of dosbox.conf; StartFailed when the game's files cannot be started as they are named."""
    path = game_dir.resolve()
    if not (path / program).is_file():
        raise StartFailed(
            f"{path / program} does not exist: give --game-dir and --program of an existing game"
        )
    if '"' in str(path) or "\n" in str(path) or not str(path).isascii():
        raise StartFailed(f"DOSBox cannot mount {path}: use a path of plain ASCII letters")
    return CONFIGURATION.format(memory=MEMORY_MIB, game_dir=path, program=program)


def environment(home: Path, display: str | None = None) -> dict[str, str]:
    """A clean environment: of the daemon's own, PATH alone reaches the game."""
    variables = {"PATH": os.environ.get("PATH", os.defpath), "HOME": str(home), "LANG": "C.UTF-8"}
    if display is not None:
        variables |= {"DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
    return variables
