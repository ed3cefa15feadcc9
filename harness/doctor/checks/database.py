"""Can the database be used, and does its schema fit this version?"""

from __future__ import annotations

from harness.doctor.finding import Finding
from harness.doctor.machine import Machine
from harness.doctor.place import Place

NAME = "database"


def check(machine: Machine, place: Place) -> Finding:
    """A missing one is no fault: it is made when the first batch is frozen."""
    state = machine.database(place.settings.database)
    if state.error:
        return Finding(
            NAME, "fail", state.error, "name another with --database or DUGOUT_DATABASE, or restore a backup"
        )
    newest = state.known[0] if state.known else "none"
    if not state.exists or state.found is None:
        return Finding(NAME, "ok", f"none yet; `dugout freeze` makes it with schema {newest}")
    if state.found not in state.known:
        return Finding(
            NAME,
            "fail",
            f"schema {state.found} is not known to this version (newest {newest})",
            "use the version of Dugout that wrote it, or name another database",
        )
    if state.found != newest:
        return Finding(
            NAME,
            "warn",
            f"schema {state.found}, newest {newest}",
            "make a backup; the next command brings it up to date",
        )
    return Finding(NAME, "ok", f"reachable, schema {state.found} is the newest")
