"""`dugout doctor`: checks this machine and says how to mend what is wrong."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from harness.cli.context import DatabaseOption, JsonOption
from harness.cli.dashboard import PORT as DASHBOARD_PORT
from harness.cli.output import print_json, print_table, say
from harness.doctor.entries.examine import examine_entries
from harness.doctor.finding import Finding, healthy
from harness.doctor.place import Place
from harness.doctor.real_machine import RealMachine
from harness.doctor.table import examine
from harness.settings import project_root, resolve_settings

LineupOption = Annotated[
    Path | None,
    typer.Option("--lineup", metavar="FILE", help="Check this file and its entries; else all in lineups/."),
]
PortOption = Annotated[
    int | None,
    typer.Option(
        "--port",
        min=1,
        max=65535,
        help=f"The loopback port that must be free; else {DASHBOARD_PORT} should be.",
    ),
]


def command(
    database: DatabaseOption = None,
    as_json: JsonOption = False,
    lineup: LineupOption = None,
    port: PortOption = None,
) -> None:
    """Check emulator, X, OCR, game files, rights to read memory, ports, disk, database and lineup files."""
    root = project_root()
    settings = resolve_settings(root, {"database": database}, os.environ)
    place = Place(root, settings, os.environ, lineup, port or DASHBOARD_PORT, port_asked=port is not None)
    findings = examine(RealMachine(), place)
    if lineup is not None:
        findings += asyncio.run(examine_entries(lineup, root, os.environ))
    if as_json:
        print_json(document(findings))
    else:
        _show(findings)
    if not healthy(findings):
        raise typer.Exit(1)


def document(findings: Sequence[Finding]) -> dict[str, Any]:
    """What `--json` prints."""
    return {"healthy": healthy(findings), "checks": [asdict(finding) for finding in findings]}


def _show(findings: Sequence[Finding]) -> None:
    rows = ((finding.check, finding.state, finding.found) for finding in findings)
    print_table("This machine", ("check", "state", "found"), rows, wrapped=True)
    for finding in findings:
        if finding.mend:
            say(f"{finding.state}: {finding.check}: {finding.mend}")
    failed = sum(finding.state == "fail" for finding in findings)
    say(f"{failed} of {len(findings)} checks failed" if failed else "A batch can be played here.")
