"""Where texts lie in guest RAM, and which 32-bit words anywhere in it point at them.

Guest address = offset in `ram`: the games run with flat segments. Nothing here knows a record.
"""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

LONGEST_TEXT = 128


def addresses_of(ram: bytes, text: str, limit: int = 64) -> list[int]:
    """Where `text`, closed by a NUL, stands in RAM, also as the end of a longer text; at most `limit`."""
    needle = text.encode("latin-1") + b"\0"
    found: list[int] = []
    at = ram.find(needle)
    while at >= 0 and len(found) < limit:
        found.append(at)
        at = ram.find(needle, at + 1)
    return found


def pointers_to(ram: bytes, addresses: Collection[int]) -> dict[int, list[int]]:
    """Positions of words, aligned or not, that hold one of the addresses: by address, in order."""
    found: dict[int, list[int]] = {address: [] for address in addresses}
    if not found:
        return {}
    wanted = np.array(sorted(found), "<u4")
    low, span = wanted[0], np.uint32(int(wanted[-1]) - int(wanted[0]))
    for shift in range(min(4, len(ram))):
        words = np.frombuffer(ram, "<u4", (len(ram) - shift) // 4, shift)
        near = np.flatnonzero((words - low) <= span)  # unsigned: a word below `low` wraps to a large one
        for index in near[np.isin(words[near], wanted)].tolist():
            found[int(words[index])].append(4 * index + shift)
    return {address: sorted(places) for address, places in found.items()}


def shown_text(ram: bytes, address: int) -> str | None:
    """The printable Latin-1 text at an address; None when there is none, it is empty or has no near end."""
    if not 0 < address < len(ram):
        return None
    end = ram.find(b"\0", address, address + LONGEST_TEXT)
    if end <= address:
        return None
    data = ram[address:end]
    printable = all(byte >= 0xA0 or 0x20 <= byte < 0x7F for byte in data)
    return data.decode("latin-1") if printable else None


def word_at(ram: bytes, address: int) -> int:
    """The 32-bit word at an address; 0 outside of RAM."""
    return int.from_bytes(ram[address : address + 4], "little") if address >= 0 else 0
