"""Can pictures be read where the text list does not reach (the body of a news item)?"""

from __future__ import annotations

from harness.doctor.finding import Finding
from harness.doctor.machine import Machine
from harness.doctor.place import Place

NAME = "OCR"
PROGRAM = "tesseract"
LANGUAGE = "eng"
INSTALL = "install Debian's packages: apt-get install tesseract-ocr tesseract-ocr-eng"


def check(machine: Machine, _place: Place) -> Finding:
    """Tesseract is there with its English data."""
    path = machine.which(PROGRAM)
    if path is None:
        return Finding(NAME, "fail", "tesseract is missing: no program tesseract on PATH", INSTALL)
    ran = machine.run([path, "--list-langs"])
    if LANGUAGE not in ran.output.split():
        return Finding(NAME, "fail", f"{path} has no English data: {_first(ran.output)}", INSTALL)
    return Finding(NAME, "ok", f"{_first(machine.run([path, '--version']).output)} at {path}")


def _first(output: str) -> str:
    lines = output.strip().splitlines()
    return lines[0] if lines else "no output"
