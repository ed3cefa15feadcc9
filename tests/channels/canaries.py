"""Files that nobody may read: in `/`, beside the tests' own, in a CLI's HOME and in its working directory."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Iterator, Sequence
from pathlib import Path

CANARY = "CANARY-5521"
PASSWORDS = "root:x:0"  # how /etc/passwd begins
# Runs in the empty working directory before the CLI, as the command that starts it.
IN_HOME = ("/bin/sh", "-c", f'for at in canary ../canary; do echo {CANARY} > $at; done; exec "$@"', "sh")
RELATIVE = ("../canary", "canary")


@contextlib.contextmanager
def outside(folder: Path) -> Iterator[Sequence[str]]:
    """Their paths: one in the folder and, where this user may write there, one in `/`."""
    places = [folder / "canary"]
    if os.access("/", os.W_OK):
        places.append(Path(f"/canary-{secrets.token_hex(4)}"))
    try:
        for place in places:
            place.write_text(CANARY, encoding="utf-8")
        yield [str(place) for place in places]
    finally:
        for place in places:
            place.unlink(missing_ok=True)


def unread(sent: str) -> bool:
    """Whether nothing of these files stands in what was sent."""
    return CANARY not in sent and PASSWORDS not in sent
