"""Whether every hashed file is as it was when the batch was frozen.

`verify_batch(database, batch, root)` returns nothing, or raises a SettingsError with the files relative to
the project root. A run calls it before it starts or resumes.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from harness.errors import SettingsError
from harness.freezing.frozen import load_frozen
from harness.freezing.hashes import hashed_files
from harness.store.database import Database
from harness.store.queries import batch_files

NAMED = 5  # files that one message names


def verify_batch(database: Database, batch: str, root: Path) -> None:
    """SettingsError when a file was changed, is missing or is new since the batch was frozen."""
    frozen = load_frozen(database, batch)
    channels = {run.entry.channel for run in frozen.runs}
    found = hashed_files(root, root / frozen.lineup_file, channels)
    differences = differing_files(batch_files(database, batch), found)
    if differences:
        rest = f" and {len(differences) - NAMED} more" if len(differences) > NAMED else ""
        raise SettingsError(
            f"batch {batch} was frozen with other files: {', '.join(differences[:NAMED])}{rest}; "
            "undo that, or freeze a new batch"
        )


def differing_files(frozen: Mapping[str, str], found: Mapping[str, str]) -> list[str]:
    """Each file that differs, with how, in the order of their paths."""
    named = []
    for path in sorted({*frozen, *found}):
        if path not in found:
            named.append(f"{path} is missing")
        elif path not in frozen:
            named.append(f"{path} is new")
        elif frozen[path] != found[path]:
            named.append(f"{path} was changed")
    return named
