"""Where guest RAM lies inside the emulator's process, found by what every PC has at fixed places."""

from __future__ import annotations

import contextlib
import struct

from memdaemon.errors import GuestEnded
from memdaemon.guest.process_memory import ProcessMemory

PAGE = 0x1000
HEADER = 0x10  # malloc's header before a large block: the RAM begins behind it
BIOS_DATE_AT = 0xFFFF5
BIOS_DATE = b"01/01/92"  # seen: DOSBox's own BIOS
MEMORY_SIZE_AT = 0x413
MEMORY_SIZE = struct.pack("<H", 0x280)  # 640 KiB
KEY_BUFFER_AT = 0x480
KEY_BUFFER = struct.pack("<HH", 0x1E, 0x3E)  # its start and end in the BIOS data area


def find_base(memory: ProcessMemory, ram_bytes: int) -> int | None:
    """The host address of guest address 0; None while no single place fits: the BIOS is not set up yet."""
    found = [
        base
        for mapping in memory.mappings()
        if mapping.end - mapping.start >= ram_bytes
        for base in range(mapping.start + HEADER, mapping.end - ram_bytes + 1, PAGE)
        if _fits(memory, base)
    ]
    return found[0] if len(found) == 1 else None


def _fits(memory: ProcessMemory, base: int) -> bool:
    with contextlib.suppress(GuestEnded):  # a hole in the mapping
        return (
            memory.read(base + BIOS_DATE_AT, len(BIOS_DATE)) == BIOS_DATE
            and memory.read(base + MEMORY_SIZE_AT, 2) == MEMORY_SIZE
            and memory.read(base + KEY_BUFFER_AT, 4) == KEY_BUFFER
        )
    return False
