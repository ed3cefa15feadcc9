"""The table of checks, in the order of the report, and the examination that goes through it."""

from __future__ import annotations

from collections.abc import Callable

from harness.doctor.checks import (
    database,
    disk,
    display,
    emulator,
    game,
    lineups,
    memory_rights,
    ocr,
    ports,
    vendor_clis,
)
from harness.doctor.finding import Finding
from harness.doctor.machine import Machine
from harness.doctor.place import Place

Check = Callable[[Machine, Place], Finding | tuple[Finding, ...] | None]

CHECKS: tuple[Check, ...] = (
    emulator.check,
    display.check,
    ocr.check,
    game.check_game,
    game.check_start_saves,
    memory_rights.check,
    ports.check_loopback,
    ports.check_port,
    disk.check_runs,
    disk.check_database,
    database.check,
    lineups.check,
    vendor_clis.check,
)


def examine(machine: Machine, place: Place) -> list[Finding]:
    """Every check's findings; one that does not apply has none."""
    found: list[Finding] = []
    for check in CHECKS:
        answer = check(machine, place)
        found.extend(answer if isinstance(answer, tuple) else [] if answer is None else [answer])
    return found
