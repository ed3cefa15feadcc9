"""Every check of every entry, in the order of the lineup."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from harness.doctor.entries import canary, endpoint, installation
from harness.doctor.finding import Finding
from harness.errors import SettingsError
from harness.freezing.lineup import CLI_CHANNELS, Entry, read_lineup
from harness.models.cli.programs import PROGRAMS


async def examine_entries(lineup: Path, root: Path, environment: Mapping[str, str]) -> list[Finding]:
    """Nothing for a lineup that cannot be frozen: that is a finding of its own already."""
    try:
        entries = read_lineup(lineup, root, environment)[0].entries
    except SettingsError:
        return []
    return [finding for entry in entries for finding in await _examine(entry, environment)]


async def _examine(entry: Entry, environment: Mapping[str, str]) -> list[Finding]:
    key = environment.get(entry.api_key_env, "") if entry.api_key_env else "none"
    found = [
        await endpoint.check(entry, url, key)
        for url in endpoint.addresses(entry)
        if entry.channel != "policy"
    ]
    if entry.channel in CLI_CHANNELS:
        program = PROGRAMS[entry.channel]
        installed = installation.check(entry, program)
        found += [installed, installation.check_sealing(entry)]
        if installed.state == "ok":
            found.append(await canary.check(entry, program))
    return found
