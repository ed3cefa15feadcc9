"""GAMESS16.IDX: the names of the seven save slots, 80 bytes each, NUL-padded."""

from __future__ import annotations

from pathlib import Path

from cm9798.files import fixed_text
from cm9798.files.errors import FileFormatError

NAME = "GAMESS16.IDX"
SLOTS = 7
WIDTH = 80


def decode(data: bytes) -> tuple[str, ...]:
    """The seven names, "" for an empty slot; what may follow them is unknown and ignored."""
    if len(data) < SLOTS * WIDTH:
        raise FileFormatError(NAME, 0, f"{SLOTS} names of {WIDTH} bytes", f"{len(data)} bytes")
    return tuple(fixed_text.decode(data[i * WIDTH : (i + 1) * WIDTH]) for i in range(SLOTS))


def encode(names: tuple[str, ...]) -> bytes:
    """The index of seven slots; ValueError when a name is too long or not Latin-1."""
    if len(names) != SLOTS:
        raise ValueError(f"an index has {SLOTS} names, not {len(names)}")
    return b"".join(fixed_text.encode(name, WIDTH) for name in names)


def read(directory: Path) -> tuple[str, ...]:
    """The slots' names of a game directory; all empty when it has no saved game yet."""
    path = directory / NAME
    return decode(path.read_bytes()) if path.exists() else ("",) * SLOTS
