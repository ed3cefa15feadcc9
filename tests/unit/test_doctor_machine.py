"""The doctor on this very machine, in real circumstances: ports, disks, folders, databases, programs."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from harness.doctor.checks import disk, display, emulator, ocr, ports
from harness.doctor.database_state import look
from harness.doctor.place import Place
from harness.doctor.real_machine import RealMachine
from harness.settings import Settings, project_root
from harness.store.database import open_database

MOUNTED = """
import sys
from harness.doctor.checks import disk
from harness.doctor.real_machine import RealMachine
from pathlib import Path
room = RealMachine().disk(Path(sys.argv[1]) / "not" / "made" / "yet")
found = disk.judge(disk.RUNS, room, "runs", "DUGOUT_RUNS")
print(found.state, found.found, found.mend, sep="|")
"""


def place(folder: Path, port: int | None = None) -> Place:
    url = f"sqlite:///{folder / 'dugout.db'}"
    return Place(project_root(), Settings(url, folder / "runs", 2, 5), {}, port=port)


@pytest.mark.parametrize(
    ("module", "name"), [(emulator, "DOSBox"), (display, "Xvfb"), (ocr, "tesseract")], ids=["d", "x", "t"]
)
def test_doctor_program_missing_on_path_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: object, name: str
) -> None:
    """A PATH without it."""
    monkeypatch.setenv("PATH", str(tmp_path))
    found = module.check(RealMachine(), place(tmp_path))  # type: ignore[attr-defined]  # three modules alike
    assert (found.state, found.found.startswith(f"{name} is missing")) == ("fail", True)
    assert "apt-get install" in found.mend


def test_doctor_program_that_is_another_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A dosbox and an Xvfb that only say hello."""
    for program in ("dosbox", "Xvfb"):
        (tmp_path / program).write_text("#!/bin/sh\necho hello\n")
        (tmp_path / program).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    found = [emulator.check(RealMachine(), place(tmp_path)), display.check(RealMachine(), place(tmp_path))]
    assert [finding.state for finding in found] == ["fail", "fail"]
    assert "names no DOSBox version: hello" in found[0].found
    assert "does not start: hello" in found[1].found


def test_doctor_taken_port_is_named_with_its_holder(tmp_path: Path) -> None:
    """The process that listens is this one."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen(1)
        port = listener.getsockname()[1]
        found = ports.check_port(RealMachine(), place(tmp_path, port))
    assert found is not None
    assert (found.check, found.state) == (f"port {port}", "fail")
    assert found.found.startswith(f"port {port} is taken by process {os.getpid()} (")


def test_doctor_free_port_is_ok(tmp_path: Path) -> None:
    """A port that was given back a moment ago."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
    found = ports.check_port(RealMachine(), place(tmp_path, port))
    assert found is not None
    assert found.state == "ok"
    assert ports.check_loopback(RealMachine(), place(tmp_path)).state == "ok"


def test_doctor_port_was_not_asked_about(tmp_path: Path) -> None:
    """No finding then."""
    assert ports.check_port(RealMachine(), place(tmp_path)) is None


@pytest.mark.skipif(shutil.which("unshare") is None, reason="needs util-linux for a small disk of its own")
def test_doctor_small_disk_is_nearly_full(tmp_path: Path) -> None:
    """A real file system of 1 MiB, in a mount namespace that ends with the test."""
    own = ["--mount"] if os.geteuid() == 0 else ["--mount", "--user", "--map-root-user"]
    script = 'mount -t tmpfs -o size=1m tmpfs "$0" && exec "$1" -c "$2" "$0"'
    done = subprocess.run(
        ["unshare", *own, "sh", "-c", script, str(tmp_path), sys.executable, MOUNTED],
        cwd=project_root(),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    if "unshare" in done.stderr or "mount:" in done.stderr:
        pytest.skip(f"this machine gives no disk of its own: {done.stderr.strip()}")
    state, found, mend = done.stdout.strip().split("|")
    assert (state, found) == ("fail", "the disk is nearly full: runs: 1 MiB free of 1 MiB")
    assert "DUGOUT_RUNS" in mend


def test_doctor_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    """Below a file nobody can write, root included."""
    (tmp_path / "file").write_text("")
    found = disk.judge("runs", RealMachine().disk(tmp_path / "file" / "runs"), "runs", "DUGOUT_RUNS")
    assert (found.state, found.found) == ("fail", "runs cannot be written")


def test_doctor_database_states(tmp_path: Path) -> None:
    """None yet, current, unknown, damaged; looking makes and changes nothing."""
    url = f"sqlite:///{tmp_path / 'some.db'}"
    none_yet = look(url)
    assert (none_yet.exists, none_yet.error) == (False, "")
    assert not (tmp_path / "some.db").exists()

    database = open_database(url)
    current = look(url)
    assert (current.exists, current.error, current.found) == (True, "", current.known[0])
    assert current.known[0] == none_yet.known[0]

    with database.write() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    assert look(url).found == "9999"

    (tmp_path / "some.db").write_bytes(b"no database at all" * 100)
    assert "not a database" in look(url).error


@pytest.mark.parametrize(
    ("url", "says"),
    [
        pytest.param("nonsense", "is not a database URL", id="no URL"),
        pytest.param("frob://x/y", "is not a database URL", id="unknown kind"),
        pytest.param("postgresql+nodriver://x/y", "is not a database URL", id="unknown driver"),
    ],
)
def test_doctor_database_url_that_is_none(url: str, says: str) -> None:
    """Said in words."""
    assert says in look(url).error
