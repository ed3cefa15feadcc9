"""Is the entry's CLI the pinned one, and can it be sealed here?"""

from __future__ import annotations

from harness.doctor.finding import Finding
from harness.freezing.lineup import Entry
from harness.models.cli.installed import executable, installed_version, pinned_version
from harness.models.cli.program import Program
from harness.models.cli.sealing import why_not


def check(entry: Entry, program: Program) -> Finding:
    """The version that this release was tried with."""
    name, pinned, found = f"CLI of {entry.name}", pinned_version(program), installed_version(program)
    if found != pinned:
        said = f"{program.package} {pinned} is pinned, found {found or 'none'}"
        return Finding(name, "fail", said, "run `make vendor-clis`")
    return Finding(name, "ok", f"{program.package} {found}, {executable(program)[0]}")


def check_sealing(entry: Entry) -> Finding:
    """A run goes on without namespaces, and says so in its record."""
    reason = why_not()
    name = f"walls around {entry.name}"
    if reason is None:
        return Finding(name, "ok", "own user, network, process and file namespaces")
    mend = "install bubblewrap and allow user namespaces; else the run's record says that it was not sealed"
    return Finding(name, "warn", reason, mend)
