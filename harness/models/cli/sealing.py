"""A CLI's own user, network, process and file namespaces, by bubblewrap, where the kernel allows them."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from harness.models.cli import forwarder

HOME = Path("/home/manager")
SOCKETS = Path("/run/dugout")
PROBE_TIMEOUT_S = 20.0
# What programs need to start; of /etc only what names libraries, users and certificates.
SYSTEM = ("/usr", "/lib", "/lib64", "/lib32", "/bin", "/sbin")
OF_ETC = ("ld.so.cache", "ld.so.conf", "ld.so.conf.d", "ssl", "alternatives", "passwd", "group", "localtime")


@functools.cache
def why_not() -> str | None:
    """None where a sealed process can be started here, else the reason for the run's record."""
    if not sys.platform.startswith("linux"):
        return f"no namespaces on {sys.platform}"
    bubblewrap = shutil.which("bwrap")
    if bubblewrap is None:
        return "bubblewrap is not installed"
    command = [*_walls(bubblewrap), "--", "/usr/bin/true"]
    try:
        done = subprocess.run(command, capture_output=True, timeout=PROBE_TIMEOUT_S, check=False, env={})
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"bubblewrap does not start: {error}"
    if done.returncode == 0:
        return None
    return f"the kernel allows no namespaces: {done.stderr.decode('utf-8', 'replace').strip()[:200]}"


def sealed(
    command: Sequence[str],
    environment: Mapping[str, str],
    home: Path,
    sockets: Path,
    read_only: Sequence[Path],
) -> list[str]:
    """The command behind walls: HOME, its program and two sockets are all that it sees of this machine."""
    bubblewrap = shutil.which("bwrap")
    assert bubblewrap is not None  # asked for only where `why_not` has nothing to say
    walls = _walls(bubblewrap)
    for path in {*read_only, *_interpreters()}:
        walls += ["--ro-bind", str(path), str(path)]
    walls += ["--ro-bind", forwarder.__file__, str(SOCKETS / "forwarder.py")]
    walls += ["--bind", str(home), str(HOME), "--bind", str(sockets), str(SOCKETS / "sockets")]
    walls += ["--chdir", str(HOME / "work"), "--clearenv"]
    for name, value in environment.items():
        walls += ["--setenv", name, value]
    return [*walls, "--", python(), "-I", "-S", str(SOCKETS / "forwarder.py"), *command]


def python() -> str:
    """The interpreter that starts the CLI inside, by its real path."""
    return os.path.realpath(sys.executable)


def _walls(bubblewrap: str) -> list[str]:
    walls = [bubblewrap, "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
    for path in map(Path, SYSTEM):
        if path.is_symlink():
            walls += ["--symlink", str(path.readlink()), str(path)]
        elif path.is_dir():
            walls += ["--ro-bind", str(path), str(path)]
    for name in OF_ETC:
        walls += ["--ro-bind-try", f"/etc/{name}", f"/etc/{name}"]
    return [*walls, "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--dir", str(SOCKETS)]


def _interpreters() -> set[Path]:
    """Python's own folder where it is none of the system's."""
    prefix = Path(sys.base_prefix).resolve()
    return set() if prefix.is_relative_to("/usr") else {prefix}
