"""The right to read an emulator's memory, with real DOSBox, tried as an ordinary user."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from harness.settings import project_root

pytestmark = pytest.mark.emulator

NOBODY = 65534
# Everything is imported before the user changes: an ordinary one may not be able to read this tree.
AS_ORDINARY_USER = """
import json, os, sys
from dataclasses import asdict
from pathlib import Path
from harness.doctor.checks import memory_rights
from harness.doctor.place import Place
from harness.doctor.real_machine import RealMachine
from harness.settings import Settings
uid = int(sys.argv[1])
if os.geteuid() == 0:
    os.setgroups([])
    os.setgid(uid)
    os.setuid(uid)
os.chdir("/")
place = Place(Path("/"), Settings("sqlite://", Path("/tmp"), 1, 5), {})
print(json.dumps(asdict(memory_rights.check(RealMachine(), place)) | {"uid": os.geteuid()}))
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that every user may enter, unlike pytest's own."""
    made = Path(tempfile.mkdtemp(prefix="doctor-"))
    made.chmod(0o755)
    yield made
    shutil.rmtree(made)


def rights(path: str) -> dict[str, Any]:
    """The finding of the check, with that PATH."""
    done = subprocess.run(
        [sys.executable, "-c", AS_ORDINARY_USER, str(NOBODY)],
        cwd=project_root(),
        env={"PATH": path, "HOME": "/tmp"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["uid"] != 0
    return found


def dosbox_copy(folder: Path, mode: int) -> Path:
    """The real program with other rights, first on a PATH."""
    program = shutil.which("dosbox")
    assert program is not None
    copy = folder / "dosbox"
    shutil.copyfile(program, copy)
    copy.chmod(mode)
    return copy


def test_doctor_ordinary_user_may_read_its_emulator() -> None:
    """Without any privilege: the emulator is its child."""
    found = rights(os.environ["PATH"])
    assert (found["state"], found["mend"]) == ("ok", ""), found


def test_doctor_unreadable_emulator_gives_no_right_to_read_memory(folder: Path) -> None:
    """A program that its user may execute but not read is no longer his to look into: the kernel's rule."""
    # Executable alone: for an owner as for others, so that it holds whoever runs the tests.
    copy = dosbox_copy(folder, 0o111)
    found = rights(f"{folder}:{os.environ['PATH']}")
    assert found["state"] == "fail"
    assert found["found"].startswith("no right to read memory: ")
    assert str(copy) in found["found"]
    assert "Permission denied" in found["found"]
    assert f"let this user read {copy} (chmod 755)" in found["mend"]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a program to root with the setuid bit")
def test_doctor_setuid_emulator_gives_no_right_to_read_memory(folder: Path) -> None:
    """An emulator that runs as another user is not his either."""
    dosbox_copy(folder, 0o4755)
    found = rights(f"{folder}:{os.environ['PATH']}")
    assert (found["state"], found["found"].startswith("no right to read memory")) == ("fail", True), found
    assert "setuid" in found["mend"]


def test_doctor_mended_emulator_may_be_read_again(folder: Path) -> None:
    """What the remedy says, done."""
    dosbox_copy(folder, 0o111).chmod(0o755)
    assert rights(f"{folder}:{os.environ['PATH']}")["state"] == "ok"
