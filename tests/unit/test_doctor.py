"""The doctor's checks on a machine in memory: each circumstance is named, with the way to mend it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from doctor_place import faults, findings, place_of

from harness.cli.doctor import document
from harness.doctor.checks.disk import LEAST_BYTES
from harness.doctor.fake import FakeMachine
from harness.doctor.finding import Finding, healthy
from harness.doctor.machine import DatabaseState, Disk, MemoryAccess, Ran

YAMA = Path("/proc/sys/kernel/yama/ptrace_scope")
GIB = 1 << 30


def test_doctor_everything_in_order_is_healthy(tmp_path: Path) -> None:
    """Every check has a finding, none a remedy."""
    found = findings(FakeMachine(), place_of(tmp_path))
    assert {finding.state for finding in found.values()} == {"ok"}
    assert not any(finding.mend for finding in found.values())
    assert healthy(found.values())
    assert len(found) == 11


@pytest.mark.parametrize(
    ("machine", "check", "says", "mend"),
    [
        pytest.param(
            FakeMachine(programs={"Xvfb", "tesseract"}),
            "emulator",
            "DOSBox is missing",
            "apt-get install dosbox",
            id="no DOSBox",
        ),
        pytest.param(
            FakeMachine(programs={"dosbox", "tesseract"}),
            "virtual screen",
            "Xvfb is missing",
            "apt-get install xvfb",
            id="no Xvfb",
        ),
        pytest.param(
            FakeMachine(programs={"dosbox", "Xvfb"}),
            "OCR",
            "tesseract is missing",
            "apt-get install tesseract-ocr",
            id="no OCR",
        ),
        pytest.param(
            FakeMachine(outputs={"dosbox": Ran(0, "DOSBox version 0.74-3,"), "Xvfb": Ran(1, "no sockets")}),
            "virtual screen",
            "/usr/bin/Xvfb does not start: no sockets",
            "/tmp/.X11-unix",
            id="Xvfb does not start",
        ),
        pytest.param(
            FakeMachine(access=MemoryAccess(False, "/proc/1/mem cannot be opened: Permission denied")),
            "right to read memory",
            "no right to read memory: ann",
            "chmod 755",
            id="unreadable program",
        ),
        pytest.param(
            FakeMachine(access=MemoryAccess(False, "denied"), texts={YAMA: "2"}),
            "right to read memory",
            "Yama 2",
            "sysctl -w kernel.yama.ptrace_scope=1",
            id="strict Yama",
        ),
        pytest.param(
            FakeMachine(refusals={0: "no buffer space available"}),
            "loopback ports",
            "127.0.0.1 cannot be bound: no buffer space",
            "loopback interface",
            id="no loopback",
        ),
        pytest.param(
            FakeMachine(refusals={8123: "address already in use"}, holders={8123: "process 7 (nginx)"}),
            "port 8123",
            "port 8123 is taken by process 7 (nginx)",
            "stop that process",
            id="port taken",
        ),
        pytest.param(
            FakeMachine(refusals={8123: "address already in use"}),
            "port 8123",
            "port 8123 is taken: address already in use",
            "choose another --port",
            id="port taken by somebody",
        ),
        pytest.param(
            FakeMachine(state=DatabaseState(True, "file is not a database")),
            "database",
            "file is not a database",
            "restore a backup",
            id="broken database",
        ),
        pytest.param(
            FakeMachine(state=DatabaseState(True, found="0009", known=("0002", "0001"))),
            "database",
            "schema 0009 is not known",
            "version of Dugout that wrote it",
            id="newer database",
        ),
    ],
)
def test_doctor_names_what_is_wrong(
    tmp_path: Path, machine: FakeMachine, check: str, says: str, mend: str
) -> None:
    """That check fails with those words, and its remedy is one line; the machine is not healthy."""
    found = findings(machine, place_of(tmp_path, port=8123))
    assert (found[check].state, says in found[check].found) == ("fail", True), found[check]
    assert mend in found[check].mend
    assert "\n" not in found[check].mend
    assert not healthy(found.values())


def test_doctor_port_that_nobody_named_only_warns(tmp_path: Path) -> None:
    """A dashboard that runs already is no fault."""
    machine = FakeMachine(refusals={8000: "address already in use"}, holders={8000: "process 7 (python)"})
    place = replace(place_of(tmp_path, port=8000), port_asked=False)
    (fault,) = faults(machine, place).values()
    assert (fault.check, fault.state) == ("port 8000", "warn")
    assert fault.found.startswith("port 8000 is taken by process 7 (python)")


@pytest.mark.parametrize(
    ("room", "state", "says"),
    [
        pytest.param(Disk(LEAST_BYTES - 1, GIB, 9999, True), "fail", "nearly full: runs: 512 MiB", id="full"),
        pytest.param(Disk(LEAST_BYTES, GIB, 9999, True), "warn", "little room", id="little room"),
        pytest.param(Disk(4 * GIB, 9 * GIB, None, True), "ok", "4.0 GiB free of 9.0 GiB", id="enough"),
        pytest.param(Disk(9 * GIB, 9 * GIB, 999, True), "fail", "room for 999 files", id="no files"),
        pytest.param(Disk(9 * GIB, 9 * GIB, 9999, False), "fail", "cannot be written", id="not writable"),
    ],
)
def test_doctor_judges_the_disk_by_what_is_left(tmp_path: Path, room: Disk, state: str, says: str) -> None:
    """At both bounds, for the runs as for the database."""
    found = findings(FakeMachine(room=room), place_of(tmp_path))
    for check in ("disk of the runs", "disk of the database"):
        assert (found[check].state, says in found[check].found) == (state, True), found[check]


def test_doctor_other_version_and_old_schema_are_warnings(tmp_path: Path) -> None:
    """They stop no batch."""
    machine = FakeMachine(state=DatabaseState(True, found="0001", known=("0002", "0001")))
    machine.outputs["dosbox -version"] = Ran(0, "DOSBox version 0.74, copyright")
    found = faults(machine, place_of(tmp_path))
    assert {name: finding.state for name, finding in found.items()} == {
        "emulator": "warn",
        "database": "warn",
    }
    assert healthy(found.values())


def test_doctor_runs_folder_that_dosbox_cannot_mount_fails(tmp_path: Path) -> None:
    """DOSBox mounts plain ASCII paths alone."""
    fault = faults(FakeMachine(), place_of(tmp_path / "Fußball"))["disk of the runs"]
    assert (fault.state, "DOSBox cannot mount" in fault.found) == ("fail", True)


def test_doctor_reads_another_program_when_dosbox_is_missing(tmp_path: Path) -> None:
    """The right to read memory is judged all the same."""
    machine = FakeMachine(programs={"Xvfb", "tesseract"})
    assert list(faults(machine, place_of(tmp_path))) == ["emulator"]
    assert machine.started == [("/bin/sleep", "60")]


def test_doctor_document_holds_every_field() -> None:
    """What machines read."""
    told = document([Finding("OCR", "fail", "tesseract is missing", "install it")])
    assert told == {
        "healthy": False,
        "checks": [{"check": "OCR", "state": "fail", "found": "tesseract is missing", "mend": "install it"}],
    }
