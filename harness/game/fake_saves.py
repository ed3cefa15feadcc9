"""The six files of a fake save, named and framed like the real ones."""

from __future__ import annotations

import struct

from cm9798.records.encodings import encode_date
from cm9798.snapshot import Table
from harness.game.fake_world import World

INDEX_NAME_BYTES, SLOTS = 80, 7


def files_of(world: World, slot: int) -> dict[str, bytes]:
    """Content by file name; the tables with their strings, then the date and fixtures."""
    club = world.club_names[world.human_club][1]
    competitions = world.snapshot().competition_names
    index = bytearray(INDEX_NAME_BYTES * SLOTS)
    name = f"{club} {world.today:%d.%m.%Y}".encode("latin-1")
    index[INDEX_NAME_BYTES * (slot - 1) : INDEX_NAME_BYTES * (slot - 1) + len(name)] = name
    general = bytes(3) + bytes(encode_date(world.today)) + world.match.tobytes() + world.fixtures.tobytes()
    return {
        f"PLDATA{slot}.S16": _table(world.players, world.player_names),
        f"TMDATA{slot}.S16": _table(world.clubs, world.club_names),
        f"MGDATA{slot}.S16": _table(world.managers, world.manager_names),
        f"CPDATA{slot}.S16": _table(world.competitions, competitions),
        f"GNDATA{slot}.S16": general,
        "GAMESS16.IDX": bytes(index),
    }


def _table(table: Table, names: tuple[tuple[str, ...], ...]) -> bytes:
    parts = [struct.pack("<H", len(table))]
    for row, strings in zip(table, names, strict=True):
        for text in strings:
            encoded = text.encode("latin-1")
            parts.append(struct.pack("<H", len(encoded)) + encoded)
        parts.append(row.tobytes())
    return b"".join(parts)
