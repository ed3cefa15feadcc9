"""What one check found: its name, whether it is in order, what was seen, how to mend it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

State = Literal["ok", "warn", "fail"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report. `mend` is one sentence for whoever runs the machine; empty when all is well."""

    check: str
    state: State
    found: str
    mend: str = ""


def healthy(findings: Iterable[Finding]) -> bool:
    """Whether a batch can be played here: warnings do not stop one."""
    return all(finding.state != "fail" for finding in findings)
