"""Whether a batch's machine is as it was when the batch was frozen: Python, DOSBox, installed packages.

`verify_machine(database, batch)` returns nothing, or raises a SettingsError that names each difference. A run
calls it before it starts or resumes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from harness.errors import SettingsError
from harness.freezing.frozen import Versions, load_frozen
from harness.freezing.machine import installed_versions
from harness.store.database import Database

NAMED = 5  # differences that one message names


def verify_machine(
    database: Database, batch: str, versions: Callable[[], Versions] = installed_versions
) -> None:
    """SettingsError when a version differs, or a package is missing or new, since the batch was frozen."""
    differences = differing_versions(load_frozen(database, batch).versions, versions())
    if differences:
        rest = f" and {len(differences) - NAMED} more" if len(differences) > NAMED else ""
        raise SettingsError(
            f"batch {batch} was frozen on another machine: {'; '.join(differences[:NAMED])}{rest}; "
            "install what it was frozen with, or freeze a new batch"
        )


def differing_versions(frozen: Versions, found: Versions) -> list[str]:
    """Python and DOSBox first, then packages by name."""
    programs = (("Python", frozen.python, found.python), ("DOSBox", frozen.dosbox, found.dosbox))
    return [
        *(f"{name} is {now}, was {then}" for name, then, now in programs if then != now),
        *_packages(frozen.packages, found.packages),
    ]


def _packages(frozen: Mapping[str, str], found: Mapping[str, str]) -> Iterator[str]:
    for name in sorted({*frozen, *found}):
        if name not in found:
            yield f"package {name} {frozen[name]} is missing"
        elif name not in frozen:
            yield f"package {name} {found[name]} is new"
        elif frozen[name] != found[name]:
            yield f"package {name} is {found[name]}, was {frozen[name]}"
