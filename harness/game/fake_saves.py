"""The six files of a fake save, named and framed like the real ones."""

from __future__ import annotations

import hashlib
import struct
from pathlib import Path

from cm9798.snapshot import Table
from harness.game.fake_world import World

INDEX_NAME_BYTES, SLOTS = 80, 7
NAMED = {"PLDATA": "player", "TMDATA": "club", "MGDATA": "manager", "CPDATA": "competition"}
GENERAL = ("world", "match", "fixture", "news", "offer", "question", "transfer", "career")


def files_of(world: World, slot: int) -> dict[str, bytes]:
    """Content by file name; the tables with their strings, then the date and fixtures."""
    club = world.state.names["club"][world.human_club][1]
    index = bytearray(INDEX_NAME_BYTES * SLOTS)
    name = f"{club} {world.today:%d.%m.%Y}".encode("latin-1")
    index[INDEX_NAME_BYTES * (slot - 1) : INDEX_NAME_BYTES * (slot - 1) + len(name)] = name
    files = {
        f"{file}{slot}.S16": _table(world[name], world.state.names[name]) for file, name in NAMED.items()
    }
    files[f"GNDATA{slot}.S16"] = b"".join(world[name].tobytes() for name in GENERAL)
    return files | {"GAMESS16.IDX": bytes(index)}


def content_of(folder: Path, slot: int) -> str | None:
    """A digest of the slot's five files as they lie there; None when one is missing."""
    digest = hashlib.sha256()
    for stem in (*NAMED, "GNDATA"):
        path = folder / f"{stem}{slot}.S16"
        if not path.is_file():
            return None
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _table(table: Table, names: list[tuple[str, ...]]) -> bytes:
    parts = [struct.pack("<H", len(table))]
    for row, strings in zip(table, names, strict=True):
        for text in strings:
            encoded = text.encode("latin-1")
            parts.append(struct.pack("<H", len(encoded)) + encoded)
        parts.append(row.tobytes())
    return b"".join(parts)
